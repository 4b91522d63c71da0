import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { NoBreak } from '../layout/no-break';
import style from './notice.module.css';
import { useResultFocus } from './use-result-focus';

export type NoticeProps = {
  /** `good` green, `problem` red, `warn` amber, `info` petrol; each with its own icon. */
  readonly tone?: 'info' | 'good' | 'problem' | 'warn';
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  /** Read out when it appears; false for a notice that was there from the start. */
  readonly live?: boolean;
  /** Replaces the button that was pressed, and takes its focus. */
  readonly isResult?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

const SIGNS = { info: Info, good: CircleCheck, problem: CircleAlert, warn: TriangleAlert };

/** A notice inside the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, action, live = true, isResult = false, className, children } = props;
  const answer = useResultFocus<HTMLDivElement>(isResult);
  const Sign = SIGNS[tone];
  const role = tone === 'problem' ? 'alert' : 'status';
  return (
    <div
      ref={answer}
      className={classes(style.notice, style[tone], className)}
      role={live ? role : undefined}
      tabIndex={isResult ? -1 : undefined}
    >
      <Sign className={style.sign} aria-hidden="true" />
      <div className={style.words}>
        {title && (
          <p className={style.title}>
            <NoBreak>{title}</NoBreak>
          </p>
        )}
        {children && (
          <div>
            <NoBreak>{children}</NoBreak>
          </div>
        )}
      </div>
      {action && <div className={style.action}>{action}</div>}
    </div>
  );
}
