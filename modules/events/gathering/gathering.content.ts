import { gatheringCards } from '../../../projections/events/events/cards.queries.js';
import { gatheringsOf, gatheringsShown } from '../../../projections/events/events/events.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { momentsOf } from './date-moments.shared.js';
import { gatheringDecider } from './gathering.decider.js';
import type { GatheringWords } from './gathering.schemas.js';
import { type Gathering, isOver } from './gathering.state.js';
import { wasPublished } from './gathering-guards.rules.js';
import { wordsOfRule } from './recurrence-words.rules.js';
import { spanIn } from './span.shared.js';

/** What an organizer announces; the pages call it an event. */
export const gatheringContent = defineContent(gatheringDecider, {
  kind: 'gathering',
  name: { one: 'event', many: 'events' },
  archive: 'events.json',
  owner: ({ organizerId }) => organizerId,
  idsOf: ({ db }, memberId) => gatheringsOf(db, memberId),
  readsFrom: ['events'],
  title: (history) => foldEvents(gatheringDecider, history).words?.title ?? null,
  link: { href: (id) => `/events/${id}`, label: 'View event' },
  seenBy: ({ db }, ids) => gatheringsShown(db, ids),
  card: ({ db }, ids, viewer) => gatheringCards(db, ids, viewer),
  removal: removalBy(gatheringDecider, {
    remove: (_, meta) => ({ type: 'RemoveGathering' as const, meta }),
    bringBack: (meta) => ({ type: 'ReinstateGathering' as const, meta }),
  }),
  photos: {
    fields: { GatheringDrafted: ['photos'], GatheringChanged: ['photos'], GatheringPublished: ['photos'] },
    files: 'of its module',
    pathOf: photoPagePath,
    publicOf: async ({ eventStore }, id) => {
      const { status, isRemoved, words } = await loadState(eventStore, gatheringDecider, id);
      return wasPublished(status) && !isRemoved && words ? words.photos.map((photo) => photo.id) : [];
    },
  },
  evidence: ({ state }) => (state.words ? seenOf(state, state.words) : {}),
  standing: ({ status, isRemoved }) => (!wasPublished(status) ? 'gone' : isRemoved ? 'removed' : 'shown'),
  canBe: ['reported', 'shared'],
  discussion: {
    check: (gathering, now) => {
      if (gathering.status !== 'published' || gathering.isRemoved || isOver(gathering, now))
        throw notFound('GATHERING_NOT_FOUND', { message: 'This event is over, or it was canceled.' });
    },
    ownerRefusal: {
      // some pages do not know their owner and offer organizers to write to themselves
      finding: 'You organize this event: questions about it come to you here.',
    },
  },
});

/** What a reader of its page saw. Of many dates the first twelve. */
const seenOf = (gathering: Gathering, words: GatheringWords) => ({
  title: words.title,
  text: words.description,
  fields: [
    { label: 'Kind', value: words.kind.replace('-', ' ') },
    ...whenOf(gathering, words),
    {
      label: 'Where',
      value: [words.venue.name, words.venue.address, words.venue.area].filter(Boolean).join(', '),
    },
    ...words.admission.map(({ label, cents }) => ({
      label: `Admission: ${label}`,
      value: `$${(cents / 100).toFixed(2)}`,
    })),
    ...[
      { label: 'Rules', value: words.rules },
      { label: 'Contact', value: Object.values(words.contact).filter(Boolean).join(', ') },
    ].filter(({ value }) => value !== ''),
  ],
  photos: words.photos.map(({ id }) => id),
});

function whenOf({ rule, ruleFrom, dates }: Gathering, { timeZone }: GatheringWords) {
  const all = Object.values(dates).toSorted((one, other) => (one.on < other.on ? -1 : 1));
  const spans = all.slice(0, 12).map((date) => {
    const { startsAt, endsAt } = momentsOf(date.on, date, timeZone);
    const state = date.status === 'on' ? '' : ` (${date.status})`;
    return { label: 'When', value: `${spanIn(startsAt, endsAt, timeZone)}${state}` };
  });
  const recurs = rule === null ? [] : [{ label: 'Repeats', value: wordsOfRule(rule, ruleFrom ?? '') }];
  const more = all.length - spans.length;
  return [...recurs, ...spans, ...(more > 0 ? [{ label: 'When', value: `and ${more} more dates` }] : [])];
}
