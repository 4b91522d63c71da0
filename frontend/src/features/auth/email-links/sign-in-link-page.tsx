import { wordsOfError } from '@entities/sign-in/sign-in-errors';
import { call } from '@lib/api/call';
import { useLinkToken } from '@lib/browser/use-link-token';
import { paths } from '@lib/paths';
import { challengeIn, takeSession } from '@lib/session/session';
import { signInByLink } from '@modules/identity/email-tokens/email-tokens.contract';
import { safeNext } from '@modules/identity/identity.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AskSupport, isForSupport } from '../contact-support';
import { secondStep } from '../login/login-modes';
import style from '../login/login-page.module.css';
import { SecondStep } from '../second-factor-form';
import { LinkOver, wordsOfOver } from './email-link-expired';
import { LinkFrame } from './email-link-layout';

/** Signs in with the link of the mail, in the browser that asked for it, and goes where it was asked; other tabs follow. */
export default function SignInLinkPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const next = asked.get('next') ?? undefined;
  const enter = () => navigate(safeNext(next), { replace: true });
  const signIn = useMutation({
    mutationFn: () => call(signInByLink, { body: { token } }),
    onSuccess: (session) => {
      takeSession(session);
      enter();
    },
  });
  const challenge = challengeIn(signIn.error);
  const used = wordsOfOver(signIn.error);

  if (challenge === undefined && (token === '' || used !== undefined))
    return <LinkOver to={paths.login(next)} words="Ask for a new link" used={used} />;
  return (
    <LinkFrame
      title={challenge === undefined ? 'Sign in' : secondStep.title}
      lead={challenge === undefined ? 'With the link that we sent you.' : secondStep.lead}
    >
      {challenge !== undefined ? (
        <SecondStep
          challenge={challenge}
          onBusy={() => undefined}
          onEntered={enter}
          onAgain={() => navigate(paths.login(next))}
        />
      ) : (
        <div className={style.form}>
          {signIn.isError && (
            <Notice tone="problem" action={isForSupport(signIn.error) && <AskSupport />}>
              {wordsOfError(signIn.error)}
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
    </LinkFrame>
  );
}
