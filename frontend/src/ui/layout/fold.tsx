import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import style from './fold.module.css';

export type FoldProps = {
  readonly title: string;
  /** The anchor of the fold: a link to it opens it. */
  readonly id?: string;
  /** Shown beside the title when something is in it. */
  readonly isFilled?: boolean;
  /** Something in it needs attention, so it cannot be closed. */
  readonly mustOpen?: boolean;
  readonly children: ReactNode;
};

/** A part of a page that opens at its heading. */
export function Fold({ title, id, isFilled = false, mustOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openIfNamed = () => id && location.hash === `#${id}` && setOpen(true);
    openIfNamed();
    window.addEventListener('hashchange', openIfNamed);
    return () => window.removeEventListener('hashchange', openIfNamed);
  }, [id]);
  return (
    <details
      id={id}
      className={style.fold}
      open={isOpen || mustOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={style.title}>
        <span>{title}</span>
        {isFilled && <span className={style.filled}>filled in</span>}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={style.body}>{children}</div>
    </details>
  );
}
