import type { ReactNode } from 'react';
import style from './legal-document.module.css';
import { WholeWords } from './no-break';
import { VisuallyHidden } from './visually-hidden';

export type PaperSection = { readonly title: string; readonly text: readonly ReactNode[] };

/** A document in numbered sections, each with an address of its own: terms, privacy. */
export function Paper({ sections }: { readonly sections: readonly PaperSection[] }) {
  return (
    <ol className={style.paper} role="list">
      {sections.map(({ title, text }, index) => (
        <li key={title} id={`section-${index + 1}`} className={style.section}>
          <span className={style.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={style.words}>
            <h2 className={style.title}>
              <VisuallyHidden>{index + 1}. </VisuallyHidden>
              <WholeWords>{title}</WholeWords>
            </h2>
            {text.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a document never move
              <p key={at}>
                <WholeWords>{paragraph}</WholeWords>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
