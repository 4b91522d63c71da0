import { CommandBus } from '@nestjs/cqrs';
import { startTimers } from '../../../apps/api/timers.js';
import { erasureEvents } from '../erasure/erasure.events.js';
import { grown, openMembers, password, yearsAgo } from '../members.given.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

describe('a member who turns out to be under 13', () => {
  test('is erased in the request: no session, no way back, no second date of birth', async () => {
    const max = await ageless('Max', 'the school computer');
    const refused = await give(max, yearsAgo(9));
    expect(refused).toMatchObject({ status: 403, body: { code: 'SIGN_UP_HELD' } });
    for (const [method, path, sent] of [
      ['DELETE', '/api/account/erasure', undefined],
      ['POST', '/api/account/date-of-birth', { dateOfBirth: '1990-01-01' }],
      ['GET', '/api/account/profile', undefined],
    ] as const)
      expect(await max.call(method, path, sent)).toMatchObject({ status: 401 });
    expect(await rowsOf(max.id)).toEqual([]);
    expect(await erasureOf(max.id)).toEqual(['ErasureRequested', 'ErasurePerformed']);
    await smc.settle();
    expect((await smc.guest(`/api/members/${max.id}`)).status).toBe(404);
  });

  test('is erased at once, also when they asked for it with days of grace before', async () => {
    const pip = await ageless('Pip', 'the library');
    await pip.ok('POST', '/api/account/erasure', {});
    expect((await give(pip, yearsAgo(9))).status).toBe(403);
    expect(await rowsOf(pip.id)).toEqual([]);
    expect(await erasureOf(pip.id)).toEqual(['ErasureRequested', 'ErasureRequested', 'ErasurePerformed']);
  });

  test('is shut out from that request on, also where the erasure has to wait for the timer', async () => {
    const tom = await ageless('Tom', 'the neighbors');
    const mail = String((await tom.status()).email);
    await smc.house.processors.stop();
    expect((await give(tom, yearsAgo(9))).status).toBe(403);
    smc.house.processors.start();
    expect(await tom.call('DELETE', '/api/account/erasure')).toMatchObject({ status: 401 });
    const again = await fetch(`${smc.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: mail, password }),
    });
    expect(again.ok).toBe(false);
    await withTimers(async () => (await rowsOf(tom.id)).length === 0);
    expect((await erasureOf(tom.id)).at(-1)).toBe('ErasurePerformed');
  });
});

test('a hold goes when its day is over, whether somebody else is held or not', async () => {
  await smc.pool.query("insert into members.hold (key, until) values ('a', now() - interval '1 s')");
  await smc.pool.query("insert into members.hold (key, until) values ('b', now() + interval '1 day')");
  const held = async () =>
    (await smc.pool.query<{ key: string }>("select key from members.hold where key in ('a', 'b')")).rows;
  await withTimers(async () => (await held()).length < 2);
  expect(await held()).toEqual([{ key: 'b' }]);
});

/** Somebody whose date of birth is not on record, as members have been before it was asked for. */
async function ageless(name: string, agent: string): Promise<Member> {
  return smc.member(name, { agent });
}

const give = (member: Member, dateOfBirth: string) =>
  member.call('POST', '/api/account/date-of-birth', { dateOfBirth });

/** Timers run until it is so. */
async function withTimers(isSo: () => Promise<boolean>): Promise<void> {
  const timers = startTimers(smc.house, smc.server.app.get(CommandBus), 200);
  while (!(await isSo()));
  await timers.stop();
}

async function rowsOf(memberId: string): Promise<readonly unknown[]> {
  const { rows } = await smc.pool.query(
    'select member_id from identity.account where member_id::text = $1 union all select member_id from identity.session where member_id::text = $1',
    [memberId],
  );
  return rows;
}

const erasureOf = async (memberId: string) =>
  (await smc.house.journal.read(erasureEvents, memberId)).map(({ type }) => type);
