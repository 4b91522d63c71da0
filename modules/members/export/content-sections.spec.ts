import { z } from 'zod';
import { type ContentDeps, defineContent } from '../../kernel/content/content.js';
import { openContents } from '../../kernel/content/contents.js';
import { event } from '../../kernel/decider/decider.js';
import { defineEvent, defineStream } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { sectionsOf } from './content-sections.js';

const swapEvents = defineStream('swap', {
  SwapMade: defineEvent({
    version: 1,
    schema: z.object({ fromId: z.string(), toId: z.string(), wish: z.string(), thanks: z.string() }),
    personal: [
      { of: 'fromId', fields: { wish: '' } },
      { of: 'toId', fields: { thanks: '' } },
    ],
  }),
});
const swaps = defineContent(
  { events: swapEvents, initial: null, evolve: () => null },
  {
    kind: 'swap',
    name: { one: 'swap', many: 'swaps' },
    archive: 'swaps.json',
    owner: () => 'ana',
    idsOf: async () => ['one'],
    readsFrom: [],
  },
);

test('a kind without a section of its own is archived without the words of others', async () => {
  const made = event('SwapMade', { fromId: 'ana', toId: 'bob', wish: 'A grille', thanks: 'Gladly' });
  const read = async () => [{ ...made, recordedAt: '2027-03-01T12:00:00.000Z' }];
  const context = {
    manifests: [],
    contents: openContents([swaps], {} as ContentDeps),
    eventStore: { read },
  };
  const [section] = sectionsOf(context as unknown as ModuleContext);
  const archived = (data: object) => [{ id: 'one', events: [expect.objectContaining({ data })] }];
  const { data } = made;
  expect(await section?.read('ana')).toEqual(archived({ ...data, thanks: '' }));
  expect(await section?.read('bob')).toEqual(archived({ ...data, wish: '' }));
});
