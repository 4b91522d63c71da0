import type { Actor } from '../../../modules/kernel/decider/decider.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { EndedGrant } from '../../../modules/memberships/grants/ended-grants.ports.js';
import type { LifetimeProposal } from '../../../modules/memberships/memberships.contract.js';
import type { MemberTable, ProposalTable, RunningTable } from './member-pages.table.js';

/** Tiers without an end that one admin proposed and no other has decided, the oldest first, with this admin's actions on each. */
export async function waitingProposals(db: Database, { id: me }: Actor): Promise<LifetimeProposal[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('member_pages.proposal as p')
    .innerJoin('member_pages.member as m', 'm.id', 'p.member_id')
    .leftJoin('member_pages.member as by', 'by.id', 'p.proposed_by')
    .selectAll('p')
    .select(['m.name', 'by.name as proposer_name'])
    .orderBy('p.proposed_at')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.proposal_id,
    member: { id: row.member_id, name: row.name },
    tier: row.tier,
    reason: row.reason,
    note: row.note,
    proposedBy: { id: row.proposed_by, name: row.proposer_name ?? 'Former member' },
    proposedAt: row.proposed_at,
    allowedActions: [row.proposed_by, row.member_id].includes(me) ? [] : ['confirm', 'decline'],
  }));
}

/** Grants whose time is over and whose end is not recorded yet, oldest first. */
export async function endedGrants(db: Database, now: string, limit: number): Promise<readonly EndedGrant[]> {
  return db
    .withTables<Tables>()
    .selectFrom('member_pages.running')
    .select(['member_id as memberId', 'grant_id as grantId'])
    .where('until', '<=', now)
    .orderBy('until')
    .limit(limit)
    .execute();
}

type Tables = {
  'member_pages.proposal': ProposalTable;
  'member_pages.running': RunningTable;
  'member_pages.member': MemberTable;
};
