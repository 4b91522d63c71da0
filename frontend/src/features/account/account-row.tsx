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
  /** Within a panel of the settings, which has `h3` itself, unless said otherwise. */
  readonly heading?: 'h3' | 'h4';
};

/** One row of the account: a title, the current value, and the button that changes it. */
export function AccountRow({ title, children, action, state, heading: Heading = 'h4' }: AccountRowProps) {
  const name = useRef<HTMLHeadingElement>(null);
  useKeepFocus(name, state);
  return (
    <div className={style.row}>
      <div className={style.words}>
        <Heading ref={name} className={style.title} tabIndex={-1}>
          {title}
        </Heading>
        <div className={style.state}>{children}</div>
      </div>
      {action && <div className={style.actions}>{action}</div>}
    </div>
  );
}
