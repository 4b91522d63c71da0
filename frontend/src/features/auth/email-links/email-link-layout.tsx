import { usePageTitle } from '@lib/browser/page-title';
import { useResultFocus } from '@ui/feedback/use-result-focus';
import { Page } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { Panel } from '@ui/layout/panel';
import type { ReactNode } from 'react';
import style from '../login/login-page.module.css';

export type EmailLinkLayoutProps = {
  readonly title: string;
  /** What would be done; left out once it is. */
  readonly lead?: string;
  /** The title says what has come of a press. */
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
};

/** The page that a mail's link opens: its title says what would be done, or what has come of it. It does nothing by itself. */
export function EmailLinkLayout({ title, lead, isAnswer = false, children }: EmailLinkLayoutProps) {
  const answer = useResultFocus<HTMLHeadingElement>(isAnswer);
  usePageTitle(title);
  return (
    <Page width="form">
      <div className={style.column}>
        <Panel>
          <header className={style.heading}>
            <h1 ref={answer} tabIndex={isAnswer ? -1 : undefined}>
              <NoBreak>{title}</NoBreak>
            </h1>
            {lead && (
              <p>
                <NoBreak>{lead}</NoBreak>
              </p>
            )}
          </header>
          {children}
        </Panel>
      </div>
    </Page>
  );
}
