import { wordsOfError } from '@entities/sign-in/sign-in-errors';
import { tellSocialNews } from '@entities/sign-in/social-messages';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { challengeIn, takeSession } from '@lib/session/session';
import { safeNext } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AskSupport, isForSupport } from '../contact-support';
import { secondStep } from '../login/login-modes';
import { SecondStep } from '../second-factor-form';
import { finish } from './social.queries';
import { SocialBirthDate } from './social-birth-date';

type Outcome =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly words: string }
  /** Somebody new has to say when they were born; the try waits. */
  | { readonly status: 'asks'; readonly problem: unknown }
  | { readonly status: 'refused'; readonly problem: unknown };

/** Where the other's page leads back to: takes what came of the try, tells the window that waits for it, and goes. In a window of its own
 *  it closes; in place of the page it goes to `next`.
 *  source  spec section 4, popup sign-in */
export default function SocialDonePage() {
  usePageTitle('Sign in');
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const taking = useRef<Promise<Outcome>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>({ status: 'waiting' });
  const flow = asked.get('flow') ?? '';
  const isPopup = asked.get('place') === 'popup';
  const next = safeNext(asked.get('next'));

  const settle = useCallback(
    (came: Outcome) => {
      if (isPopup && came.status !== 'asks') window.close();
      if (came.status === 'done' && !isPopup) navigate(next, { replace: true });
      else setOutcome(came);
    },
    [isPopup, navigate, next],
  );

  useEffect(() => {
    let isHere = true;
    taking.current ??= take(flow);
    void taking.current.then((came) => {
      if (isHere) settle(came);
    });
    return () => {
      isHere = false;
    };
  }, [flow, settle]);

  if (outcome.status === 'asks') {
    const give = async (dateOfBirth: string) => settle(await take(flow, dateOfBirth));
    return (
      <Page width="form">
        <PageHeading title="One more thing" />
        <Panel>
          <SocialBirthDate problem={outcome.problem} onGiven={give} />
        </Panel>
      </Page>
    );
  }

  const challenge = outcome.status === 'refused' ? challengeIn(outcome.problem) : undefined;
  if (challenge !== undefined && !isPopup) {
    return (
      <Page width="form">
        <PageHeading title={secondStep.title} lead={secondStep.lead} />
        <Panel>
          <SecondStep
            challenge={challenge}
            onBusy={() => undefined}
            onEntered={() => navigate(next, { replace: true })}
            onAgain={() => navigate(paths.login(next), { replace: true })}
          />
        </Panel>
      </Page>
    );
  }

  return (
    <Page width="form">
      <PageHeading title="Sign in" />
      {outcome.status === 'waiting' && <p role="status">Please wait…</p>}
      {outcome.status === 'done' && (
        <Notice tone="good" title={outcome.words}>
          You can close this window.
        </Notice>
      )}
      {outcome.status === 'refused' && (
        <Notice
          tone="problem"
          action={
            !isPopup &&
            (isForSupport(outcome.problem) ? (
              <AskSupport />
            ) : (
              <Button asChild>
                <Link to={paths.login(next)}>Back to sign in</Link>
              </Button>
            ))
          }
        >
          {wordsOfError(outcome.problem)}
        </Notice>
      )}
    </Page>
  );
}

async function take(flow: string, dateOfBirth?: string): Promise<Outcome> {
  try {
    const came = await finish(dateOfBirth);
    if (came.outcome === 'birth-date-asked') return { status: 'asks', problem: undefined };
    if (came.outcome === 'signed-in') takeSession(came.session);
    tellSocialNews({ flow, is: 'done', outcome: came.outcome });
    const words = came.outcome === 'signed-in' ? 'You are signed in.' : 'Linked with your account.';
    return { status: 'done', words };
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'BIRTH_DATE_WRONG')
      return { status: 'asks', problem };
    const { status, code, said } = problem instanceof ApiProblem ? problem : unforeseen;
    tellSocialNews({ flow, is: 'refused', problem: { message: messageOf(problem), status, code, said } });
    return { status: 'refused', problem };
  }
}

const unforeseen = { status: 0, code: 'internal-error', said: {} };
