import { Facts } from '@ui/data/card';
import type { ReactNode } from 'react';
import style from './entry.module.css';

export type EntryProps = {
  readonly title: ReactNode;
  readonly facts: readonly ReactNode[];
  /** What went wrong, in the words of the program. */
  readonly fault?: string | null;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** One thing on a list of things that went wrong: what, since when, why, and what can be done. */
export function Entry({ title, facts, fault, actions, children }: EntryProps) {
  return (
    <article className={style.entry}>
      <div className={style.words}>
        <h3 className={style.title}>{title}</h3>
        <Facts facts={facts} />
        {fault && <p className={style.fault}>{fault}</p>}
        {children}
      </div>
      {actions}
    </article>
  );
}
