import type { ReactNode } from 'react';
import style from './account-page.module.css';

export type AccountRowProps = {
  readonly title: string;
  /** What it is, or how it stands, in a sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** One thing of the account that can be changed: what it is, how it stands, and the way to change it. */
export function AccountRow({ title, children, action }: AccountRowProps) {
  return (
    <div className={style.row}>
      <div className={style.words}>
        <h3 className={style.title}>{title}</h3>
        <div className={style.state}>{children}</div>
      </div>
      {action && <div className={style.actions}>{action}</div>}
    </div>
  );
}
