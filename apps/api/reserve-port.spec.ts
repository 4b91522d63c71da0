import { once } from 'node:events';
import { createServer } from 'node:net';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { reservePort } from './reserve-port.js';

const local = { HOST: '127.0.0.1' };

test('a port that was asked for stays as it is, and nothing is held', async () => {
  const environment = readEnvironment({ ...local, PORT: '3999' });
  const held = await reservePort(environment);
  expect(held.environment).toBe(environment);
  await held.release();
});

test('with PORT=0 the address names the port that is listened on in the end', async () => {
  const { environment, release } = await reservePort(readEnvironment({ ...local, PORT: '0' }));
  expect(environment.PORT).toBeGreaterThan(0);
  expect(environment.publicUrl).toBe(`http://localhost:${environment.PORT}`);
  await release();
  const server = createServer().listen(environment.PORT, environment.HOST);
  await once(server, 'listening');
  server.close();
});

test('until then nobody else gets it', async () => {
  const { environment, release } = await reservePort(readEnvironment({ ...local, PORT: '0' }));
  const other = createServer().listen(environment.PORT, environment.HOST);
  const [fault] = await once(other, 'error');
  expect(fault).toMatchObject({ code: 'EADDRINUSE' });
  await release();
});

test('an address that was set stands, whatever the port', async () => {
  const given = readEnvironment({ ...local, PORT: '0', PUBLIC_URL: 'https://swap.example/' });
  const { environment, release } = await reservePort(given);
  expect(environment.publicUrl).toBe('https://swap.example');
  await release();
});

test('a host that is not ours is told', async () => {
  const nowhere = readEnvironment({ HOST: '192.0.2.1', PORT: '0' });
  await expect(reservePort(nowhere)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
