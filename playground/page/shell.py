"""The page itself, and its files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from playground.page.guard import HEADERS
from playground.page.words import LANGUAGES, fill, language_of

if TYPE_CHECKING:
    from playground.page.guard import Guard
    from playground.server import Playground

HERE = Path(__file__).parent
COOKIE = "language"  # what was chosen on the page


class Shell:
    """Serves what stands still: the page with its members, the scripts and the style."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def routes(self, guard: Guard) -> list[web.RouteDef]:
        """The page's own routes."""
        return [
            web.get("/", guard.page(self.page)),
            web.get(r"/static/{name:[a-z-]+\.(?:js|css|svg)}", guard.page(self.file)),
        ]

    async def page(self, request: web.Request) -> web.StreamResponse:
        """The page as one member sees it: `/?as=<member id>`.

        A member's user name leads to that page, anything else to the first member's. Its language is the one that was
        chosen there, else the browser's.
        """
        members = self.playground.hands.members()
        wanted = request.query.get("as", "")
        if wanted not in {one["id"] for one in members}:
            named = next((one for one in members if one["username"] == wanted.lower()), members[0])
            raise web.HTTPFound(request.rel_url.update_query({"as": named["id"]}))
        language = language_of(request.cookies.get(COOKIE), request.headers.get("Accept-Language", ""))
        html = self.templates.get_template("page.html").render(
            members=members,
            me=wanted,
            guild=self.playground.world.guild["name"],
            language=language,
            words=LANGUAGES[language],
            fill=fill,
            given={
                "language": language,
                "languages": [[code, one["language-name"]] for code, one in LANGUAGES.items()],
                "words": LANGUAGES[language],
            },
        )
        return web.Response(text=html, content_type="text/html", headers=HEADERS | {"Vary": "Accept-Language, Cookie"})

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A script, a style or a drawing."""
        path = HERE / "static" / request.match_info["name"]
        if not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=HEADERS)
