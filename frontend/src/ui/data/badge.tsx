import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import style from './badge.module.css';

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `sale` amber, `wanted` petrol, `good` moss, `held` ink, `problem` oxblood, `plain` paper. */
  readonly tone?: 'plain' | 'sale' | 'wanted' | 'good' | 'held' | 'problem';
  readonly icon?: ReactNode;
};

/** A status word on a card or in a row. The colour only repeats what the word says. */
export function Badge({ tone = 'plain', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={classes(style.badge, style[tone], className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
