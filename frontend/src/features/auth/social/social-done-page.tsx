import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { finishSocialSignIn } from '@entities/sign-in/social.mutations';
import { sendSocialMessage } from '@entities/sign-in/social-messages';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { pageAfterSignIn } from '@lib/session/page-after-sign-in';
import { challengeIn, setSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ContactSupport, needsSupport } from '../contact-support';
import { secondFactorHeading } from '../login/login-modes';
import { SecondFactorForm } from '../second-factor-form';
import { SocialBirthDate } from './social-birth-date';

type Outcome =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly message: string }
  /** The flow waits until a new member gives a date of birth. */
  | { readonly status: 'asks'; readonly problem: unknown }
  | { readonly status: 'refused'; readonly problem: unknown };

/** The provider's page returns here. Finishes the flow and tells the window that waits for it. A window of its own
 *  closes; a full page goes on to `next`. */
export default function SocialDonePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const finishing = useRef<Promise<Outcome>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>({ status: 'waiting' });
  const flow = search.get('flow') ?? '';
  const isPopup = search.get('place') === 'popup';
  const next = search.get('next') ?? undefined;

  const showOutcome = useCallback(
    (result: Outcome) => {
      if (isPopup && result.status !== 'asks') window.close();
      if (result.status === 'done' && !isPopup) navigate(pageAfterSignIn(next), { replace: true });
      else setOutcome(result);
    },
    [isPopup, navigate, next],
  );

  useEffect(() => {
    if (!isPopup) return;
    sendSocialMessage({ flow, is: 'returned' });
    const close = () => sendSocialMessage({ flow, is: 'closed' });
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [flow, isPopup]);

  useEffect(() => {
    let isHere = true;
    finishing.current ??= finishFlow(flow);
    void finishing.current.then((came) => {
      if (isHere) showOutcome(came);
    });
    return () => {
      isHere = false;
    };
  }, [flow, showOutcome]);

  if (outcome.status === 'asks') {
    const giveBirthDate = async (dateOfBirth: string) => showOutcome(await finishFlow(flow, dateOfBirth));
    return (
      <Page width="form">
        <PageHeading title="One more thing" />
        <Panel>
          <SocialBirthDate problem={outcome.problem} onGiven={giveBirthDate} />
        </Panel>
      </Page>
    );
  }

  const challenge = outcome.status === 'refused' ? challengeIn(outcome.problem) : undefined;
  if (challenge !== undefined && !isPopup) {
    return (
      <Page width="form">
        <PageHeading title={secondFactorHeading.title} lead={secondFactorHeading.lead} />
        <Panel>
          <SecondFactorForm
            challenge={challenge}
            onBusy={() => undefined}
            onEntered={() => navigate(pageAfterSignIn(next), { replace: true })}
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
        <Notice tone="good" title={outcome.message}>
          You can close this window.
        </Notice>
      )}
      {outcome.status === 'refused' && (
        <Notice
          tone="problem"
          action={
            !isPopup &&
            (needsSupport(outcome.problem) ? (
              <ContactSupport />
            ) : (
              <Button asChild>
                <Link to={paths.login(next)}>Back to sign in</Link>
              </Button>
            ))
          }
        >
          {signInErrorMessage(outcome.problem)}
        </Notice>
      )}
    </Page>
  );
}

async function finishFlow(flow: string, dateOfBirth?: string): Promise<Outcome> {
  try {
    const result = await finishSocialSignIn(dateOfBirth);
    if (result.outcome === 'birth-date-asked') return { status: 'asks', problem: undefined };
    if (result.outcome === 'signed-in') setSession(result.session);
    sendSocialMessage({ flow, is: 'done', outcome: result.outcome });
    const message = result.outcome === 'signed-in' ? 'You are signed in.' : 'Linked to your account.';
    return { status: 'done', message };
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'BIRTH_DATE_WRONG')
      return { status: 'asks', problem };
    const { status, code, body } = problem instanceof ApiProblem ? problem : unexpectedProblem;
    sendSocialMessage({ flow, is: 'refused', problem: { message: messageOf(problem), status, code, body } });
    return { status: 'refused', problem };
  }
}

const unexpectedProblem = { status: 0, code: 'internal-error', body: {} };
