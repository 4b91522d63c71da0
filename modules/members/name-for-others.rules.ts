/** A member's name, in full or only the first name. When it is not known that a member is 18, only the member,
 *  their verified guardian and staff read the full name.
 *  source  README, Rule 4 */
export const nameForOthers = (name: string, isWhole: boolean): string =>
  isWhole ? name : (name.trim().split(/\s+/)[0] ?? name);
