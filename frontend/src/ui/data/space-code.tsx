import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import style from './space-code.module.css';

export type SpaceCodeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The code as printed: "B12", "A-3-07", "7KQ2". */
  readonly code: string;
  /** The kind of code, shown before it: "space", "bin", "label". */
  readonly kind?: string;
  readonly size?: 'small' | 'medium' | 'large';
};

/** A short code for a place or an item, the same on the map, on the label and in a message. */
export function SpaceCode({ code, kind, size = 'medium', className, ...rest }: SpaceCodeProps) {
  return (
    <span className={classes(style.chip, style[size], className)} {...rest}>
      <span className={style.hole} aria-hidden="true" />
      {kind && <span className={style.kind}>{kind} </span>}
      <span className={style.code}>{code}</span>
    </span>
  );
}
