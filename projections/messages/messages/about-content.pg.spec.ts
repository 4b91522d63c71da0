import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { defineContent } from '../../../modules/kernel/content/content.js';
import { openContents } from '../../../modules/kernel/content/contents.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import type { StreamState } from '../../../modules/kernel/decider/stream-decider.js';
import { defineEvent, defineStream } from '../../../modules/kernel/event-store/events.js';
import { metaOf } from '../../../modules/kernel/testing/decider.fixtures.js';
import { DEAL_HISTORY } from '../../../modules/limits/deal-history.ports.js';
import { STOREFRONTS } from '../../../modules/marketplace/storefronts.ports.js';
import { PRIVATE_PHOTOS } from '../../../modules/media/photos.ports.js';
import { MEMBER_NAMES } from '../../../modules/members/member-names.ports.js';
import { MEMBER_RELATIONS } from '../../../modules/members/member-relations.ports.js';
import { openMembers } from '../../../modules/members/members.fixtures.js';
import { MessagePhotos } from '../../../modules/messages/photos/message-photos.service.js';
import { threadState } from '../../../modules/messages/thread/thread.state.js';
import { Threads } from '../../../modules/messages/threads.service.js';
import { NOTIFIER } from '../../../modules/notifications/notifications.ports.js';
import { SETTINGS } from '../../../modules/settings/settings.ports.js';
import { threadTo } from './find-thread.queries.js';
import { threadFor } from './thread.queries.js';
import { threadsOf } from './threads.queries.js';

/** A kind of content as a future module would declare it. */
const rallyEvents = defineStream('rally', {
  RallyPlanned: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), title: z.string(), isOpen: z.boolean() }),
  }),
});
type Rally = { readonly ownerId: string | null };
const rallyState: StreamState<typeof rallyEvents, Rally> = {
  events: rallyEvents,
  initial: { ownerId: null },
  evolve: (_, { data }) => data,
};
const rallies = defineContent(rallyState, {
  kind: 'rally',
  name: { one: 'rally', many: 'rallies' },
  archive: 'rallies.json',
  owner: ({ ownerId }) => ownerId,
  title: ([planned]) => planned?.data.title ?? null,
  idsOf: async () => [],
  readsFrom: [],
  seenBy: async ({ eventStore }, ids) => {
    const [planned] = await eventStore.read(rallyEvents, ids[0] ?? '');
    return planned?.data.isOpen ? ids : [];
  },
  link: { href: (id) => `/rally/${id}`, label: 'View rally' },
  discussion: {},
});

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

async function planned(ownerId: string, isOpen: boolean): Promise<string> {
  const id = newId();
  const data = { ownerId, title: 'Door County loop', isOpen };
  const meta = { ...metaOf(ownerId, new Date().toISOString()), commandId: newId() };
  await smc.runtime.eventStore.append(rallyEvents, id, [{ type: 'RallyPlanned', data }], 'none', meta);
  return id;
}

/** The dependencies with which this product reads and writes threads, in a product that also has rallies. */
function withRallies() {
  const { app } = smc.server;
  const { db, eventStore, secret } = smc.runtime;
  const contents = openContents([...smc.runtime.contents.types, rallies], { db, eventStore, secret });
  const relations = app.get(MEMBER_RELATIONS);
  const threads = new Threads(
    app.get(CommandBus),
    db,
    eventStore,
    contents,
    relations,
    app.get(STOREFRONTS),
    app.get(NOTIFIER),
    app.get(MessagePhotos, { strict: false }),
    app.get(DEAL_HISTORY),
    app.get(SETTINGS),
  );
  const reading = {
    db,
    eventStore,
    contents,
    relations,
    people: app.get(MEMBER_NAMES),
    showPhoto: app.get(PRIVATE_PHOTOS),
  };
  return { threads, reading };
}

const asked = (actorId: string) => ({
  ...metaOf(actorId, new Date().toISOString()),
  commandId: newId(),
});
const message = (body: string) => ({ id: newId(), body, photos: [] });

test('a kind that a module declares can be talked about with whose it is, and no word of it is in this module', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  const content = { kind: 'rally', id: await planned(ana.id, true) };
  const { threads, reading } = withRallies();
  const meta = asked(bob.id);
  const where = await threadTo(reading, meta.actor, content, meta.now);
  expect(where).toMatchObject({ threadId: null, to: { name: 'Ana' }, mayWrite: true });
  const { id } = await threads.open({ kind: 'content', content }, message('Is there room?'), meta);
  expect(await loadState(reading.eventStore, threadState, id)).toMatchObject({
    about: { ...content, version: 1, ownerId: ana.id, ownerSide: null },
  });
  await smc.waitForProcessors();
  const now = new Date().toISOString();
  expect((await threadFor(reading, ana.id, id, { now })).about).toEqual({
    kind: 'content',
    content,
    name: 'rally',
    isMine: true,
    title: 'Door County loop',
    href: `/rally/${content.id}`,
  });
  const { threads: cards } = await threadsOf(reading, ana.id, {
    filter: undefined,
    search: '',
    limit: 10,
    before: undefined,
  });
  expect(cards).toMatchObject([{ id, aboutKind: 'rally', title: 'Door County loop', isRequest: false }]);
});

test('nobody asks about what they do not see, about what cannot be talked about, or about what is their own', async () => {
  const [cid, dee] = [await smc.member('Cid'), await smc.member('Dee')];
  const { threads } = withRallies();
  const ask = (kind: string, id: string) =>
    threads.open({ kind: 'content', content: { kind, id } }, message('Hello?'), asked(dee.id));
  const [hidden, own] = [await planned(cid.id, false), await planned(dee.id, true)];
  await expect(ask('rally', hidden)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  await expect(ask('rally', newId())).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  await expect(ask('parade', hidden)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  await expect(ask('profile', cid.id)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  await expect(ask('rally', own)).rejects.toMatchObject({ code: 'OWN_THREAD' });
});
