import type { ReactNode } from 'react';
import style from './legal-document.module.css';
import { NoBreak } from './no-break';
import { VisuallyHidden } from './visually-hidden';

export type LegalSection = { readonly title: string; readonly text: readonly ReactNode[] };

/** A document in numbered sections, each with its own anchor: terms, privacy. */
export function LegalDocument({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <ol className={style.document} role="list">
      {sections.map(({ title, text }, index) => (
        <li key={title} id={`section-${index + 1}`} className={style.section}>
          <span className={style.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={style.words}>
            <h2 className={style.title}>
              <VisuallyHidden>{index + 1}. </VisuallyHidden>
              <NoBreak>{title}</NoBreak>
            </h2>
            {text.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order
              <p key={at}>
                <NoBreak>{paragraph}</NoBreak>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
