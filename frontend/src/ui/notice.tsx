import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import style from './notice.module.css';
import { WholeWords } from './whole-words';

export type NoticeProps = {
  /** `good` green, `problem` red, `warn` amber, `info` petrol; each with its own sign. */
  readonly tone?: 'info' | 'good' | 'problem' | 'warn';
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  /** Read out when it appears; true unless it stood there from the start. */
  readonly live?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

const SIGNS = { info: Info, good: CircleCheck, problem: CircleAlert, warn: TriangleAlert };

/** A note in the page itself. */
export function Notice({ tone = 'info', title, action, live = true, className, children }: NoticeProps) {
  const Sign = SIGNS[tone];
  const role = tone === 'problem' ? 'alert' : 'status';
  return (
    <div className={classes(style.notice, style[tone], className)} role={live ? role : undefined}>
      <Sign className={style.sign} aria-hidden="true" />
      <div className={style.words}>
        {title && (
          <p className={style.title}>
            <WholeWords>{title}</WholeWords>
          </p>
        )}
        {children && (
          <div>
            <WholeWords>{children}</WholeWords>
          </div>
        )}
      </div>
      {action && <div className={style.action}>{action}</div>}
    </div>
  );
}
