import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Page } from '../layout/layout';
import { NoBreak } from '../layout/no-break';
import style from './empty.module.css';

export type EmptyProps = {
  readonly title: ReactNode;
  /** One sentence: why it is empty, or what will appear here. */
  readonly children?: ReactNode;
  /** One useful step. */
  readonly action?: ReactNode;
  /** An illustration or a Ring. */
  readonly visual?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
};

/** An empty state, with one step that fills it. */
export function Empty({ title, children, action, visual, heading: Heading = 'h2', className }: EmptyProps) {
  return (
    <div className={classes(style.empty, className)}>
      <div className={style.inside}>
        {visual && <div className={style.visual}>{visual}</div>}
        <div className={style.words}>
          <Heading className={style.title}>
            <NoBreak>{title}</NoBreak>
          </Heading>
          {children && (
            <div className={style.text}>
              <NoBreak>{children}</NoBreak>
            </div>
          )}
          {action && <div className={style.action}>{action}</div>}
        </div>
      </div>
    </div>
  );
}

/** A page without content: says what is gone, or who may see it. */
export function EmptyPage(props: Omit<EmptyProps, 'heading' | 'className'>) {
  return (
    <Page width="form">
      <Empty heading="h1" {...props} />
    </Page>
  );
}
