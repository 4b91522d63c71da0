import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './panel.module.css';

export type PanelProps = {
  readonly title?: ReactNode;
  readonly heading?: 'h2' | 'h3';
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page on its own background. */
export function Panel({ title, heading: Heading = 'h2', actions, className, children }: PanelProps) {
  return (
    <section className={classes(style.panel, className)}>
      {(title || actions) && (
        <div className={style.head}>
          {title && <Heading className={style.title}>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
