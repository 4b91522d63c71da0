import { classes } from '../classes';
import style from './logo.module.css';

export type LogoProps = {
  /** `long` has the name, `short` has SMC, `mark` is only the tag; `fit` is short or long, depending on the width. */
  readonly form?: 'long' | 'short' | 'mark' | 'fit';
  readonly size?: 'medium' | 'large';
  readonly className?: string;
};

/** A parts tag with a steel wheel as its hole. */
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

/** A tag with cut corners. A rally wheel is cut out of it: rim, five slots, hub. Below it is a writing line. */
const TAG = [
  'M12 0h16l12 11v33a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V11z',
  circle(20, 20.5, 15),
  circle(20, 20.5, 12),
  ...Array.from({ length: 5 }, (_, slot) => slotAt(slot * 72)),
  circle(20, 20.5, 2.4),
  'M8 40h24v3H8z',
].join('');

function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r, 0);
}

/** One slot of the wheel along the rim, `degrees` clockwise from the top. */
function slotAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return ellipse(20 + 7.4 * Math.cos(angle), 20.5 + 7.4 * Math.sin(angle), 3.1, 1.9, degrees);
}

function ellipse(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
  const arc = `a${rx} ${ry} ${degrees} 1 0`;
  const [far, back] = [`${place(2 * dx)} ${place(2 * dy)}`, `${place(-2 * dx)} ${place(-2 * dy)}`];
  return `M${place(x - dx)} ${place(y - dy)}${arc} ${far}${arc} ${back}z`;
}

function place(value: number): string {
  return value.toFixed(2);
}
