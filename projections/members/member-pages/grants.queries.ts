import { sql } from 'kysely';
import { type Capability, type Tier, tiers } from '../../../modules/identity/capabilities.schemas.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { capabilitiesOfTier } from '../../../modules/memberships/capabilities.rules.js';
import type { EndedGrant } from '../../../modules/memberships/grants/ended-grants.ports.js';
import type { TierHolders } from '../../../modules/memberships/grants/tier-holders.ports.js';
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

/** Members whose tier gives a capability now. */
export const tierHolders = (db: Database): TierHolders => {
  const holders = (capability: Capability, now: string) =>
    db
      .withTables<Tables>()
      .selectFrom('member_pages.running')
      .select('member_id')
      .distinct()
      .where('tier', '=', sql<Tier>`any(${tiersWith(capability)}::text[])`)
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]));
  return {
    holdersOf: async (capability, now) =>
      (await holders(capability, now).execute()).map(({ member_id }) => member_id),
    holdersAmong: async (memberIds, capability, now) => {
      if (!memberIds.length) return new Set();
      const rows = await holders(capability, now).where('member_id', 'in', memberIds).execute();
      return new Set(rows.map(({ member_id }) => member_id));
    },
  };
};

const tiersWith = (capability: Capability): Tier[] => [
  ...tiers.filter((tier) => capabilitiesOfTier(tier).includes(capability)),
];

type Tables = {
  'member_pages.proposal': ProposalTable;
  'member_pages.running': RunningTable;
  'member_pages.member': MemberTable;
};
