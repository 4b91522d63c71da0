import { median } from '../prices/quantiles.rules.js';

/** Sellers who have about as many listings: from so many to so many. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

const bands: readonly Band[] = [
  { from: 1, to: 4 },
  { from: 5, to: 19 },
  { from: 20, to: 99 },
  { from: 100, to: 1_000_000 },
];

/** The sellers with whom one of so many listings is compared. */
export const bandOf = (listings: number): Band =>
  bands.find(({ to }) => listings <= to) ?? { from: 100, to: 1_000_000 };

export interface AnswersBeside {
  readonly sellers: number;
  readonly minutes: number;
  readonly slowerPercent: number | null;
}

/** So many others are needed before anybody learns how fast they answer. */
export const fewestOthers = 5;

/** How fast others answer, and how many of a hundred answer slower.
 *  in     others: minutes of each, without the one who asks; own: null when too few answers are known
 *  out    null: too few others
 *  units  minutes */
export function answersBeside(others: readonly number[], own: number | null): AnswersBeside | null {
  if (others.length < fewestOthers) return null;
  const slower = others.filter((minutes) => own !== null && minutes > own).length;
  return {
    sellers: others.length,
    minutes: Math.round(median(others)),
    slowerPercent: own === null ? null : Math.round((slower * 100) / others.length),
  };
}
