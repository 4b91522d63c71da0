import { usePageTitle } from '@lib/browser/page-title';
import { useResultFocus } from '@ui/feedback/use-result-focus';
import { Page } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { Panel } from '@ui/layout/panel';
import type { ReactNode } from 'react';
import style from '../login/login-page.module.css';

export type EmailLinkLayoutProps = {
  readonly title: string;
  /** What the page will do; absent after success. */
  readonly lead?: string;
  /** The title is the result of an action. */
  readonly isResult?: boolean;
  readonly children: ReactNode;
};

/** The layout of pages opened by an e-mail link. The title says what the page will do or has done; nothing happens
 *  by itself. */
export function EmailLinkLayout({ title, lead, isResult = false, children }: EmailLinkLayoutProps) {
  const answer = useResultFocus<HTMLHeadingElement>(isResult);
  usePageTitle(title);
  return (
    <Page width="form">
      <div className={style.column}>
        <Panel>
          <header className={style.heading}>
            <h1 ref={answer} tabIndex={isResult ? -1 : undefined}>
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
