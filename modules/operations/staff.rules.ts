import { capabilitiesOfRoles } from '../memberships/capabilities.rules.js';

/** Whether somebody with these roles works for the site. */
export const isStaff = (roles: readonly string[]): boolean => capabilitiesOfRoles(roles).includes('staff');
