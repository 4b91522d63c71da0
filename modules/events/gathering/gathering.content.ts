import { gatheringCards } from '../../../projections/events/events/cards.queries.js';
import { gatheringsOf, gatheringsShown } from '../../../projections/events/events/events.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { notFound } from '../../kernel/decider/errors.js';
import { gatheringState } from './gathering.state.js';

/** What an organizer announces; the pages call it an event. */
export const gatheringContent = defineContent(gatheringState, {
  kind: 'gathering',
  name: { one: 'event', many: 'events' },
  archive: 'events.json',
  owner: ({ organizerId }) => organizerId,
  idsOf: ({ db }, memberId) => gatheringsOf(db, memberId),
  readsFrom: ['events'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) => (type === 'GatheringPublished' ? data.title : title),
      null,
    ),
  link: { href: () => '/events', label: 'View events' },
  seenBy: ({ db }, ids) => gatheringsShown(db, ids),
  card: ({ db }, ids, viewer) => gatheringCards(db, ids, viewer),
  canBe: ['shared'],
  discussion: {
    check: ({ status, endsAt }, now) => {
      if (status !== 'published' || endsAt <= now)
        throw notFound('GATHERING_NOT_FOUND', { message: 'This event is over, or it was canceled.' });
    },
    ownerRefusal: {
      // some pages do not know their owner and offer organizers to write to themselves
      finding: 'You organize this event: questions about it come to you here.',
    },
  },
});
