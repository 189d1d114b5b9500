"""How news of a table becomes messages: routes, lines, questions, and the carrier that serves them."""
