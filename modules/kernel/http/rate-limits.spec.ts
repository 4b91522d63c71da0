import { z } from 'zod';
import { type Endpoint, endpoint } from './contract.js';
import { RateLimits } from './rate-limits.js';
import type { SignedRequest } from './route.js';

const read = endpoint({ method: 'GET', path: '/api/things', auth: 'guest', summary: 'Things' });
const command = endpoint({ method: 'POST', path: '/api/things', auth: 'guest', summary: 'A thing' });
const archive = endpoint({ ...read, path: '/api/archive', rateLimit: { calls: 2, minutes: 60 } });
const photo = endpoint({ ...read, path: '/api/photo', skipRateLimit: true });

test('guests of one network share their reads; another network has its own', async () => {
  const limits = new RateLimits(5);
  for (let call = 0; call < 5; call++) await limits.count(read, guest('192.0.2.1'));
  await expect(limits.count(read, guest('192.0.2.1'))).rejects.toMatchObject({
    kind: 'too-many',
    code: 'TOO_MANY_CALLS',
    details: { retryAfter: expect.any(Number) },
  });
  await limits.count(read, guest('192.0.2.2'));
});

test('the networks of one IPv6 site share eight times the limit, and one that is over its own leaves the others theirs', async () => {
  const limits = new RateLimits(5);
  const call = (subnet: number) => limits.count(read, guest(`2001:db8:7:${subnet}::9`));
  for (let count = 0; count < 5; count++) await call(0);
  for (let count = 0; count < 40; count++) await expect(call(0)).rejects.toThrow();
  for (let count = 0; count < 35; count++) await call(1 + Math.floor(count / 5));
  await expect(call(9)).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  await limits.count(read, guest('2001:db8:8::9'));
});

test('guests have a fifth of the limit for commands, counted beside their reads', async () => {
  const limits = new RateLimits(5);
  await limits.count(command, guest('192.0.2.1'));
  await expect(limits.count(command, guest('192.0.2.1'))).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  await limits.count(read, guest('192.0.2.1'));
});

test('commands of guests that no route accepts, or of another route, leave the others their share', async () => {
  const door = endpoint({
    ...command,
    path: '/api/door',
    body: z.strictObject({ email: z.string() }),
  });
  const limits = new RateLimits(10);
  const sent = (body: unknown, path: Endpoint = door) =>
    limits.count(path, { ...guest('192.0.2.1'), body } as SignedRequest);
  for (let call = 0; call < 2; call++) await sent({ junk: true });
  await expect(sent({ junk: true })).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  for (let call = 0; call < 2; call++) await sent({}, command);
  await expect(sent({}, command)).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
  for (let call = 0; call < 2; call++) await sent({ email: 'ana@example.com' });
  await expect(sent({ email: 'ana@example.com' })).rejects.toMatchObject({ code: 'TOO_MANY_CALLS' });
});

test('members are counted by id, from any network', async () => {
  const limits = new RateLimits(2);
  await limits.count(read, member('ana', '192.0.2.1'));
  await limits.count(command, member('ana', '192.0.2.2'));
  await expect(limits.count(read, member('ana', '192.0.2.3'))).rejects.toMatchObject({
    code: 'TOO_MANY_CALLS',
  });
  await limits.count(read, member('bob', '192.0.2.1'));
});

test('an expensive call has a limit of its own', async () => {
  const limits = new RateLimits(100);
  await limits.count(archive, member('ana', '192.0.2.1'));
  await limits.count(archive, member('ana', '192.0.2.1'));
  await expect(limits.count(archive, member('ana', '192.0.2.1'))).rejects.toMatchObject({
    code: 'TOO_MANY_CALLS',
  });
  await limits.count(read, member('ana', '192.0.2.1'));
});

test('the count says how many calls are left', async () => {
  expect(await new RateLimits(5).count(read, guest('192.0.2.1'))).toMatch(/^"calls";r=4;t=300$/);
});

test.each([
  ['a limit of 0', new RateLimits(0), read],
  ['a call without a limit', new RateLimits(1), photo],
])('%s counts nothing', async (_, limits, contract) => {
  for (let call = 0; call < 3; call++)
    expect(await limits.count(contract, guest('192.0.2.1'))).toBeUndefined();
});

const guest = (ip: string) => ({ ip }) as SignedRequest;
const member = (id: string, ip: string) => ({ ip, actor: { id, roles: [] } }) as unknown as SignedRequest;
