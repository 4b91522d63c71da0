import { counted, figure } from '@lib/format';
import type { FigureName, Figures } from '@modules/analytics/figures/figures.schemas';

/** What each figure counts, in the words of the page. */
export const figureLabels: Readonly<Record<FigureName, string>> = {
  seen: 'Seen in a search',
  opened: 'Opened',
  saved: 'Saved',
  asked: 'Asked about',
  offered: 'Offered for',
  dealt: 'Sold to a member',
};

/** What a figure is a part of: a rate says how many of those went on. */
const partOf: Readonly<Record<FigureName, FigureName | null>> = {
  seen: null,
  opened: 'seen',
  saved: 'opened',
  asked: 'opened',
  offered: 'asked',
  dealt: 'asked',
};

/** What somebody did, and how a few of it are counted. */
const did = {
  seen: { past: 'saw it', one: 'time seen', many: 'times seen' },
  opened: { past: 'opened it', one: 'view', many: 'views' },
  saved: { past: 'saved it', one: 'save', many: 'saves' },
  asked: { past: 'asked', one: 'question', many: 'questions' },
  offered: { past: 'made an offer', one: 'offer', many: 'offers' },
  dealt: { past: 'bought it', one: 'sale', many: 'sales' },
} as const;

/** Below so many a rate says more about chance than about the listings. */
const fewest = 10;

/** "1 in 14 who opened it asked"; "Too early to say: 3 views so far" while the whole is small. null for the first of them, and where more followed than came
 *  from there: some come by a link, without a search. */
export function rateWords(name: FigureName, figures: Figures): string | null {
  const whole = partOf[name];
  if (whole === null) return null;
  const [part, of] = [figures[name], figures[whole]];
  if (part > of) return null;
  const { past, one, many } = did[whole];
  if (of < fewest) return `Too early to say: ${of === 0 ? `no ${many}` : counted(of, one, many)} so far`;
  return `${part === 0 ? 'None of those' : ratio(part, of)} who ${past} ${did[name].past}`;
}

/** "1 in 14" for less than a half, "7 in 10" above. */
export function ratio(part: number, of: number): string {
  if (part * 2 <= of) return `1 in ${figure(Math.round(of / part))}`;
  return part === of ? 'All' : `${Math.min(9, Math.round((part / of) * 10))} in 10`;
}

/** "+25%, up from 40": against as many days before. Small numbers differ by a count, since a percentage of them says nothing. */
export function changeWords(now: number, before: number): string {
  const more = now - before;
  if (more === 0) return before === 0 ? 'None before either' : `The same as before: ${figure(before)}`;
  const sign = more > 0 ? '+' : '−';
  const way = more > 0 ? 'up' : 'down';
  const percent = Math.round((Math.abs(more) / before) * 100);
  const size = before < fewest || percent === 0 ? figure(Math.abs(more)) : `${figure(percent)}%`;
  return `${sign}${size}, ${way} from ${before === 0 ? 'none' : figure(before)}`;
}

/** "about 2 hours", "about 15 minutes", "about 3 days" */
export function minutesWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `about ${counted(minutes, 'minute')}`;
  if (minutes < 36 * 60) return `about ${counted(Math.round(minutes / 60), 'hour')}`;
  return `about ${counted(Math.round(minutes / 1440), 'day')}`;
}

/** "12 days", "less than a day", "about 1 day" */
export const daysWords = (days: number): string =>
  days < 0.5 ? 'less than a day' : counted(Math.round(days), 'day');
