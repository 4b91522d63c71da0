import { type ReactNode, useId } from 'react';
import style from './analytics.module.css';

type PartProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the page, which loads by itself. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={style.part}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className={style.quiet}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
