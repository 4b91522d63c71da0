import type { ReactNode } from 'react';
import style from './gallery-page.module.css';

type Named = { readonly name: string; readonly children: ReactNode };

/** A section of the gallery. */
export function Section({ name, children }: Named) {
  return (
    <section className={style.section}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** One component in its section. */
export function Sample({ name, children }: Named) {
  return (
    <div className={style.sample}>
      <h3 className={style.sampleName}>{name}</h3>
      {children}
    </div>
  );
}
