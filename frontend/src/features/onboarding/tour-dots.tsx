import { classes } from '@ui/classes';
import { Check } from 'lucide-react';
import style from './tour-dialog.module.css';
import type { TourStep } from './tour-steps';

export type TourDotsProps = {
  readonly steps: readonly TourStep[];
  readonly index: number;
  readonly visited: ReadonlySet<string>;
  readonly onJump: (index: number) => void;
};

/** Numbered buttons, one for each step. A visited step has a check mark. */
export function TourDots({ steps, index, visited, onJump }: TourDotsProps) {
  return (
    <ol role="list" className={style.dots} aria-label="Steps of the tour">
      {steps.map(({ id, title }, at) => (
        <li key={id}>
          <button
            type="button"
            className={classes(style.dot, visited.has(id) && style.visited)}
            aria-label={`Step ${at + 1}: ${title}${visited.has(id) ? ', visited' : ''}`}
            aria-current={at === index ? 'step' : undefined}
            onClick={() => onJump(at)}
          >
            {visited.has(id) ? <Check aria-hidden="true" /> : at + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}
