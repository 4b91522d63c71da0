import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, invalid } from '../../kernel/decider/errors.js';
import type { GuardianshipEvent } from './guardianship.events.js';
import type { Guardianship } from './guardianship.state.js';
import { adultAge, ageOn, youngestMember } from './majority.rules.js';

export type AgeCommand =
  | Command<'GiveBirthDate', { readonly memberId: string; readonly birthDate: string }>
  | Command<'ComeOfAge'>;

/** errors  BIRTH_DATE_WRONG (invalid) for a day in the future or more than 120 years back */
export function ageFrom(birthDate: string, now: string): number {
  const age = ageOn(birthDate, now);
  if (age >= 0 && age <= 120) return age;
  throw invalid('BIRTH_DATE_WRONG', {
    message: 'Check the date of birth.',
    fields: [{ path: 'dateOfBirth', message: 'Check the date of birth.' }],
  });
}

/** Record the date of birth, once. Support corrects a mistake.
 *  out     [BirthDateGiven], or [] for the same date again
 *  errors  BIRTH_DATE_WRONG (invalid), SIGN_UP_HELD (forbidden) under 13, BIRTH_DATE_GIVEN (conflict) */
export function giveBirthDate(
  { memberId, birthDate, meta }: CommandOf<AgeCommand, 'GiveBirthDate'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  if (member.birthDate === birthDate) return [];
  if (member.birthDate !== null)
    throw conflict('BIRTH_DATE_GIVEN', {
      message: 'Your date of birth is on record. Write to support if it is wrong.',
    });
  const age = ageFrom(birthDate, meta.now);
  if (age < youngestMember) throw signUpHeld();
  return [event('BirthDateGiven', { memberId, birthDate, isMinor: age < adultAge })];
}

/** out  [MajorityReached] from the eighteenth birthday on; [] before, and for a member who was no minor */
export function comeOfAge(
  { meta }: CommandOf<AgeCommand, 'ComeOfAge'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  const { wasMinor, cameOfAge, birthDate, link } = member;
  if (!wasMinor || cameOfAge || !birthDate || ageOn(birthDate, meta.now) < adultAge) return [];
  return [event('MajorityReached', { guardianId: link?.guardianId ?? null })];
}

/** The message does not say why, because the gate is neutral. */
export const signUpHeld = () =>
  forbidden('SIGN_UP_HELD', { message: 'We cannot create an account for you. Please come back later.' });
