import { listingBody, searchBody } from '../../test/authorisation.rows.js';
import { systemClock } from '../kernel/decider/clock.js';
import { newId } from '../kernel/decider/identifiers.js';
import { scheduledJob } from '../kernel/jobs/job.js';
import { JobWorker } from '../kernel/jobs/job-worker.js';
import { markVerified, openMembers } from '../members/members.fixtures.js';
import { rebuildReadModel } from './processors/rebuild-read-model.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let admin: Awaited<ReturnType<typeof smc.adminMember>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let bob: Awaited<ReturnType<typeof smc.member>>;

const reason = 'A test of the switch.';
const set = (name: string, value: boolean | number) =>
  admin.ok('POST', `/api/admin/settings/${name}`, { value, reason });
const refused = (status: number, code: string) => ({ status, body: { code } });

/** A setting for one test; the default follows it. */
async function during(name: string, value: boolean | number, work: () => Promise<void>): Promise<void> {
  const { settings } = (await admin.ok('GET', '/api/admin/settings')) as {
    settings: readonly { readonly name: string; readonly default: boolean | number }[];
  };
  await set(name, value);
  try {
    await work();
  } finally {
    await set(name, settings.find((one) => one.name === name)?.default ?? true);
  }
}

/** Jobs of this process, one of which fails whenever its time has come. */
function worker(): JobWorker {
  const { db, pool, processors } = smc.runtime;
  const polish = scheduledJob({
    name: 'polish',
    everySeconds: 3_600,
    run: () => Promise.reject(new Error('No wax.')),
  });
  const deps = { db, pool, clock: systemClock, report: () => undefined };
  return new JobWorker([rebuildReadModel({ db, clock: systemClock, processors }), polish], deps);
}

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [admin, ana, bob] = [await smc.adminMember(), await smc.member('Ana'), await smc.member('Bob')];
  for (const { id } of [ana, bob]) await markVerified(smc.pool, id);
}, 60_000);
afterAll(() => smc.close());

const signUp = { password: 'three two seven small block', dateOfBirth: '1968-05-04' };
const write = (member: typeof ana) =>
  member.call('POST', '/api/posts', { id: newId(), body: 'What carb is this?', kind: 'question' });
const writeTo = (member: typeof ana, to: string) =>
  member.call('POST', '/api/threads', {
    about: { kind: 'member', memberIds: [to] },
    message: { id: newId(), body: 'Hello' },
  });

test('no visitor makes an account while sign-ups are off, and members sign in as before', () =>
  during('sign-ups-open', false, async () => {
    const newcomer = { ...signUp, email: 'dora@example.com', name: 'Dora' };
    expect(await ana.call('POST', '/api/auth/sign-up', newcomer)).toMatchObject(
      refused(403, 'SIGN_UPS_CLOSED'),
    );
    const known = { email: ana.mail, password: signUp.password };
    expect(await ana.call('POST', '/api/auth/sign-in', known)).toMatchObject({ status: 200 });
  }));

test('nobody publishes a listing while new listings are off', async () => {
  const draft = await ana.call('POST', '/api/listings', listingBody);
  const publish = () => ana.call('POST', `/api/listings/${draft.body.id}/publish`);
  await during('new-listings-open', false, async () => {
    expect(await publish()).toMatchObject(refused(403, 'LISTING_CLOSED'));
  });
  expect(await publish()).toMatchObject({ status: 200 });
});

test('nobody posts while posting is off', () =>
  during('posting-open', false, async () => {
    expect(await write(ana)).toMatchObject(refused(403, 'POSTING_CLOSED'));
  }));

test('while first messages are off nobody opens a thread with a stranger, and threads go on', async () => {
  const { body } = await writeTo(ana, bob.id);
  await during('first-messages-open', false, async () => {
    expect(await writeTo(ana, admin.id)).toMatchObject(refused(403, 'FIRST_MESSAGES_CLOSED'));
    const message = { id: newId(), body: 'Are you there?' };
    expect((await ana.call('POST', `/api/threads/${body.id}/messages`, message)).status).toBeLessThan(300);
  });
});

test('in read-only mode only staff change things, and everybody reads and signs in', () =>
  during('read-only', true, async () => {
    expect(await write(ana)).toMatchObject(refused(503, 'SITE_READ_ONLY'));
    expect(await ana.get('/api/listings')).toMatchObject({ status: 200 });
    const known = { email: ana.mail, password: signUp.password };
    expect(await ana.call('POST', '/api/auth/sign-in', known)).toMatchObject({ status: 200 });
    expect(await write(admin)).not.toMatchObject({ status: 503 });
  }));

test('the daily limits of members are what the setting makes of them', async () => {
  const { body } = await write(ana);
  await during('daily-limits-percent', 10, async () => {
    const codes = [];
    for (let at = 0; at < 6; at++)
      codes.push((await bob.call('PUT', `/api/posts/${body.id}/reaction`, { kind: 'like' })).body.code);
    expect(codes).toEqual([...Array(5).fill(undefined), 'TOO_MANY_REACTIONS']);
  });
});

test('new accounts open as many threads a day as the setting says', () =>
  during('new-account-threads', 0, async () => {
    expect(await writeTo(bob, admin.id)).toMatchObject(refused(429, 'TOO_MANY_THREADS'));
  }));

test('new accounts send as many unanswered messages as the setting says', () =>
  during('new-account-messages', 1, async () => {
    expect(await writeTo(ana, bob.id)).toMatchObject(refused(429, 'TOO_MANY_MESSAGES'));
  }));

test('members save as many searches as the setting says', () =>
  during('saved-searches', 1, async () => {
    const save = (name: string) => ana.call('POST', '/api/saved-searches', { ...searchBody, name });
    const first = await save('One');
    await smc.waitForProcessors();
    expect([first.body.code, (await save('Two')).body.code]).toEqual([undefined, 'TOO_MANY_SEARCHES']);
  }));

test('an admin sees who changed a setting last, and why', async () => {
  await during('posting-open', false, async () => undefined);
  const { changes } = await admin.ok('GET', '/api/admin/settings');
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'posting-open',
        value: false,
        reason,
        by: { id: admin.id, name: 'Cleo' },
      }),
    ]),
  );
});

test('an announcement is read by those whom it is for, until it is withdrawn', async () => {
  const publish = (audience: string) =>
    admin.ok('POST', '/api/admin/announcements', {
      text: `For ${audience}`,
      link: { to: '/support', label: 'Why' },
      level: 'info',
      audience,
      from: new Date(Date.now() - 60_000).toISOString(),
      until: new Date(Date.now() + 60_000).toISOString(),
      reason,
    });
  for (const audience of ['everybody', 'members', 'staff']) await publish(audience);
  const texts = ({ body }: { readonly body: Record<string, unknown> }) =>
    (body.announcements as readonly { readonly text: string }[]).map(({ text }) => text);
  const read = () =>
    Promise.all([
      smc.guest('/api/announcements'),
      ana.get('/api/announcements'),
      admin.get('/api/announcements'),
    ]);
  expect((await read()).map(texts)).toEqual([
    ['For everybody'],
    ['For members', 'For everybody'],
    ['For staff', 'For members', 'For everybody'],
  ]);
  const { announcements } = await admin.ok('GET', '/api/admin/announcements');
  for (const { id } of announcements as readonly { readonly id: string }[])
    await admin.ok('POST', `/api/admin/announcements/${id}/withdraw`, { reason });
  expect((await read()).map(texts)).toEqual([[], [], []]);
});

interface Shown {
  readonly event: string;
  readonly type: string;
  readonly version: number;
  readonly position: number;
  readonly at: string;
  readonly data: object;
  readonly covered: readonly {
    readonly subject: object;
    readonly fields: readonly string[];
    readonly isErased: boolean;
  }[];
}

async function browse(query: Record<string, string | number>) {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return (await admin.ok('GET', `/api/admin/log?${asked}`)) as {
    readonly events: readonly Shown[];
    readonly before: number | null;
  };
}

test('the log is shown newest first, by stream, type, position and time', async () => {
  const all = await browse({});
  const positions = all.events.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((one, other) => other - one));
  const published = (await browse({ type: 'ListingPublished' })).events;
  expect(new Set(published.map(({ type }) => type))).toEqual(new Set(['ListingPublished']));
  const stream = published[0]?.event.split('@')[0] ?? '';
  const versions = (await browse({ stream })).events.map(({ version }) => version);
  expect(versions).toEqual(versions.map((_, at) => versions.length - at));
  const [, second] = all.events;
  expect((await browse({ position: second?.position ?? 0 })).events[0]).toEqual(second);
  const { events } = await browse({ until: second?.at ?? '' });
  expect(events.every(({ at }) => at <= (second?.at ?? ''))).toBe(true);
  expect(events[0]?.at).toBe(second?.at);
});

test('pages of the log follow one another without a gap', async () => {
  const whole = await smc.runtime.eventStore.log.readAll(0, 10_000);
  const positions: number[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page = await browse(before === undefined ? {} : { before });
    positions.push(...page.events.map(({ position }) => position));
    before = page.before;
  }
  expect(positions.slice(-whole.length)).toEqual(whole.map(({ position }) => position).toReversed());
});

test('a stream is read back from any number, however large', async () => {
  const { status } = await admin.call('GET', `/api/admin/log?stream=member-${admin.id}&before=${2 ** 40}`);
  expect(status).toBe(200);
});

test('personal fields are covered, and opened one event at a time for a reason', async () => {
  const { events } = await browse({ type: 'MessageSent' });
  const [sent] = events;
  expect(sent?.covered).toEqual([
    { subject: { id: ana.id, name: 'Ana' }, fields: expect.arrayContaining(['body']), isErased: false },
  ]);
  expect(JSON.stringify(sent?.data)).not.toContain('Hello');
  const open = (body: object) => admin.call('POST', '/api/admin/log/open', body);
  expect(await open({ event: sent?.event })).toMatchObject(refused(400, 'INVALID_INPUT'));
  expect(await open({ event: 'message-nothing@1', reason })).toMatchObject(refused(404, 'EVENT_NOT_FOUND'));
  const opened = await open({ event: events.at(-1)?.event, reason });
  expect(opened.body.data).toMatchObject({ body: 'Hello' });
});

test('what an erased person wrote is covered for good', async () => {
  const dora = await smc.member('Dora');
  await smc.waitForProcessors();
  await smc.runtime.eventStore.keys.erase(dora.id);
  const { events } = await browse({ stream: `member-${dora.id}` });
  const covered = events.flatMap((event) => event.covered);
  expect(new Set(covered.map(({ isErased }) => isErased))).toEqual(new Set([true]));
});

test('a parked stream is shown with the fault, and retried or refused in words', async () => {
  await smc.waitForProcessors();
  const { events } = await browse({ type: 'ListingPublished' });
  const [stream = '', version] = events[0]?.event.split('@') ?? [];
  await smc.pool.query(
    `insert into kernel.parked (name, stream, position, error, attempts) values ('listing-search', $1, $2, 'Error: no', 6)`,
    [stream, events[0]?.position],
  );
  const { parked } = await admin.ok('GET', '/api/admin/processors');
  expect(parked).toMatchObject([
    {
      processor: 'listing-search',
      stream,
      error: 'Error: no',
      attempts: 6,
      event: { type: 'ListingPublished', version: Number(version), actor: { name: 'Ana' } },
    },
  ]);
  const path = '/api/admin/processors/listing-search';
  const other = { stream, position: 1, reason };
  expect(await admin.call('POST', `${path}/skip`, other)).toMatchObject(refused(404, 'STREAM_NOT_PARKED'));
  await admin.ok('POST', `${path}/retry`, { stream, reason });
  expect(await admin.ok('GET', '/api/admin/processors')).toMatchObject({ parked: [] });
  expect(await admin.call('POST', '/api/admin/processors/nobody/retry', { stream, reason })).toMatchObject(
    refused(404, 'PROCESSOR_NOT_FOUND'),
  );
});

test('a read model is rebuilt by a job, one at a time, and a reactor never', async () => {
  const rebuild = (name: string) => admin.call('POST', `/api/admin/processors/${name}/rebuild`, { reason });
  expect(await rebuild('follow-roles')).toMatchObject(refused(422, 'NOT_A_READ_MODEL'));
  expect(await rebuild('wall')).toMatchObject({ status: 200 });
  expect(await rebuild('deals')).toMatchObject(refused(409, 'REBUILD_RUNNING'));
  const rebuilds = async () => (await admin.ok('GET', '/api/admin/processors')).rebuilds as readonly object[];
  expect(await rebuilds()).toMatchObject([{ name: 'wall', state: 'waiting', percent: 0 }]);
  await worker().runDue();
  expect(await rebuilds()).toMatchObject([{ name: 'wall', state: 'done', percent: 100, error: null }]);
});

test('a job that time starts shows its last run and its error, and runs now when asked to', async () => {
  const polish = async () =>
    ((await admin.ok('GET', '/api/admin/jobs')).scheduled as readonly { readonly name: string }[]).find(
      ({ name }) => name === 'polish',
    ) as { readonly dueAt: string; readonly ranAt: string | null } | undefined;
  await worker().runDue();
  const before = await polish();
  expect(before).toMatchObject({ ranAt: expect.any(String), lastError: 'Error: No wax.', isRunning: false });
  await admin.ok('POST', '/api/admin/jobs/polish/run', { reason });
  await worker().runDue();
  expect((await polish())?.ranAt).not.toBe(before?.ranAt);
  const unknown = await admin.call('POST', '/api/admin/jobs/nothing/run', { reason });
  expect(unknown).toMatchObject(refused(404, 'JOB_NOT_FOUND'));
});

test('dead jobs are listed with their error, and released by name', async () => {
  await smc.pool.query(
    `insert into kernel.job (name, key, state, attempts, due_at, last_error) values ('made-up', 'one', 'dead', 10, now(), 'Error: no')`,
  );
  expect((await admin.ok('GET', '/api/admin/jobs')).dead).toMatchObject([
    { name: 'made-up', key: 'one', attempts: 10, lastError: 'Error: no' },
  ]);
  const release = () => admin.call('POST', '/api/admin/jobs/release', { which: 'made-up', reason });
  expect(await release()).toMatchObject({ status: 200, body: { released: 1 } });
  expect(await release()).toMatchObject(refused(404, 'JOB_NOT_FOUND'));
});

test('a stuck e-mail shows to whom it goes by name, without its address or words, and is retried', async () => {
  const { rows } = await smc.pool.query<{ id: string }>(
    `update mail.outbox set state = 'waiting' where person_id = $1 returning id`,
    [ana.id],
  );
  const [mail] = rows;
  await smc.pool.query(
    `insert into kernel.job (name, key, attempts, due_at, last_error) values ('send-mail', $1, 3, now() + interval '1 day', 'DeliveryFailed: 451')`,
    [mail?.id],
  );
  const answer = await admin.ok('GET', '/api/admin/mails');
  expect(answer.stuck).toMatchObject([
    {
      id: mail?.id,
      to: { id: ana.id, name: 'Ana' },
      attempts: 3,
      lastError: 'DeliveryFailed: 451',
      isDead: false,
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain(ana.mail);
  const retry = () => admin.call('POST', '/api/admin/mails/retry', { which: mail?.id, reason });
  expect(await retry()).toMatchObject({ status: 200, body: { retried: 1 } });
  expect(await retry()).toMatchObject(refused(404, 'MAIL_NOT_STUCK'));
});
