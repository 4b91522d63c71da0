/** How long a session lasts, in hours: from its sign-in, and from its last use by a person.
 *  source  ADR 0123 */
export const sessionHours = {
  member: { absolute: 90 * 24, idle: 14 * 24 },
  staff: { absolute: 12, idle: 1 },
} as const;

/** Sessions that a member may have beside each other. One more ends the one that was used longest ago. */
export const mostSessions = 10;

/** units  ISO-8601 UTC */
export interface SessionAge {
  readonly openedAt: string;
  /** When a person last used it. */
  readonly activeAt: string;
  /** Whether its member has a role of staff. */
  readonly isStaff: boolean;
}

/** When a session ends unless somebody uses it.
 *  units  ISO-8601 UTC */
export function endOfSession({ openedAt, activeAt, isStaff }: SessionAge): string {
  const { absolute, idle } = sessionHours[isStaff ? 'staff' : 'member'];
  const end = Math.min(Date.parse(openedAt) + absolute * hour, Date.parse(activeAt) + idle * hour);
  return new Date(end).toISOString();
}

const hour = 3_600_000;
