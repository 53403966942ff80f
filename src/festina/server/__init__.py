"""Tables on the network: seats without accounts, an append-only store, HTTP and WebSocket (see docs/server.md)."""
