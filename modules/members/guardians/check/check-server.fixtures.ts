import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A local service that answers questions about guardians as the test tells it. */
export async function openCheckServer() {
  const asked: Asked[] = [];
  let answer = (response: ServerResponse): unknown => response.end();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    answer(response);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/check`,
    close,
    /** Accept calls again at the same address. */
    reopen: () => listen(port),
    says: (verdict: unknown, status = 200) => {
      answer = (response) => response.writeHead(status).end(JSON.stringify({ verdict }));
    },
    does: (next: typeof answer) => {
      answer = next;
    },
  };
}
