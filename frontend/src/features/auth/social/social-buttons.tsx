import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { startSocialSignIn } from '@entities/sign-in/social.mutations';
import { socialKindsQuery } from '@entities/sign-in/social.queries';
import { type BeginSocialFlow, useSocialWindow } from '@entities/sign-in/use-social-window';
import { ApiProblem } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { challengeIn, currentSession, renewSession } from '@lib/session/session';
import { termsVersion } from '@modules/identity/identity.contract';
import { safeRedirect } from '@modules/identity/safe-redirect.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContactSupport, needsSupport } from '../contact-support';
import style from './social-buttons.module.css';

export type SocialButtonsProps = {
  readonly mode: 'signin' | 'signup';
  readonly onBusy: (isBusy: boolean) => void;
  readonly onEntered: () => void;
  /** The account has a second factor. */
  readonly onChallenge: (challenge: string) => void;
};

/** The configured sign-in providers; nothing where there are none. */
export function SocialButtons({ mode, onBusy, onEntered, onChallenge }: SocialButtonsProps) {
  const [asked] = useSearchParams();
  const { data } = useQuery(socialKindsQuery);
  const next = mode === 'signup' ? paths.account : safeRedirect(asked.get('next'));
  const begin: BeginSocialFlow = (kind, place) =>
    startSocialSignIn({
      kind,
      place,
      next,
      ...(mode === 'signup' && { terms: termsVersion }),
      ...(asked.get('stay') === '1' && { again: true }),
    });
  const { state, open, go } = useSocialWindow(begin, () => void entered());
  const isWaiting = state.status === 'waiting';
  useEffect(() => onBusy(isWaiting), [isWaiting, onBusy]);
  const challenge = state.status === 'stopped' ? challengeIn(state.problem) : undefined;
  useEffect(() => {
    if (challenge !== undefined) onChallenge(challenge);
  }, [challenge, onChallenge]);

  async function entered() {
    if (currentSession().status !== 'signed-in') await renewSession(undefined);
    onEntered();
  }

  if (!data?.kinds.length) return null;
  const nameOf = (kind: string) => data.kinds.find((one) => one.kind === kind)?.name;
  return (
    <div className={style.ways}>
      <p className={style.or}>or</p>
      {state.status === 'stopped' && (
        <Notice
          tone="problem"
          action={
            needsSupport(state.problem) ? (
              <ContactSupport />
            ) : (
              isBlocked(state.problem) && (
                <Button onClick={() => void go(state.kind)}>Continue in this window</Button>
              )
            )
          }
        >
          {signInErrorMessage(state.problem)}
        </Notice>
      )}
      {state.status === 'waiting' && (
        <Notice>Continue in the {nameOf(state.kind)} window. This page is waiting for you.</Notice>
      )}
      {data.kinds.map(({ kind, name }) => (
        <Button key={kind} size="large" block onClick={() => open(kind)}>
          Continue with {name}
        </Button>
      ))}
    </div>
  );
}

const isBlocked = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'popup-blocked';
