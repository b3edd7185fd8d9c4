"""The contract between server and clients: every message as a msgspec struct.

A module a subject: `commands` is what clients send about a game, `notices` what the server sends by
WebSocket; `tables`, `position`, `replays`, `people`, `games`, `campaigns`, `chat` and `webhooks`
hold what REST takes and answers. Structs that only the server sends end in `Out` or `Notice`.
Nothing here knows the server.
"""
