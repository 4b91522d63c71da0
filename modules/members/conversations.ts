import { type Guardianship, isMinor, isPending } from './guardians/guardianship.state.js';

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

/** The date of birth is known, and a minor has a verified guardian. */
const isUnrestricted = (age: Guardianship, now: string): boolean =>
  age.birthDate !== null && !isPending(age, now);

type Aged = Pick<Party, 'id' | 'age'>;

const isGuardianOf = (adult: Aged, { age }: Aged, now: string): boolean =>
  isMinor(age, now) && age.link?.status === 'verified' && age.link.guardianId === adult.id;
