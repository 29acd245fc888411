"""The Python SDK's client at work on a server: `client.py stdio COMMAND [ARGUMENT …]` or `client.py http URL`.

Prints one line of JSON: the server's name, its tools, and what three calls came to.
"""

import asyncio
import json
import os
import sys

import httpx2
from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client


async def visit(session):
    hello = await session.initialize()
    tools = await session.list_tools()
    stored = await session.call_tool("ingest", {"text": "x", "filename": "a.md"})
    wrong = await session.call_tool("ingest", {})
    unknown = await session.call_tool("nothing", {})
    await session.send_ping()
    report = {
        "server": hello.server_info.name,
        "protocol": hello.protocol_version,
        "tools": [tool.name for tool in tools.tools],
        "stored": json.loads(stored.content[0].text)["pipeline"]["status"],
        "errors": [stored.is_error, wrong.is_error, unknown.is_error],
    }
    print(json.dumps(report))


async def main():
    transport, target, *arguments = sys.argv[1:]
    if transport == "stdio":
        server = StdioServerParameters(command=target, args=arguments, env=dict(os.environ))
        async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
            await visit(session)
    else:
        headers = {"authorization": "Bearer k"}
        async with httpx2.AsyncClient(headers=headers) as http:
            async with streamable_http_client(target, http_client=http) as (reading, writing, *_):
                async with ClientSession(reading, writing) as session:
                    await visit(session)


asyncio.run(main())
