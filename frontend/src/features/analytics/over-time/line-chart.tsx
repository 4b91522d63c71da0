import type { FigureName } from '@modules/analytics/figures/figures.schemas';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { type KeyboardEvent, useState } from 'react';
import { figureLabels } from '../figure-words';
import style from './line-chart.module.css';
import { dashes } from './look-of-lines';
import { type Point, pointWords, summaryOf } from './points';
import { useLines } from './use-lines';

type LineChartProps = {
  readonly points: readonly Point[];
  /** One figure or two, each with a scale of its own. */
  readonly names: readonly FigureName[];
  /** "in 30 days" */
  readonly span: string;
};

/** Lines over time. Arrow keys go from point to point and say each; a pointer shows them too. */
export function LineChart({ points, names, span }: LineChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const [isByKeys, setByKeys] = useState(false);
  const { box, isFailed } = useLines({ points, names, at, onPoint: setAt });
  const summaries = names.map((name) => summaryOf(points, name, span));
  const point = at === null ? undefined : points[at];
  const move = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, at, points.length);
    if (next === null) return;
    event.preventDefault();
    setByKeys(true);
    setAt(next);
  };
  return (
    <figure className={style.figure}>
      <figcaption className={style.lines}>
        {summaries.map((words, line) => (
          <span key={words} className={style.line}>
            <Sample line={line} />
            {words}
          </span>
        ))}
      </figcaption>
      <div
        className={style.chart}
        role="application"
        aria-roledescription="chart"
        aria-label={`${names.map((name) => figureLabels[name]).join(' and ')} over time. Arrow keys go from point to point.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go from point to point
        tabIndex={0}
        onKeyDown={move}
        onPointerMove={() => setByKeys(false)}
      >
        {isFailed ? (
          <p className={style.instead}>
            This browser draws no chart. Arrow keys read it, and the table has the same numbers.
          </p>
        ) : (
          <div ref={box} className={style.canvas} />
        )}
      </div>
      <p className={style.point} aria-hidden="true">
        {point ? pointWords(point, names) : 'Point at the chart, or use the arrow keys.'}
      </p>
      <VisuallyHidden role="status">{point && isByKeys ? pointWords(point, names) : ''}</VisuallyHidden>
    </figure>
  );
}

/** Where a key leads; null: nowhere. */
function nextPoint(key: string, at: number | null, count: number): number | null {
  const last = count - 1;
  if (last < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(last, at + 1);
  if (key === 'ArrowLeft') return at === null ? last : Math.max(0, at - 1);
  return null;
}

/** How a line looks: its colour and its dashes. */
const Sample = ({ line }: { readonly line: number }) => (
  <svg className={line === 0 ? style.first : style.second} viewBox="0 0 32 8" aria-hidden="true">
    <path d="M1 4H31" strokeDasharray={dashes[line]?.join(' ')} />
  </svg>
);
