import { z } from 'zod';
import { contentTypes, projections, streams } from '../apps/runtime/registry.js';
import { type ContentType, defineContent } from '../modules/kernel/content/content.js';
import { openContents } from '../modules/kernel/content/contents.js';
import { defineEvent, defineStream, type EventOf } from '../modules/kernel/event-store/events.js';
import { contentThings } from './authorisation.kinds.js';
import { rowOf } from './authorisation.outcomes.js';
import { contracts } from './contracts.js';
import { fieldsOf, namedInVain, photosForgotten, staffForgotten } from './event-fields.js';

/** Streams that are no content of members, and why. A new stream is content, or is named here.
 *  source  ADR 0065 */
const notContent: Readonly<Record<string, string>> = {
  member: 'an account and what became of it; the page of a member is their profile',
  blocks: 'whom a member does not want to meet, told to nobody',
  guardianship: 'who answers for a minor',
  erasure: 'the record of an erasure',
  grants: 'what staff granted a member',
  membership: 'one member’s part in a community of others',
  label: 'where a printed code leads, for ever',
  rearrangement: 'how two changes of an inventory take turns',
  reaction: 'one word about what another made, which is not told apart from its count',
  thread: 'between several members, and nobody’s alone; what each wrote is a message',
  offer: 'what two members agree on, and no one’s alone',
  match: 'found by the product, and made by nobody',
  suggestion: 'what admins decided about two names of parts',
  attendance: 'what one member plans about a date; the archive has a section of its own for it',
  watch: 'that a member follows a listing',
  boost: 'that a listing is shown above others for a week; the archive has a section of its own for it',
  'watch-words': 'what the moderators of a community look for, and nobody’s words in particular',
  follow: 'what one member wants to see of another, or not to see',
  case: 'what staff does about reports; what a member reads of it is the decision',
  appeal:
    'what a member and reviewers write to each other about a decision; the archive has a section of its own for it',
  'member-note': 'what staff noted about a member, for staff alone',
  'audit-entry': 'what staff did, for admins alone',
  setting: 'what admins set for the whole site',
  ad: 'what staff make, with nothing of any member in it',
  announcement: 'what staff announce to everybody, or to members',
  'monthly-gift': 'a donor’s, who is known by a stand-in alone; the archive has it among donations',
  'pre-sale':
    'everything that is sold for a date of an event, by ids of many members; the archive has a section of its own for it',
  'order-details': 'what a vendor says about an order; the archive has it among orders',
  allocation:
    'who asked for spaces of a date and got which, by ids of many members; the archive has it among orders',
  'allocation-note': 'what a vendor writes to the organizer about a request; the archive has it among orders',
  show: 'numbers of entries and the vote of visitors, by the team of an organizer',
  ballot: 'what a visitor voted, who is nobody',
  payment: 'what is asked for and what came, told by whatever it is for',
  subscription: 'what a provider collects again and again, told by whatever it is for',
  inbox: 'what a member was notified of, before notifications were rows',
};

const contentOf = (category: string) => contentTypes.find(({ events }) => events.category === category);

test('every stream is content of members, or among those that are not, with the reason', () => {
  const categories = streams.map(({ category }) => category).sort();
  const decided = [...contentTypes.map(({ events }) => events.category), ...Object.keys(notContent)].sort();
  expect(decided).toEqual(categories);
});

test('every kind has a word and a name of its own', () => {
  for (const part of [(one: ContentType) => one.kind, (one: ContentType) => one.name.one])
    expect(new Set(contentTypes.map(part)).size).toBe(contentTypes.length);
  expect(() => openContents([...contentTypes, ...contentTypes.slice(0, 1)], {} as never)).toThrow(
    'same word',
  );
});

test('a kind that can be shared has a card, and no other has one', () => {
  for (const { kind, card, canBe } of contentTypes)
    expect([kind, card !== undefined]).toEqual([kind, canBe?.includes('shared') ?? false]);
});

test('what can be reported is shown as it was, says what became of it, and can be removed and brought back', () => {
  for (const { kind, canBe, evidence, standingIn, removal, photos } of contentTypes) {
    const isReportable = canBe?.includes('reported') ?? false;
    const has = [evidence, standingIn, removal].map((part) => part !== undefined);
    expect([kind, ...has]).toEqual([kind, isReportable, isReportable, isReportable]);
    expect([kind, photos?.pathOf !== undefined]).toEqual([kind, isReportable && photos !== undefined]);
  }
  expect(
    contentTypes.flatMap(({ kind, canBe }) => (canBe?.includes('reported') ? [kind] : [])).sort(),
  ).toEqual([
    'broadcast',
    'build',
    'build-entry',
    'comment',
    'community',
    'feedback',
    'gathering',
    'listing',
    'member',
    'message',
    'organizer',
    'post',
    'share-link',
  ]);
});

test('what is in a community may be judged there; a community itself is judged by staff alone', () => {
  const inCommunities = contentTypes.filter(({ communityOf }) => communityOf).map(({ kind }) => kind);
  expect(inCommunities.sort()).toEqual(['comment', 'post']);
});

test('what a kind reads from exists', () => {
  const names = projections.map(({ name }) => name);
  for (const { kind, readsFrom } of contentTypes)
    expect([kind, readsFrom.filter((name) => !names.includes(name))]).toEqual([kind, []]);
});

describe.each(streams.map((stream) => [stream.category, stream] as const))(
  'the events of %s',
  (category, stream) => {
    test('name no photo that no kind of content holds', () => {
      expect(photosForgotten(stream, contentOf(category))).toEqual([]);
    });

    test('say of each text that may be of staff whether members read it', () => {
      expect(staffForgotten(stream)).toEqual([]);
    });

    test('have the fields that their definition names', () => {
      expect(namedInVain(stream, contentOf(category))).toEqual([]);
    });
  },
);

test.each(contentTypes.map(({ kind }) => kind))(
  '%s is called by some route of the authorisation matrix',
  (kind) => {
    const thing = contentThings[kind];
    expect(thing).toBeDefined();
    const named = contracts.map(rowOf).flatMap(({ at, send }) => Object.values({ ...at, ...send }).flat());
    expect(named).toContain(thing);
  },
);

describe('a made-up kind that forgets something', () => {
  const Photo = z.object({ id: z.string(), width: z.number(), height: z.number() });
  const postEvents = defineStream('post', {
    PostWritten: defineEvent({
      version: 1,
      schema: z.object({
        authorId: z.string(),
        cover: Photo.nullable(),
        parts: z.array(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('shot'), shot: z.array(Photo).optional() }),
            z.object({ kind: z.literal('words'), words: z.string() }),
          ]),
        ),
      }),
    }),
    PostPictureTaken: defineEvent({
      version: 1,
      schema: z.object({ pictureId: z.string(), profileIds: z.array(z.string()) }),
    }),
    PostRemoved: defineEvent({
      version: 1,
      schema: z.object({
        authorId: z.string(),
        reason: z.string(),
        because: z.enum(['spam', 'other']),
        decidedBy: z.string(),
        hiddenFrom: z.array(z.string()),
        log: z.object({ note: z.string().optional() }),
      }),
      personal: { of: 'authorId', fields: { reason: '' } },
    }),
  });
  const state = {
    events: postEvents,
    initial: 0,
    evolve: (count: number, _: EventOf<typeof postEvents>) => count + 1,
  };
  const declared = {
    kind: 'post',
    name: { one: 'post', many: 'posts' },
    archive: 'posts.json',
    owner: () => 'ana',
    idsOf: async () => [],
    readsFrom: [],
  };

  test('is told which photos it forgets', () => {
    expect(photosForgotten(postEvents)).toEqual([
      'PostWritten.cover',
      'PostWritten.parts',
      'PostPictureTaken.pictureId',
    ]);
    const fields = { PostWritten: ['cover' as const], PostPictureTaken: ['pictureId' as const] };
    const content = defineContent(state, { ...declared, photos: { fields, files: 'of its module' } });
    expect(photosForgotten(postEvents, content)).toEqual(['PostWritten.parts']);
  });

  test('is told which words of staff it would give away', () => {
    expect(staffForgotten(postEvents)).toEqual([
      'PostRemoved.decidedBy',
      'PostRemoved.hiddenFrom',
      'PostRemoved.log',
    ]);
    const { PostRemoved } = postEvents.schemas;
    const half = defineStream('post', {
      PostRemoved: { ...PostRemoved, staffOnly: ['decidedBy', 'hiddenFrom', 'log'] as const },
    });
    expect(staffForgotten(half)).toEqual(['PostRemoved.reason']); // whose key encrypts it does not say who reads it
    const whole = defineStream('post', {
      PostRemoved: { ...half.schemas.PostRemoved, shown: ['reason'] as const },
    });
    expect(staffForgotten(whole)).toEqual([]);
  });

  test('is told what it names in vain', () => {
    const { PostRemoved } = postEvents.schemas;
    const wrong = defineStream('post', {
      PostRemoved: { ...PostRemoved, staffOnly: ['remvedBy'], shown: ['why'] } as never,
    });
    expect(namedInVain(wrong)).toEqual(['PostRemoved.remvedBy', 'PostRemoved.why']);
  });

  test('cannot hide a field in a schema that is not understood', () => {
    const schema = z.object({ photos: z.map(z.string(), Photo) });
    expect(() => fieldsOf(schema)).toThrow('may hide fields: photos');
  });
});
