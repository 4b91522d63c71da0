import { classes } from '../classes';
import { initialsOf, paintOf } from './avatar';
import paint from './avatar.module.css';
import style from './ground.module.css';

/** What is shown in place of a picture: the initials of a name on a car colour that is always the same for it. */
export function Ground({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string | undefined;
}) {
  return (
    <span className={classes(style.ground, paint[paintOf(name)], className)} aria-hidden="true">
      <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <path d="M-600 62h658l18-34h44l22 34h618" />
        <circle cx="48" cy="66" r="13" />
        <circle cx="128" cy="66" r="13" />
      </svg>
      <span>{initialsOf(name)}</span>
    </span>
  );
}
