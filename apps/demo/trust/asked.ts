import type { ThingDraft } from './drafts.js';

interface AskedDraft {
  /** Names it among the drafts. It never changes, because ids follow from it. */
  readonly name: string;
  /** A word of the cast: the seller. */
  readonly subject: string;
  /** A word of the cast; null for anybody. */
  readonly by: string | null;
  readonly hoursAgo: number;
  /** "It is still for sale." */
  readonly isAnswered: boolean;
  readonly thing: ThingDraft;
  readonly says: string;
}

/** Listings of which somebody says that they are sold: their sellers are asked. */
export const askedDrafts: readonly AskedDraft[] = [
  {
    name: 'is it sold',
    subject: 'seller',
    by: null,
    hoursAgo: 10,
    isAnswered: false,
    thing: {
      kind: 'listing',
      daysAgo: 29,
      category: ['Parts', 'Body'],
      drawing: 'bumper',
      dollars: 130,
      title: '1957 Chevrolet 3100 rear bumper, straight, driver chrome',
      description: 'Straight, with driver chrome. Brackets are extra.',
    },
    says: 'I saw it go at the Janesville meet on Saturday.',
  },
  {
    name: 'asked by the buyer',
    subject: 'moe',
    by: 'buyer',
    hoursAgo: 30,
    isAnswered: false,
    thing: {
      kind: 'listing',
      daysAgo: 40,
      category: ['Parts', 'Lighting'],
      drawing: 'headlight',
      dollars: 55,
      title: 'Headlight buckets with rings, 1951 Chevrolet truck',
      description: 'Pair, solid, one ring has a dent.',
    },
    says: 'He told a friend of mine that they are gone.',
  },
  {
    name: 'still for sale',
    subject: 'dot',
    by: null,
    hoursAgo: 100,
    isAnswered: true,
    thing: {
      kind: 'listing',
      daysAgo: 38,
      category: ['Parts', 'Trim'],
      drawing: 'mirror',
      dollars: 40,
      title: 'Peep mirrors, pair, for prewar doors',
      description: 'Clamp on. Glass is clear in one and cloudy in the other.',
    },
    says: 'It has been here for a month, so it must be sold.',
  },
];
