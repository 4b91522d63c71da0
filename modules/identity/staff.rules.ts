/** The roles with which somebody works for the site. Memberships says what each allows; a test there holds the two equal. */
const staffRoles: readonly string[] = ['admin', 'moderator', 'reviewer', 'support'];

/** Whether somebody with these roles works for the site: their sessions are shorter, and take two factors.
 *  source  ADR 0122, ADR 0123 */
export const isStaff = (roles: readonly string[]): boolean => roles.some((role) => staffRoles.includes(role));
