import { useSignInByLink } from '@entities/sign-in/sign-in.mutations';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { useLinkToken } from '@lib/browser/use-link-token';
import { paths } from '@lib/paths';
import { pageAfterSignIn } from '@lib/session/page-after-sign-in';
import { challengeIn } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ContactSupport, needsSupport } from '../contact-support';
import { secondFactorHeading } from '../login/login-modes';
import style from '../login/login-page.module.css';
import { SecondFactorForm } from '../second-factor-form';
import { EmailLinkExpired, expiredMessage } from './email-link-expired';
import { EmailLinkLayout } from './email-link-layout';

/** Signs in with an e-mail link in the browser that asked for it, then goes to `next`; other tabs follow. */
export default function SignInLinkPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const next = asked.get('next') ?? undefined;
  const enter = () => navigate(pageAfterSignIn(next), { replace: true });
  const signIn = useSignInByLink(token, enter);
  const challenge = challengeIn(signIn.error);
  const used = expiredMessage(signIn.error);

  if (challenge === undefined && (token === '' || used !== undefined))
    return <EmailLinkExpired to={paths.login(next)} words="Ask for a new link" used={used} />;
  return (
    <EmailLinkLayout
      title={challenge === undefined ? 'Sign in' : secondFactorHeading.title}
      lead={challenge === undefined ? 'With the link we sent you.' : secondFactorHeading.lead}
    >
      {challenge !== undefined ? (
        <SecondFactorForm
          challenge={challenge}
          onBusy={() => undefined}
          onEntered={enter}
          onAgain={() => navigate(paths.login(next))}
        />
      ) : (
        <div className={style.form}>
          {signIn.isError && (
            <Notice tone="problem" action={needsSupport(signIn.error) && <ContactSupport />}>
              {signInErrorMessage(signIn.error)}
            </Notice>
          )}
          <Button
            variant="primary"
            size="large"
            block
            onClick={() => signIn.mutate()}
            busy={signIn.isPending}
            busyLabel="Please wait…"
          >
            Sign in
          </Button>
        </div>
      )}
    </EmailLinkLayout>
  );
}
