"""The page for authors of other clients: the JSON interface and the socket, written from their own descriptions."""

from __future__ import annotations

from html import escape
from typing import Any

from .messages import SocketRequest, socket_request

STYLE = """
:root { color-scheme: light dark; --ink: #23211d; --soft: #6b655b; --paper: #f6f1e7; --line: #d8cfbd;
  --accent: #3d5a80 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece5d8; --soft: #a89f8f; --paper: #1d1b18; --line: #3b372f; --accent: #93b4dc } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; font-weight: 600 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
h3 { margin: 1.75rem 0 .25rem; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere }
h3 b { display: inline-block; min-width: 4.5em; color: var(--accent) }
p { margin: .25rem 0 }
code { font: .9em ui-monospace, monospace }
table { border-collapse: collapse; margin: .5rem 0; font-size: .9rem; display: block; overflow-x: auto }
th, td { text-align: left; padding: .2rem .9rem .2rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
th, .quiet { color: var(--soft); font-weight: 400 }
a { color: var(--accent) }
"""
INTRODUCTION = """
<p>Everything the browser client does, it does through this interface, and so can yours. Requests and answers are JSON.
A refusal is <code>{"code": …, "message": …}</code> with a 4xx status: the code is for programs, the sentence for
people, in the language of <code>?lang=</code> (<code>en</code>, <code>fr</code>, <code>pt</code>).</p>
<p>A seat belongs to whoever shows its secret: what its private link carries behind the <code>#</code>. A program shows
it in the header <code>Authorization: Seat SECRET</code>, over HTTP and when it opens the socket; a browser exchanges it
once for its cookie (<code>POST /api/tables/{table}/hold</code>). Without either you watch, and see what everybody may
see. A request with an <code>Origin</code> other than this server's own is refused, unless the server allows it.</p>
<p>Each address has a bucket of requests that fills by itself, and dear requests take more from it than cheap ones.
With 429 the header <code>Retry-After</code> says how many seconds to wait.</p>
<p>The same as a file for generators: <a href="/api/openapi.json"><code>/api/openapi.json</code></a>.</p>
"""
SOCKET = """
<p>One socket for each viewer. The first message is a <code>state</code>: the table as this viewer may see it, with
<code>touches</code>, the legal touches in words, when it is this seat's turn. After every change a new
<code>state</code> follows, with the log lines since the last one. <code>presence</code> tells who is here, who
thinks, which bot has <code>trouble</code> and tries again, and how many watch, once for many changes;
<code>about</code> and <code>hint</code> answer a question, a hint only as long as the game stays where it is;
<code>about</code> an open touch says by <code>final</code> that it cannot be taken back once it is made,
and by <code>why</code> what it brings to light;
<code>ahead</code> shows what an open touch would lead to, in a few <code>positions</code> in which all that is unknown
to the seat is dealt anew: sure is what is the same in all of them;
<code>coach</code> says what is at stake, and with <code>plans</code> sensible ways to play the turn follow;
<code>why</code> says whether an open touch is good, and <code>look-back</code> is answered by <code>turn</code>, what
the last own turn brought;
<code>refused</code> says why something was not done. After <code>gone</code>, which says who deleted the game, the
socket closes with code 4410. A touch names the <code>number</code> of touches it has seen, so that one which comes late
is refused and changes nothing. Close code 1013 asks to come back a little later.</p>
<p>A line of the log has its words and, for programs, its <code>event</code> with the numbers in its
<code>fields</code>. <code>others</code> names opponents that the rules play, such as the Tengu of Bitoku: in
<code>scores</code>, <code>breakdown</code> and <code>winners</code> they come after the seats.</p>
"""


def page(openapi: dict[str, Any]) -> str:
    """The whole page."""
    paths = [
        operation(method, path, each) for path, methods in openapi["paths"].items() for method, each in methods.items()
    ]
    schemas = openapi.get("components", {}).get("schemas", {})
    bodies = [model(name, each) for name, each in schemas.items() if "properties" in each]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ennichi: the interface</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/api/docs.css"></head><body><main>'
        f"<h1>The interface</h1>{INTRODUCTION}"
        f"<h2>Requests</h2>{''.join(paths)}"
        f"<h2>The socket</h2><h3><b>WS</b>/api/tables/{{table}}/live?lang=…</h3>{SOCKET}"
        f"{''.join(socket_messages())}"
        f"<h2>What is sent and answered</h2>{''.join(bodies)}</main></body></html>"
    )


def operation(method: str, path: str, described: dict[str, Any]) -> str:
    rows = [
        (each["name"], sort(each["schema"]), each["in"] + ("" if each.get("required") else ", optional"))
        for each in described.get("parameters", [])
    ]
    body = described.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(("body", sort(body), "JSON"))
    words = escape(described.get("description") or described.get("summary", ""))
    return f"<h3><b>{method.upper()}</b>{escape(path)}</h3><p>{words}</p>{rows_table(rows)}"


def model(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        (field, sort(each), "" if field in required else "optional") for field, each in schema["properties"].items()
    ]
    words = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{words}</p>{rows_table(rows)}'


def socket_messages() -> list[str]:
    schemas = socket_request.json_schema()["$defs"]
    return [model(each.__name__, schemas[each.__name__]) for each in SocketRequest.__args__]


def sort(schema: dict[str, Any]) -> str:
    """The type of a value, shortly, as HTML."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(each))}</code>" for each in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(sort(each) for each in schema[several])
    if schema.get("type") == "array":
        return f"list of {sort(schema['items'])}"
    limits = [
        f"{words} {schema[key]}"
        for key, words in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most"), ("minLength", "at least"))
        if key in schema
    ]
    return escape(" ".join([schema.get("type", "any"), *limits]))


def rows_table(rows: list[tuple[str, str, str]]) -> str:
    lines = [
        f'<tr><td><code>{escape(name)}</code></td><td>{what}</td><td class="quiet">{escape(how)}</td></tr>'
        for name, what, how in rows
    ]
    return f"<table>{''.join(lines)}</table>" if lines else ""
