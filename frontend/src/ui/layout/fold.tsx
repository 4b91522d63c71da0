import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import style from './fold.module.css';

export type FoldProps = {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** Something in it needs attention: it cannot be closed. */
  readonly mustOpen?: boolean;
  readonly children: ReactNode;
};

/** A part of a page that opens at its heading. */
export function Fold({ title, startsOpen = false, mustOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={style.fold}
      open={isOpen || mustOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={style.title}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={style.body}>{children}</div>
    </details>
  );
}
