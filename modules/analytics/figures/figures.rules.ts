import { daysAfter } from '../../kernel/decider/days.js';
import type { FigureName, Figures } from './figures.schemas.js';

/** How long figures are kept: the longest span, in days. */
export const keptDays = 730;

/** The first and last day of a span that ends today.
 *  units  now: ISO-8601 UTC; days of UTC, '2026-11-27' */
export function spanOf(now: string, days: number): { readonly from: string; readonly to: string } {
  const to = now.slice(0, 10);
  return { from: daysAfter(to, 1 - days), to };
}

/** As many days before a span; null where figures are not kept so long. */
export function spanBefore(now: string, days: number): { readonly from: string; readonly to: string } | null {
  if (days * 2 > keptDays) return null;
  const { from } = spanOf(now, days);
  return { from: daysAfter(from, -days), to: daysAfter(from, -1) };
}

export const noFigures: Figures = { seen: 0, opened: 0, saved: 0, asked: 0, offered: 0, dealt: 0 };

const figureNames = Object.keys(noFigures) as readonly FigureName[];

export const addFigures = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, one[name] + other[name]])) as Record<
    FigureName,
    number
  >;

/** Every day of a span, the oldest first, with what is known of it. */
export function everyDay<Day extends Figures & { readonly day: string }>(
  { from, to }: { readonly from: string; readonly to: string },
  known: readonly Day[],
): readonly (Figures & { readonly day: string })[] {
  const found = new Map(known.map((one) => [one.day, one]));
  const days: (Figures & { readonly day: string })[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(found.get(day) ?? { day, ...noFigures });
  return days;
}
