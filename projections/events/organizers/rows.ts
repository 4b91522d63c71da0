import { type RawBuilder, sql } from 'kysely';
import type { TeamRole } from '../../../modules/events/organizer/organizer.events.js';
import type { OrganizerRef } from '../../../modules/events/organizer/organizer.schemas.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { decidesOfOrganizers } from './content.queries.js';
import type { OrganizerTable } from './organizers.table.js';

/** An organizer with the reader's part in it. */
export interface OrganizerRow extends OrganizerTable {
  readonly role: TeamRole | null;
  readonly invited_as: TeamRole | null;
}

export interface Reader {
  /** undefined: a guest. */
  readonly id: string | undefined;
  readonly isStaff: boolean;
  /** ISO-8601 UTC */
  readonly now: string;
}

export const readerOf = (actor: Actor | undefined, now: string): Reader => ({
  id: actor?.id,
  isStaff: decidesOfOrganizers(actor?.roles ?? []),
  now,
});

/** Every organizer that a reader finds, to select from: as the content says, everybody those that were verified once and are not hidden. */
export const foundBy = ({ id, isStaff }: Partial<Reader>): RawBuilder<OrganizerRow> => sql<OrganizerRow>`(
  select o.*, t.role, i.role as invited_as
  from organizers.organizer o
    left join organizers.team t on t.organizer_id = o.id and t.member_id = ${id ?? null}
    left join organizers.invitation i on i.organizer_id = o.id and i.member_id = ${id ?? null}
  where ${isStaff ?? false} or (o.until is not null and not o.is_hidden) or t.role is not null or i.role is not null)`;

/** As `isVerifiedAt` says it of the state. */
export const isVerified = (
  { verification, until, is_hidden }: Pick<OrganizerTable, 'verification' | 'until' | 'is_hidden'>,
  now: string,
): boolean => verification === 'verified' && until !== null && until > now && !is_hidden;

export const refOf = (row: OrganizerTable, now: string): OrganizerRef => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  isVerified: isVerified(row, now),
});
