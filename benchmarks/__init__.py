"""Measurements, never assertions: each prints its figures, with the bare machine's beside them where that says more."""
