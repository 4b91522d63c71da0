import { plusHours } from '../../kernel/decider/time.js';

export const youngestMember = 13;
export const adultAge = 18;

/** Full years on a day. A birthday counts once it has begun in all of the United States (UTC−10).
 *  units  birthDate: 'YYYY-MM-DD'; now: ISO-8601 UTC */
export function ageOn(birthDate: string, now: string): number {
  const today = plusHours(now, -10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) >= birthDate.slice(5, 10) ? years : years - 1;
}
