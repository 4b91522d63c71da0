import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { jsonBody, levelsOf } from './json-body.js';
import type { SignedRequest } from './route.js';

test.each([
  ['{}', 1],
  ['{"a":[1,[2]],"b":{}}', 3],
  ['{"a":"[[[\\"[[["}', 1],
  ['7', 0],
])('%s has %i levels', (json, levels) => expect(levelsOf(Buffer.from(json))).toBe(levels));

test('a body keeps its bytes, and one of 5,000 levels is refused', async () => {
  const app = express();
  app.use(
    jsonBody(),
    (request, response) => void response.send((request as SignedRequest).rawBody?.toString()),
  );
  app.use(
    (
      error: { status: number },
      _request: express.Request,
      response: express.Response,
      _next: express.NextFunction,
    ) => void response.status(error.status).end(),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  expect(await (await post('{ "a": 1 }')).text()).toBe('{ "a": 1 }');
  expect((await post('['.repeat(5_000) + ']'.repeat(5_000))).status).toBe(400);
  server.close();
});
