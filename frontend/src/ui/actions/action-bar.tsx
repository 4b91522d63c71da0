import type { ReactNode } from 'react';
import style from './action-bar.module.css';

export type ActionBarProps = { readonly label: string; readonly children: ReactNode };

/** The actions of a page: at the bottom of the screen on a phone, in the page on a desktop. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none
    <div role="group" aria-label={label} className={style.bar} data-floats="bar">
      {children}
    </div>
  );
}
