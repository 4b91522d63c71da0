import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { intent } from '@lib/session/intent';
import { pageAfterSignIn } from '@lib/session/page-after-sign-in';
import { useSession } from '@lib/session/session';
import { safeRedirect } from '@modules/identity/safe-redirect.schemas';
import { BackLink } from '@ui/actions/back-link';
import { Notice } from '@ui/feedback/notice';
import { Page } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ForgotPasswordForm } from './forgot-password-form';
import { LoginForm } from './login-form';
import { leadFor, modeFrom, modeLabels, secondFactorHeading } from './login-modes';
import style from './login-page.module.css';
import { ModeLinks } from './mode-links';

/** Sign in, create an account, or reset the password. `next` is the page to open afterwards; stay=1 turns the
 *  redirect of signed-in members off. A typed e-mail stays when the mode
 *  changes. */
export default function LoginPage() {
  const [asked] = useSearchParams();
  const session = useSession();
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  const [isAtSecondStep, setAtSecondStep] = useState(false);
  const [email, setEmail] = useState('');
  const mode = modeFrom(asked.get('mode'));
  const next = safeRedirect(asked.get('next'));
  const stays = asked.get('stay') === '1';
  const title = isAtSecondStep ? secondFactorHeading.title : modeLabels[mode].title;
  usePageTitle(title);
  const isGuest = session.status === 'signed-out';
  const goesOn = session.status === 'signed-in' && !stays && !isEntering;
  const isAsked = asked.has('next');
  useEffect(() => {
    if (isGuest && isAsked) intent.keep(next);
    if (goesOn) intent.delete();
  }, [isGuest, goesOn, isAsked, next]);

  const enter = () => {
    if (mode !== 'signup') intent.delete();
    navigate(mode === 'signup' ? paths.account : pageAfterSignIn(asked.get('next')), { replace: true });
  };

  if (goesOn) return <Navigate to={pageAfterSignIn(next)} replace />;
  return (
    <Page width="form">
      <div className={style.column}>
        <nav aria-label="Login page" className={style.bar}>
          <Link to={paths.home}>Home</Link>
          <Link to={paths.support}>Support</Link>
          <Link to={paths.about}>About</Link>
        </nav>
        <Panel>
          <header className={style.heading}>
            <h1>{title}</h1>
            <p>{isAtSecondStep ? secondFactorHeading.lead : leadFor(mode, asked.get('next'))}</p>
          </header>
          {session.status === 'signed-in' && !isEntering && (
            <Notice live={false}>You are signed in as {session.user.email ?? session.user.name}.</Notice>
          )}
          {mode === 'reset' ? (
            <ForgotPasswordForm email={email} onEmail={setEmail} />
          ) : (
            <LoginForm
              key={mode}
              mode={mode}
              email={email}
              onEmail={setEmail}
              onBusy={setEntering}
              onSecondStep={setAtSecondStep}
              onEntered={enter}
            />
          )}
          {!isAtSecondStep && <ModeLinks mode={mode} />}
        </Panel>
        <BackLink>
          <Link to={paths.home}>Back to Home</Link>
        </BackLink>
      </div>
    </Page>
  );
}
