import type { ReactNode } from 'react';
import style from './error-box.module.css';

export type ErrorBoxProps = {
  readonly title?: string;
  /** What went wrong, in the words that came with it. */
  readonly message: ReactNode;
  /** The way on: "Load the page again". */
  readonly action?: ReactNode;
};

/** A page that could not be shown: what happened, and the way on. */
export function ErrorBox({ title = 'Page Error', message, action }: ErrorBoxProps) {
  return (
    <div className={style.box} role="alert">
      <h2 className={style.title}>{title}</h2>
      <p className={style.message}>{message}</p>
      {action && <div className={style.action}>{action}</div>}
    </div>
  );
}
