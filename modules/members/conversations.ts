import { type Guardianship, isKnownAdult, isMinor, isPending } from './guardians/guardianship.state.js';
import type { WhyNotWrite } from './writing.schemas.js';

/** One side of a conversation. */
export interface Party {
  readonly id: string;
  readonly age: Guardianship;
  readonly blocked: readonly string[];
}

/** Whether two members may write to each other. Guardian and minor always may, even past a block. Other members may unless one has blocked the
 *  other, one has no date of birth or is a pending minor, or one is a minor and the other an adult. Nobody writes to themselves.
 *  source  README, Rule 8 */
export function mayConverse(one: Party, other: Party, now: string): boolean {
  if (isParentThread(one, other, now)) return true;
  if (one.id === other.id) return false;
  if (one.blocked.includes(other.id) || other.blocked.includes(one.id)) return false;
  if (!isUnrestricted(one.age, now) || !isUnrestricted(other.age, now)) return false;
  return isMinor(one.age, now) === isMinor(other.age, now);
}

/** Whether the two are a minor and the verified guardian. It ends with the eighteenth birthday. */
export const isParentThread = (one: Aged, other: Aged, now: string): boolean =>
  isGuardianOf(one, other, now) || isGuardianOf(other, one, now);

/** What the first is told when they cannot write to the other. A minor hears the same of every adult, so that nothing shows a block; everybody else
 *  hears the same whatever the reason, so that nobody learns of an age either.
 *  source  README, Rule 15 */
export function whyNotWrite(one: Correspondent, other: Correspondent, now: string): WhyNotWrite | null {
  const isOpen = !one.isSuspended && !other.isSuspended && mayConverse(one, other, now);
  if (isOpen || isParentThread(one, other, now)) return null;
  const isHeardByGuardian = isMinor(one.age, now) && isUnrestricted(one.age, now);
  return isHeardByGuardian && isKnownAdult(other.age, now) ? 'ASK_GUARDIAN' : 'NOT_EACH_OTHER';
}

export type Correspondent = Party & { readonly isSuspended: boolean };

/** The date of birth is known, and a minor has a verified guardian. */
const isUnrestricted = (age: Guardianship, now: string): boolean =>
  age.birthDate !== null && !isPending(age, now);

type Aged = Pick<Party, 'id' | 'age'>;

const isGuardianOf = (adult: Aged, { age }: Aged, now: string): boolean =>
  isMinor(age, now) && age.link?.status === 'verified' && age.link.guardianId === adult.id;
