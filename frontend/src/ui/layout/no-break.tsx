import { Children, type ReactNode } from 'react';
import style from './no-break.module.css';

/** Keeps hyphenated words on one line: "1930-31", "289-302 ci", "A-3-07", "5-inch", "e-mail". Leaves other elements
 *  unchanged. */
export function NoBreak({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (part) => (typeof part === 'string' ? withoutBreaks(part) : part));
}

function withoutBreaks(text: string): ReactNode {
  const parts = text.split(hyphened);
  if (parts.length === 1) return text;
  return parts.map((words, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name and never move
      <span key={at} className={style.whole}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}

/** Longer ones wrap like any text. */
const hyphened =
  /((?<!\d)['’]?\d{1,8}[-–]['’]?\d{1,8}(?!\d)|\b[A-Z]-\d{1,8}-\d{1,8}(?!\d)|\b\d{1,8}-[A-Z]{1,12}\b|\be-mail\w{0,12}\b)/i;
