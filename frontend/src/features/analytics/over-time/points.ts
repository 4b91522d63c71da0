import { dayItself, figure, shortDayIn } from '@lib/format';
import type { FigureName, Figures } from '@modules/analytics/figures/figures.schemas';
import { figureLabels } from '../figure-words';

/** A day, or a week of them. */
export interface Point extends Figures {
  /** "Nov 12"; "Nov 12 – Nov 18, 2025" */
  readonly name: string;
  /** As short as an axis needs. */
  readonly tick: string;
  readonly isWeek: boolean;
  /** Its first day, '2026-11-12'. */
  readonly day: string;
}

export type DayFigures = Figures & { readonly day: string };

/** More days than this are shown as weeks. */
const mostDays = 90;

/** One point for each day; for each seven days, the last of which ends with the last day, when there are many. What is left over is in the first, so that it is no
 *  dip. Pure. */
export function pointsOf(days: readonly DayFigures[]): readonly Point[] {
  if (days.length <= mostDays)
    return days.map((one) => ({ ...one, name: dayName(one.day), tick: dayName(one.day), isWeek: false }));
  const rest = days.length % 7;
  return Array.from({ length: Math.floor(days.length / 7) }, (_, week) =>
    weekOf(days.slice(week === 0 ? 0 : rest + week * 7, rest + (week + 1) * 7)),
  );
}

/** "Opened: 214 in 30 days, most on Nov 12: 31" */
export function summaryOf(points: readonly Point[], name: FigureName, span: string): string {
  const sum = points.reduce((all, point) => all + point[name], 0);
  const label = figureLabels[name];
  if (sum === 0) return `${label}: none ${span}`;
  const top = points.reduce((best, point) => (point[name] > best[name] ? point : best));
  return `${label}: ${figure(sum)} ${span}, most ${top.isWeek ? 'in the week' : 'on'} ${top.name}: ${figure(top[name])}`;
}

/** "Nov 12: opened 31, asked about 2" */
export const pointWords = (point: Point, names: readonly FigureName[]): string =>
  `${point.name}: ${names.map((name) => `${lowerFirst(figureLabels[name])} ${figure(point[name])}`).join(', ')}`;

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function weekOf(days: readonly DayFigures[]): Point {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const sum = (name: FigureName) => days.reduce((all, day) => all + day[name], 0);
  return {
    day: from,
    isWeek: true,
    name: `${dayName(from)} – ${dayName(to)}, ${to.slice(0, 4)}`,
    tick: `${dayName(from)}, ${from.slice(0, 4)}`,
    seen: sum('seen'),
    opened: sum('opened'),
    saved: sum('saved'),
    asked: sum('asked'),
    offered: sum('offered'),
    dealt: sum('dealt'),
  };
}

const dayName = (day: string): string => shortDayIn(...dayItself(day));
