import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TermsDialog = lazy(() => import('./terms-dialog').then(({ TermsDialog: page }) => ({ default: page })));

/** Asks a member to accept the current terms, once a visit, until they do. */
export function AcceptNewTerms() {
  const member = useMember();
  const { pathname } = useLocation();
  const [putOff, setPutOff] = useState<string>();
  if (!member || member.hasAcceptedTerms || putOff === member.uid) return null;
  if (isEmbedded() || exemptPaths.test(pathname)) return null;
  return (
    <Suspense>
      <TermsDialog onPutOff={() => setPutOff(member.uid)} />
    </Suspense>
  );
}

/** Pages without the dialog: terms, help and sign-out. */
const exemptPaths = /^\/(terms|privacy|support|login|logout|api)(\/|$)/i;
