import { broadcastsBy, broadcastsShown } from '../../../projections/events/broadcasts/broadcasts.queries.js';
import { plansAbout } from '../../../projections/events/events/plans.queries.js';
import { organizersOf } from '../../../projections/events/organizers/content.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { broadcastDecider } from './broadcast.decider.js';
import { isMeantFor } from './meant-for.rules.js';

/** What an organizer writes to those who go to an event. Those whom it is meant for see it, and those who work in the organizer. */
export const broadcastContent = defineContent(broadcastDecider, {
  kind: 'broadcast',
  name: { one: 'message of an organizer', many: 'messages of organizers' },
  archive: 'broadcasts.json',
  owner: ({ sent }) => sent?.memberId ?? null,
  idsOf: ({ db }, memberId) => broadcastsBy(db, memberId),
  readsFrom: ['broadcasts'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) => (type === 'BroadcastSent' ? data.subject : title),
      null,
    ),
  shownOn: async ({ eventStore }, id) => {
    const { sent } = await loadState(eventStore, broadcastDecider, id);
    return sent && `/events/${sent.gatheringId}`;
  },
  seenBy: async ({ db }, ids, { actor }) => {
    if (!actor || !ids.length) return [];
    const rows = await broadcastsShown(db, ids);
    const [plans, clubs] = await Promise.all([
      plansAbout(
        db,
        actor.id,
        rows.map(({ gatheringId }) => gatheringId),
      ),
      organizersOf(db, actor.id),
    ]);
    return rows.filter((row) => clubs.includes(row.clubId) || isMeantFor(row, plans)).map(({ id }) => id);
  },
  removal: removalBy(broadcastDecider, {
    remove: (_, meta) => ({ type: 'RemoveBroadcast' as const, meta }),
    bringBack: (meta) => ({ type: 'ReinstateBroadcast' as const, meta }),
  }),
  evidence: ({ state: { sent } }) =>
    sent
      ? {
          title: sent.subject,
          text: sent.text,
          fields: [
            { label: 'Sent to', value: sent.audience === 'going' ? 'who goes' : 'who goes or is interested' },
            { label: 'Recipients', value: sent.recipients.toLocaleString('en-US') },
          ],
        }
      : {},
  standing: ({ sent, isRemoved }) => (!sent ? 'gone' : isRemoved ? 'removed' : 'shown'),
  canBe: ['reported'],
});
