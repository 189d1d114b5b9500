"""The figures of one process, as Prometheus reads them. No label names a member, a table, a card or a role."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()
FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # seconds; after three Discord takes no answer
THOUGHT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)
LATE = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)


class Metrics:
    """Counted as things happen; the gauges are read when somebody asks (see `bot.watching.gauges`)."""

    def __init__(self) -> None:
        self.registry = to = CollectorRegistry()
        self.presses = Counter(
            "maitre_presses",
            "Interactions served, by what they were and how they ended",
            ["what", "outcome"],
            registry=to,
        )
        self.acknowledged = Histogram(
            "maitre_acknowledgement_seconds",
            "From an interaction's arrival to its first answer",
            buckets=FAST,
            registry=to,
        )
        self.requests = Counter(
            "maitre_discord_requests", "Requests to Discord, by kind and status", ["kind", "status"], registry=to
        )
        self.rate_limited = Counter(
            "maitre_discord_rate_limited",
            "Requests that Discord refused with 429, by kind and scope",
            ["kind", "scope"],
            registry=to,
        )
        self.lateness = Histogram(
            "maitre_waker_lateness_seconds", "How late what was due at a table was done", buckets=LATE, registry=to
        )
        self.decisions = Histogram(
            "maitre_ai_decision_seconds", "How long AI players thought", ["game"], buckets=THOUGHT, registry=to
        )
        self.tables = Gauge(
            "maitre_tables", "Tables that are kept, by game and status", ["game", "status"], registry=to
        )
        self.lobbies = Gauge("maitre_lobbies", "Open lobbies", registry=to)
        self.outbox = Gauge("maitre_outbox_facts", "Facts that wait to be delivered", registry=to)
        self.gateway = Gauge("maitre_gateway_connected", "1 while all shards are connected, else 0", registry=to)
        self.behind = Gauge("maitre_waker_behind_seconds", "How long what is due next has been due", registry=to)
        self.database = Gauge("maitre_database_bytes", "Size of the database", registry=to)
