import { usePageTitle } from '@lib/browser/page-title';
import { useAnswerFocus } from '@ui/feedback/use-result-focus';
import { Page } from '@ui/layout/layout';
import { WholeWords } from '@ui/layout/no-break';
import { Panel } from '@ui/layout/panel';
import type { ReactNode } from 'react';
import style from '../login/login-page.module.css';

export type LinkFrameProps = {
  readonly title: string;
  /** What would be done; left out once it is. */
  readonly lead?: string;
  /** The title says what has come of a press. */
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
};

/** The page that a mail's link opens: its title says what would be done, or what has come of it. It does nothing by itself. */
export function LinkFrame({ title, lead, isAnswer = false, children }: LinkFrameProps) {
  const answer = useAnswerFocus<HTMLHeadingElement>(isAnswer);
  usePageTitle(title);
  return (
    <Page width="form">
      <div className={style.column}>
        <Panel>
          <header className={style.heading}>
            <h1 ref={answer} tabIndex={isAnswer ? -1 : undefined}>
              <WholeWords>{title}</WholeWords>
            </h1>
            {lead && (
              <p>
                <WholeWords>{lead}</WholeWords>
              </p>
            )}
          </header>
          {children}
        </Panel>
      </div>
    </Page>
  );
}
