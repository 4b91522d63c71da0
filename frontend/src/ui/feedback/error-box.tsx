import type { ReactNode } from 'react';
import style from './error-box.module.css';

export type ErrorBoxProps = {
  readonly title?: string;
  /** The message of the error. */
  readonly message: ReactNode;
  /** The next step: "Reload the page". */
  readonly action?: ReactNode;
};

/** Shown instead of a page that failed: the error and the next step. */
export function ErrorBox({ title = 'Page Error', message, action }: ErrorBoxProps) {
  return (
    <div className={style.box} role="alert">
      <h2 className={style.title}>{title}</h2>
      <p className={style.message}>{message}</p>
      {action && <div className={style.action}>{action}</div>}
    </div>
  );
}
