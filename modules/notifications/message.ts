import { dayInWords, dueIn } from '../kernel/decider/days.js';

/** A message with the days in it by the calendar of its recipient: `{day <time>}` is "March 1, 2027", `{in <time>}` is "in 2 days", "in 1 day" or "today".
 *  units   times: ISO-8601 UTC */
export const nameDays = (message: string, now: string, timeZone: string): string =>
  message
    .replace(/\{day ([^}]+)\}/g, (_, at: string) => dayInWords(at, timeZone))
    .replace(/\{in ([^}]+)\}/g, (_, at: string) => dueIn(at, now, timeZone));

/** Whether a message has a day in it. */
export const hasDays = (message: string): boolean => /\{(day|in) /.test(message);

/** A message with the current title, on one line, in place of `{listing}`. The title is null for a removed listing. */
export function nameListing(message: string, title: string | null): string {
  return message.replace('{listing}', (_, at: number) =>
    title === null ? `${at === 0 ? 'A' : 'a'} removed listing` : `“${title.replace(/[\s\u0085]+/gu, ' ')}”`,
  );
}
