import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { type ReactNode, useRef } from 'react';
import style from './account-page.module.css';

export type AccountRowProps = {
  readonly title: string;
  /** The current value, in a sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Changes together with `action`: the title takes the focus when the old button disappears. */
  readonly state?: string | undefined;
};

/** One row of the account: a title, the current value, and the button that changes it. */
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
