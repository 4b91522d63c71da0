/** A member's name, whole or the first name alone. Of a member of whom it is not known that they are 18, only the member, their verified guardian and staff read it
 *  whole.
 *  source  README, Rule 4 */
export const nameForOthers = (name: string, isWhole: boolean): string =>
  isWhole ? name : (name.trim().split(/\s+/)[0] ?? name);
