import { openMembers, profile } from '../members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

const called = (handle: string) => ({ ...profile, handle });

test('a member whose command is refused keeps the handle', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  expect(await put(ana, called('first-x'), 'the key of Ana')).toBe(200);
  expect(await put(ana, called('second-x'), 'the key of Ana')).toBe(422);
  expect(await put(bob, called('first-x'))).toBe(409);
  expect(await put(bob, called('second-x'))).toBe(200);
  await smc.waitForProcessors();
  expect((await smc.guest('/api/members/first-x')).body).toMatchObject({ id: ana.id });
});

test('a repeated command changes no handle, and gets the same answer', async () => {
  const [cal, dee] = [await smc.member('Cal'), await smc.member('Dee')];
  expect(await put(cal, called('h-one'), 'the key of Cal')).toBe(200);
  expect(await put(cal, called('h-two'))).toBe(200);
  expect(await put(cal, called('h-one'), 'the key of Cal')).toBe(200);
  expect(await put(dee, called('h-two'))).toBe(409);
  expect(await put(dee, called('h-one'))).toBe(200);
  expect(await put(cal, called('h-one'), 'the key of Cal')).toBe(200);
  expect([await handlesOf(cal), await handlesOf(dee)]).toEqual([['h-two'], ['h-one']]);
});

test('concurrent changes leave the member with the handle of the profile', async () => {
  const eve = await smc.member('Eve');
  const all = Array.from({ length: 16 }, (_, at) => put(eve, called(at % 2 ? 'odd-one' : 'even-one')));
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
  const { handle } = (await eve.get('/api/account/profile')).body;
  expect(await handlesOf(eve)).toEqual([handle]);
});

test('a page with a handle that was given up since hears of the change, not of a handle that is taken', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  expect(await put(fay, called('old-name'))).toBe(200);
  const { version } = (await fay.get('/api/account/profile')).body;
  expect(await put(fay, called('new-name'))).toBe(200);
  const stale = { ...called('old-name'), bio: 'Fords.', madeFrom: version };
  for (const _ of ['while it is free', 'once it is taken']) {
    expect(await fay.call('PUT', '/api/account/profile', stale)).toMatchObject({
      body: { code: 'CHANGED_SINCE' },
    });
    expect(await handlesOf(fay)).toEqual(['new-name']);
    expect(await put(gus, called('old-name'))).toBe(200);
  }
});

async function put(member: Member, body: object, key?: string): Promise<number> {
  const { status } = await fetch(`${smc.url}/api/account/profile`, {
    method: 'PUT',
    headers: { ...member.as, 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });
  return status;
}

async function handlesOf({ id }: Member): Promise<readonly string[]> {
  const { rows } = await smc.pool.query<{ handle: string }>(
    'select handle from members.handle where member_id = $1',
    [id],
  );
  return rows.map(({ handle }) => handle);
}
