import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port that stays free: below those that the system gives to others, so that an app can come back on it. */
export async function freePort() {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
