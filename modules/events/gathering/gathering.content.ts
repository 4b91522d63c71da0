import { gatheringsOf, gatheringsShown } from '../../../projections/events/events/events.queries.js';
import { defineContent } from '../../kernel/content/content.js';
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
  canBe: ['discussed'],
});
