import { type Guardianship, isMinor, isPending } from './guardians/guardianship.js';

/** One side of a conversation. */
export interface Party {
  readonly id: string;
  readonly age: Guardianship;
  readonly blocked: readonly string[];
}

/** Whether two members may write to each other. Guardian and minor always may, whatever was blocked. Else nobody writes to oneself or past
 *  a block, a minor whose guardian is not verified writes to nobody, and minors and adults not to each other.
 *  source  reliability.md 2.8 */
export function mayConverse(one: Party, other: Party, now: string): boolean {
  if (isParentThread(one, other)) return true;
  if (one.id === other.id) return false;
  if (one.blocked.includes(other.id) || other.blocked.includes(one.id)) return false;
  if (isPending(one.age, now) || isPending(other.age, now)) return false;
  return isMinor(one.age, now) === isMinor(other.age, now);
}

/** Guardian and minor, verified by staff. */
export const isParentThread = (one: Party, other: Party): boolean =>
  isGuardianOf(one, other) || isGuardianOf(other, one);

const isGuardianOf = (adult: Party, minor: Party): boolean =>
  minor.age.link?.status === 'verified' && minor.age.link.guardianId === adult.id;
