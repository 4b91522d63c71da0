import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { type ReactNode, useRef } from 'react';
import style from './account-page.module.css';

export type AccountRowProps = {
  readonly title: string;
  /** What it is, or how it stands, in a sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Differs once the way to change it does: the title takes the focus of a button that went with it. */
  readonly state?: string | undefined;
};

/** One thing of the account that can be changed: what it is, how it stands, and the way to change it. */
export function AccountRow({ title, children, action, state }: AccountRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useKeepFocus(heading, state);
  return (
    <div className={style.row}>
      <div className={style.words}>
        <h3 ref={heading} className={style.title} tabIndex={-1}>
          {title}
        </h3>
        <div className={style.state}>{children}</div>
      </div>
      {action && <div className={style.actions}>{action}</div>}
    </div>
  );
}
