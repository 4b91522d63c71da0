import { plusDays } from '../../kernel/decider/time.js';

/** The Mondays of the last weeks, the newest first; weeks begin at midnight UTC. Pure. */
export function lastMondays(now: string, weeks: number): readonly string[] {
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  return Array.from({ length: weeks }, (_, back) => plusDays(now, -sinceMonday - 7 * back).slice(0, 10));
}
