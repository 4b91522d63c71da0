import { classes } from './classes';
import style from './logo.module.css';

export type LogoProps = {
  /** `long` has the name, `short` has SMC, `mark` is the tag alone; `fit` changes from short to long with the width. */
  readonly form?: 'long' | 'short' | 'mark' | 'fit';
  readonly size?: 'medium' | 'large';
  readonly className?: string;
};

/** The parts tag whose hole is a steel wheel. */
export function Logo({ form = 'fit', size = 'medium', className }: LogoProps) {
  return (
    <span className={classes(style.logo, style[form], style[size], className)}>
      <svg
        viewBox="0 0 40 48"
        className={style.mark}
        role={form === 'mark' ? 'img' : undefined}
        aria-label={form === 'mark' ? 'Swap Meet Classics' : undefined}
        aria-hidden={form === 'mark' ? undefined : true}
      >
        <path fillRule="evenodd" d={TAG} />
      </svg>
      {form !== 'mark' && form !== 'short' && (
        <span className={style.name}>
          Swap Meet <span className={style.second}>Classics</span>
        </span>
      )}
      {(form === 'short' || form === 'fit') && (
        <span className={style.letters}>
          <abbr title="Swap Meet Classics">SMC</abbr>
        </span>
      )}
    </span>
  );
}

/** A tag with cut shoulders; cut out of it a wheel: rim, five lugs, hub; below, two lines as if written on it. */
const TAG = [
  'M12 0h16l12 11v33a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V11z',
  circle(20, 20, 14),
  circle(20, 20, 11),
  ...Array.from({ length: 5 }, (_, lug) => {
    const angle = (lug * 2 * Math.PI) / 5 - Math.PI / 2;
    return circle(20 + 6.6 * Math.cos(angle), 20 + 6.6 * Math.sin(angle), 1.7);
  }),
  circle(20, 20, 2.6),
  'M8 39h24v3H8z',
].join('');

function circle(x: number, y: number, r: number): string {
  const [left, top, width] = [x - r, y, 2 * r].map((value) => value.toFixed(2));
  return `M${left} ${top}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 -${width} 0z`;
}
