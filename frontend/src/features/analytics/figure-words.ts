import { counted, figure } from '@lib/format';
import type { FigureName, Figures } from '@modules/analytics/figures/figures.schemas';
import { rateOf, stepBefore } from '@modules/analytics/figures/rates.schemas';

/** What each figure counts, in the words of the page. */
export const figureLabels: Readonly<Record<FigureName, string>> = {
  seen: 'Seen in a search',
  opened: 'Opened',
  saved: 'Saved',
  asked: 'Asked about',
  offered: 'Offered for',
  dealt: 'Sold here',
};

/** The same as short as the head of a column. */
export const shortLabels: Readonly<Record<FigureName, string>> = {
  seen: 'Seen',
  opened: 'Opened',
  saved: 'Saved',
  asked: 'Asked',
  offered: 'Offered',
  dealt: 'Sold',
};

/** What somebody did. */
const did: Readonly<Record<FigureName, string>> = {
  seen: 'saw it',
  opened: 'opened it',
  saved: 'saved it',
  asked: 'asked',
  offered: 'made an offer',
  dealt: 'bought it',
};

/** Below so many a rate says more about chance than about the listings. */
const fewest = 10;

/** "1 in 14 who opened it asked". null for the first of them, while the whole is small, and where more followed than came from there: some come by a
 *  link, without a search. */
export function rateWords(name: FigureName, figures: Figures): string | null {
  const [before, rate] = [stepBefore[name], rateOf(name, figures)];
  if (before === null || rate === null || figures[before] < fewest) return null;
  const many = rate === 0 ? 'None of those' : ratio(figures[name], figures[before]);
  return `${many} who ${did[before]} ${did[name]}`;
}

/** What is too early to say: "Too early to say how many of them ask: 3 views so far." null when all rates are said. */
export function earlyWords({ seen, opened, asked }: Figures): string | null {
  if (opened === 0 && seen < fewest)
    return `Too early to say how many of them open it: seen ${counted(seen, 'time')} so far.`;
  if (opened < fewest) return `Too early to say how many of them ask: ${counted(opened, 'view')} so far.`;
  if (asked < fewest) return `Too early to say how many of them buy: ${counted(asked, 'question')} so far.`;
  return null;
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
