import type { ReactNode } from 'react';
import style from './selection-bar.module.css';

export type SelectionBarProps = {
  readonly label: string;
  /** The number of selected rows. */
  readonly count: ReactNode;
  readonly children: ReactNode;
};

/** The actions for the selected rows of a list, at the bottom of the screen. */
export function SelectionBar({ label, count, children }: SelectionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none
    <div role="group" aria-label={label} className={style.bar} data-floats="bar">
      <p className={style.count} role="status">
        {count}
      </p>
      <div className={style.actions}>{children}</div>
    </div>
  );
}
