import type { FigureName, Figures } from './figures.schemas.js';

/** The step before each: a rate says how many of those went on. Being seen is the first. */
export const stepBefore = {
  seen: null,
  opened: 'seen',
  saved: 'opened',
  asked: 'opened',
  offered: 'asked',
  dealt: 'asked',
} as const satisfies Readonly<Record<FigureName, FigureName | null>>;

/** How many of the step before went on to this one, from 0 to 1. null where there is no step before, where nobody took it, and where more went on than took it:
 *  then some came another way (by a link, without a search) or took the step before on an earlier day, and what the rate would say is not true. */
export function rateOf(name: FigureName, figures: Figures): number | null {
  const before = stepBefore[name];
  if (before === null) return null;
  const [part, whole] = [figures[name], figures[before]];
  return whole === 0 || part > whole ? null : part / whole;
}
