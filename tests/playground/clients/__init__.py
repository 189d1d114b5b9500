"""Small bots on other libraries than the product's. Each logs in, registers /dine, answers it with a message with a
button, and changes that message when the button is pressed. `tests.playground.test_clients` starts them as processes.
"""
