import { type Guardianship, isMinor, isPending } from './guardians/guardianship.state.js';

/** One side of a conversation. */
export interface Party {
  readonly id: string;
  readonly age: Guardianship;
  readonly blocked: readonly string[];
}

/** Whether two members may write to each other. Guardian and minor always may, whatever was blocked. Else nobody writes to oneself or past
 *  a block, who waits for a guardian or has not said their age writes to nobody, and minors and adults not to each other.
 *  source  reliability.md 2.8 */
export function mayConverse(one: Party, other: Party, now: string): boolean {
  if (isParentThread(one, other, now)) return true;
  if (one.id === other.id) return false;
  if (one.blocked.includes(other.id) || other.blocked.includes(one.id)) return false;
  if (!isUnrestricted(one.age, now) || !isUnrestricted(other.age, now)) return false;
  return isMinor(one.age, now) === isMinor(other.age, now);
}

/** Guardian and minor, verified, until the eighteenth birthday. */
export const isParentThread = (one: Party, other: Party, now: string): boolean =>
  isGuardianOf(one, other, now) || isGuardianOf(other, one, now);

/** The age is on record, and somebody answers for a minor. */
const isUnrestricted = (age: Guardianship, now: string): boolean =>
  age.birthDate !== null && !isPending(age, now);

const isGuardianOf = (adult: Party, { age }: Party, now: string): boolean =>
  isMinor(age, now) && age.link?.status === 'verified' && age.link.guardianId === adult.id;
