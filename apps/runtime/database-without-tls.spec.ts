import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { openRuntime } from './runtime.js';

test('a database that speaks no TLS, where TLS is asked for, ends the start with the name of its variable, and gets no password', async () => {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      heard.push(bytes);
      socket.write('N'); // the protocol's answer to a request for TLS: no
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dir = await mkdtemp(join(tmpdir(), 'smc-tls-'));
  const environment = readEnvironment({
    DATA_DIR: dir,
    DATABASE_URL: `postgres://smc:password@127.0.0.1:${port}/smc?sslmode=verify-full`,
  });
  await expect(openRuntime(environment, pino({ level: 'silent' }))).rejects.toThrow(
    'DATABASE_URL: that PostgreSQL does not let us in (The server does not support SSL connections).',
  );
  expect(Buffer.concat(heard)).toHaveLength(8); // the request for TLS, and nothing else
  server.close();
  await rm(dir, { recursive: true });
});
