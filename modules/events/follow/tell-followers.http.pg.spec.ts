import { evidenceBody, organizerBody } from '../../../test/authorisation.organizers.js';
import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { archiveFiles } from '../../members/export/archive.fixtures.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import type { TeamRole } from '../organizer/organizer.schemas.js';
import { tellFollowersJob } from './tell-followers.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let fay: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, fay] = [await smc.member('Ana'), await smc.member('Fay')];
  await markVerified(smc.pool, ana.id);
});
afterAll(() => smc.close());

const followPath = (club: string) => `/api/follows/organizer/${club}`;

async function clubOf(...team: readonly [string, ...(readonly [string, TeamRole])[]]): Promise<string> {
  const club = await organizerOf(smc.runtime.eventStore, team);
  await smc.waitForProcessors();
  return club;
}

async function published(organizer: string): Promise<string> {
  const id = newId();
  const sent = { ...eventWords, id, organizer, dates: eventDates() };
  expect((await ana.call('POST', '/api/events', sent)).status).toBe(201);
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  return id;
}

/** Run what waits for the next morning, twice: a repeated run tells nobody again. */
async function morningOf(club: string): Promise<void> {
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query<{ payload: object }>(
    "select payload from kernel.job where name = 'tell-followers-of-organizer' and key like $1",
    [`${club} %`],
  );
  const context = smc.server.app.get<ModuleContext>(MODULE_CONTEXT);
  const now = new Date().toISOString();
  const turn = { attempt: 1, isLast: false, now, signal: new AbortController().signal };
  for (const { payload } of [...rows, ...rows]) await tellFollowersJob(context).run(payload, turn);
  await smc.waitForProcessors();
}

async function told(member: Member): Promise<readonly string[]> {
  const { body } = await member.call('GET', '/api/notifications');
  return (body as unknown as { message: string }[])
    .map(({ message }) => message)
    .filter((message) => message.includes('which you follow'));
}

test('an organizer is followed by whoever sees it, is named in the list, and is in the archive', async () => {
  const club = await clubOf(ana.id);
  await fay.ok('PUT', followPath(club));
  expect((await fay.get(followPath(club))).body).toMatchObject({
    name: 'Rock County Swappers',
    followers: 1,
    isFollowed: true,
  });
  expect((await fay.get('/api/follows')).body).toMatchObject({
    follows: [{ kind: 'organizer', id: club, name: 'Rock County Swappers' }],
  });
  const begun = await ana.call('POST', '/api/organizers', { ...organizerBody, ...evidenceBody });
  await smc.waitForProcessors();
  for (const hidden of [String(begun.body.id), newId()])
    expect(await fay.call('PUT', followPath(hidden))).toMatchObject({ status: 404 });
  await smc.waitForProcessors();
  const { follows } = JSON.parse(String((await archiveFiles(smc.url, fay.as)).get('follows.json')));
  expect(follows).toMatchObject([{ kind: 'organizer', id: club }]);
  await smc.moderate('remove', { kind: 'organizer', id: club });
  await smc.waitForProcessors();
  expect((await fay.get('/api/follows')).body).toEqual({ follows: [] });
});

test('followers hear of new events and changed dates together; who mutes it or works in it does not', async () => {
  const [gus, ed] = [await smc.member('Gus'), await smc.member('Ed')];
  const club = await clubOf(ana.id, [ed.id, 'gate']);
  for (const follower of [fay, gus, ed]) await follower.ok('PUT', followPath(club));
  await gus.ok('PUT', `${followPath(club)}/mute`, { for: 'good' });
  const [, second] = [await published(club), await published(club)];
  await ana.ok('POST', `/api/events/${second}/dates/${eventDates().firstDay}/postpone`, { reason: 'Rain.' });
  await morningOf(club);
  expect(await told(fay)).toEqual([
    '“Rock County Swappers”, which you follow, announced 2 events, “Jefferson Swap Meet” among them.',
  ]);
  for (const other of [ana, gus, ed]) expect(await told(other)).toEqual([]);
});
