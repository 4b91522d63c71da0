import { classes } from '../classes';
import style from './ring.module.css';

export type RingBand = {
  /** Miles from the center to this ring. */
  readonly miles: number;
  /** The number of results inside it, when known. */
  readonly count?: number;
};

export type RingProps = {
  /** From the nearest to the farthest; at most five stay readable. */
  readonly rings: readonly RingBand[];
  /** The current radius, in miles. */
  readonly selected?: number;
  readonly size?: 'small' | 'medium' | 'large';
  /** A description; generated from the rings when absent. */
  readonly label?: string;
  readonly className?: string;
};

const CENTRE = 100;
const REACH = 88;
const MOST_DOTS = 24;

/** Distance as rings around the user. Each result is a dot between its two rings. */
export function Ring({ rings, selected, size = 'medium', label, className }: RingProps) {
  const radius = (index: number) => 22 + ((REACH - 22) * (index + 1)) / Math.max(rings.length, 1) - 6;
  const words = label ?? ringText(rings);
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={words}
      className={classes(style.ring, style[size], className)}
    >
      {rings.map(({ miles }, index) => (
        <circle
          key={miles}
          cx={CENTRE}
          cy={CENTRE}
          r={radius(index)}
          className={classes(style.band, miles === selected && style.selected)}
        />
      ))}
      {rings.map((band, index) => {
        const found = Math.max(0, (band.count ?? 0) - (rings[index - 1]?.count ?? 0));
        const inner = index === 0 ? 10 : radius(index - 1);
        return dots(found, index, inner, radius(index)).map(({ x, y }) => (
          <circle key={`${band.miles} ${x} ${y}`} cx={x} cy={y} r="3" className={style.find} />
        ));
      })}
      <circle cx={CENTRE} cy={CENTRE} r="5" className={style.you} />
      {rings.map(({ miles }, index) => (
        <text
          key={miles}
          x={CENTRE}
          y={CENTRE - radius(index) + 4}
          className={classes(style.miles, miles === selected && style.selectedMiles)}
        >
          {miles}
        </text>
      ))}
    </svg>
  );
}

/** "nothing in 50 miles, 14 in 100 miles"; without counts, "25, 50 and 100 miles". */
export function ringText(rings: readonly RingBand[]): string {
  if (rings.every(({ count }) => count === undefined)) {
    return `Rings at ${rings.map(({ miles }) => miles).join(', ')} miles`;
  }
  return rings
    .filter(({ count }) => count !== undefined)
    .map(({ miles, count }) => `${count === 0 ? 'nothing' : count} in ${miles} miles`)
    .join(', ');
}

export type RingMarkProps = { readonly steps?: number; readonly filled: number; readonly className?: string };

/** A small icon beside a radius: the wider the search, the more rings are solid. */
export function RingMark({ steps = 4, filled, className }: RingMarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes(style.mark, className)}>
      {Array.from({ length: steps }, (_, index) => 4 + (10.5 * index) / Math.max(steps - 1, 1)).map(
        (r, index) => (
          <circle key={r} cx="16" cy="16" r={r} className={index < filled ? style.firm : style.faint} />
        ),
      )}
      <circle cx="16" cy="16" r="1.75" className={style.you} />
    </svg>
  );
}

/** Spreads the results of one band by the golden ratio, always the same way, and keeps the top free for the miles. */
function dots(found: number, band: number, inner: number, outer: number) {
  const middle = (inner + outer) / 2;
  const sway = Math.max(0, (outer - inner) / 2 - 6);
  return Array.from({ length: Math.min(found, MOST_DOTS) }, (_, index) => {
    const turn = (0.13 + (index + 1) * 0.618 + band * 0.29) % 1;
    const angle = (turn * 290 - 55) * (Math.PI / 180);
    const distance = middle + sway * Math.sin(index * 1.7);
    return { x: round(CENTRE + distance * Math.cos(angle)), y: round(CENTRE + distance * Math.sin(angle)) };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
