import { ApiProblem } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import { EmailLinkLayout } from './email-link-layout';

export type EmailLinkExpiredProps = {
  readonly to: string;
  readonly words: string;
  /** The server's message about a used or expired link. Absent when the link has no token: a mail program cut it
   *  off, or the page was reloaded. */
  readonly used?: string | undefined;
};

/** The page of an invalid link, with a link to ask for a new one. */
export function EmailLinkExpired({ to, words, used }: EmailLinkExpiredProps) {
  return (
    <EmailLinkLayout
      title={used === undefined ? 'This link is incomplete' : 'This link has expired'}
      isResult={used !== undefined}
    >
      <Notice
        tone="warn"
        live={used !== undefined}
        action={
          <Button asChild>
            <Link to={to}>{words}</Link>
          </Button>
        }
      >
        {used ?? 'Open it from the e-mail again, or ask for a new one.'}
      </Notice>
    </EmailLinkLayout>
  );
}

/** The server's message about a used or expired link; undefined for every other error. */
export const expiredMessage = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.code === 'LINK_OVER' ? error.message : undefined;
