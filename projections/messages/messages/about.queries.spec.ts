import { z } from 'zod';
import { type ContentDeps, defineContent } from '../../../modules/kernel/content/content.js';
import { openContents } from '../../../modules/kernel/content/contents.js';
import { defineEvent, defineStream } from '../../../modules/kernel/event-store/events.js';
import { aboutFor } from './about.queries.js';
import type { Deps } from './threads.queries.js';

const rallyEvents = defineStream('rally', {
  RallyPlanned: defineEvent({ version: 1, schema: z.object({ title: z.string() }) }),
});
/** Its log keeps the title of a removed rally, and its read model has the others. */
const rallies = defineContent(
  { events: rallyEvents, initial: null, evolve: () => null },
  {
    kind: 'rally',
    name: { one: 'rally', many: 'rallies' },
    archive: 'rallies.json',
    owner: () => 'ana',
    title: ([planned]) => planned?.data.title ?? null,
    titlesOf: async () => new Map([['open', 'Door County loop']]),
    link: { href: (id) => `/rally/${id}`, label: 'View rally' },
    idsOf: async () => [],
    readsFrom: [],
    discussion: {},
  },
);

test.each([
  ['open', { title: 'Door County loop', href: '/rally/open' }],
  ['removed', { title: null, href: null }],
])('a thread about %s content shows what everybody sees of it now', async (id, shown) => {
  const read = async () => [{ type: 'RallyPlanned', data: { title: 'As it was' } }];
  const contents = openContents([rallies], { eventStore: { read } } as unknown as ContentDeps);
  const about = { kind: 'rally', id, version: 1, ownerId: 'ana', ownerSide: null };
  expect(await aboutFor({ contents } as Deps, about, 'bob')).toMatchObject(shown);
});
