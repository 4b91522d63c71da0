import { gatheringCards } from '../../../projections/events/events/cards.queries.js';
import { gatheringsOf, gatheringsShown } from '../../../projections/events/events/events.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { notFound } from '../../kernel/decider/errors.js';
import { gatheringDecider } from './gathering.decider.js';
import { isOver } from './gathering.state.js';
import { spanIn } from './span.shared.js';

/** What an organizer announces; the pages call it an event. */
export const gatheringContent = defineContent(gatheringDecider, {
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
  removal: removalBy(gatheringDecider, {
    remove: (_, meta) => ({ type: 'RemoveGathering' as const, meta }),
    bringBack: (meta) => ({ type: 'ReinstateGathering' as const, meta }),
  }),
  evidence: ({ history }) => {
    const published = history.find(({ type }) => type === 'GatheringPublished');
    if (published?.type !== 'GatheringPublished') return {};
    const { title, description, kind, startsAt, endsAt, timeZone, venue } = published.data;
    return {
      title,
      text: description,
      fields: [
        { label: 'Kind', value: kind.replace('-', ' ') },
        { label: 'When', value: spanIn(startsAt, endsAt, timeZone) },
        { label: 'Where', value: `${venue.name}, ${venue.area}` },
      ],
    };
  },
  standing: ({ status, isRemoved }) => (status !== 'published' ? 'gone' : isRemoved ? 'removed' : 'shown'),
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
