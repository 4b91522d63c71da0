import type { Kysely } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { grantsEvents } from '../../../modules/memberships/grants/grants.events.js';
import type { ProposalTable, RunningTable } from './member-pages.table.js';

/** The events of proposals and grants that have rows. */
export const grantRowEvents = pick(
  grantsEvents,
  'LifetimeProposed',
  'LifetimeConfirmed',
  'LifetimeDeclined',
  'TierGranted',
  'TierPaid',
  'TierRevoked',
  'TierEnded',
);

/** Proposals wait until another admin has decided; grants of tiers are followed until their end is recorded. */
export async function enterGrant(
  db: Kysely<{ proposal: ProposalTable; running: RunningTable }>,
  event: RecordedEvent<EventOf<typeof grantRowEvents>>,
): Promise<void> {
  switch (event.type) {
    case 'LifetimeProposed': {
      const { memberId, proposalId, tier, reason, note, proposedBy } = event.data;
      await db
        .insertInto('proposal')
        .values({
          proposal_id: proposalId,
          member_id: memberId,
          tier,
          reason,
          note,
          proposed_by: proposedBy,
          proposed_at: event.recordedAt,
        })
        .execute();
      return;
    }
    case 'LifetimeConfirmed':
    case 'LifetimeDeclined':
      await db.deleteFrom('proposal').where('proposal_id', '=', event.data.proposalId).execute();
      return;
    case 'TierGranted': {
      const { grantId, memberId, tier, until } = event.data;
      await db
        .insertInto('running')
        .values({ grant_id: grantId, member_id: memberId, tier, until })
        .execute();
      return;
    }
    case 'TierPaid': {
      const { grantId, memberId, tier, until } = event.data;
      await db
        .insertInto('running')
        .values({ grant_id: grantId, member_id: memberId, tier, until })
        .onConflict((same) => same.column('grant_id').doUpdateSet({ tier, until }))
        .execute();
      return;
    }
    case 'TierRevoked':
    case 'TierEnded':
      await db.deleteFrom('running').where('grant_id', '=', event.data.grantId).execute();
      return;
    default:
      return unreachable(event);
  }
}
