import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './panel.module.css';

export type PanelProps = {
  readonly title?: ReactNode;
  readonly heading?: 'h2' | 'h3';
  readonly actions?: ReactNode;
  /** The anchor of the panel, for links on the page. */
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page on its own background. */
export function Panel({ title, heading: Heading = 'h2', actions, id, className, children }: PanelProps) {
  return (
    <section id={id} className={classes(style.panel, className)}>
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
