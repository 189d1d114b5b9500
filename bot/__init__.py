"""The running application: tables kept, messages carried, deadlines watched."""
