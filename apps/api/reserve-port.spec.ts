import { once } from 'node:events';
import { createServer } from 'node:net';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { reservePort } from './reserve-port.js';

const local = { HOST: '127.0.0.1' };

test('a given port stays, and one that is taken is an error before anything else is opened', async () => {
  const first = await reservePort(readEnvironment({ ...local, PORT: '0' }));
  const environment = readEnvironment({ ...local, PORT: String(first.environment.PORT) });
  await expect(reservePort(environment)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.release();
  const held = await reservePort(environment);
  expect(held.environment).toBe(environment);
  await held.release();
});

test('with PORT=0 the address names the final port', async () => {
  const { environment, release } = await reservePort(readEnvironment({ ...local, PORT: '0' }));
  expect(environment.PORT).toBeGreaterThan(0);
  expect(environment.publicUrl).toBe(`http://localhost:${environment.PORT}`);
  await release();
  const server = createServer().listen(environment.PORT, environment.HOST);
  await once(server, 'listening');
  server.close();
});

test('a reserved port is taken until it is released', async () => {
  const { environment, release } = await reservePort(readEnvironment({ ...local, PORT: '0' }));
  const other = createServer().listen(environment.PORT, environment.HOST);
  const [fault] = await once(other, 'error');
  expect(fault).toMatchObject({ code: 'EADDRINUSE' });
  await release();
});

test('a given PUBLIC_URL stays, whatever the port', async () => {
  const given = readEnvironment({
    ...local,
    PORT: '0',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://swap.example/',
  });
  const { environment, release } = await reservePort(given);
  expect(environment.publicUrl).toBe('https://swap.example');
  await release();
});

test('a foreign host is an error', async () => {
  const nowhere = readEnvironment({ HOST: '192.0.2.1', PORT: '0' });
  await expect(reservePort(nowhere)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
