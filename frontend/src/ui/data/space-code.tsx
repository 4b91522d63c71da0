import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import style from './space-code.module.css';

export type SpaceCodeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** As it is stamped: "B12", "A-3-07", "7KQ2". */
  readonly code: string;
  /** What kind of code it is, said before it: "space", "bin", "label". */
  readonly kind?: string;
  readonly size?: 'small' | 'medium' | 'large';
};

/** A place or an identity as a short stamped code, the same on the map, the label and in a message. */
export function SpaceCode({ code, kind, size = 'medium', className, ...rest }: SpaceCodeProps) {
  return (
    <span className={classes(style.chip, style[size], className)} {...rest}>
      <span className={style.hole} aria-hidden="true" />
      {kind && <span className={style.kind}>{kind} </span>}
      <span className={style.code}>{code}</span>
    </span>
  );
}
