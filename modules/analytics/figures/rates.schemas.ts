import type { FigureName, Figures } from './figures.schemas.js';

/** The step before each. Being seen is the first. */
const stepBefore: Readonly<Record<FigureName, FigureName | null>> = {
  seen: null,
  opened: 'seen',
  saved: 'opened',
  asked: 'opened',
  offered: 'asked',
  dealt: 'asked',
};

/** How many of a step went on to the next. */
export interface Rate {
  readonly step: FigureName;
  readonly part: number;
  /** At least the part; 0 where nobody took the step. */
  readonly whole: number;
}

/** The rate of a figure. null for the first step, and where more went on than took the step before: then some came another way (by a link, without a search)
 *  or took it on an earlier day, and what the rate would say is not true. */
export function rateOf(name: FigureName, figures: Figures): Rate | null {
  const step = stepBefore[name];
  if (step === null || figures[name] > figures[step]) return null;
  return { step, part: figures[name], whole: figures[step] };
}
