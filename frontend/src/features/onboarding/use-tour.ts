import { useState } from 'react';
import type { TourStep } from './tour-steps';

export interface TourProgress {
  readonly step: TourStep;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** (index + 1) / total, in whole percent. */
  readonly percent: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly visited: ReadonlySet<string>;
  /** Marks the step visited and goes to the next; stays on the last. */
  next(): void;
  previous(): void;
  jumpTo(index: number): void;
}

/** The current step of the tour, and the visited steps. */
export function useTour(steps: readonly TourStep[]): TourProgress {
  const [index, setIndex] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const total = steps.length;
  const step = steps[index];
  if (!step) throw new Error('The tour has no such step');
  return {
    step,
    index,
    total,
    percent: Math.round(((index + 1) / total) * 100),
    isFirst: index === 0,
    isLast: index === total - 1,
    visited,
    next: () => {
      setVisited(new Set([...visited, step.id]));
      setIndex(Math.min(index + 1, total - 1));
    },
    previous: () => setIndex(Math.max(index - 1, 0)),
    jumpTo: (to) => setIndex(Math.min(Math.max(to, 0), total - 1)),
  };
}
