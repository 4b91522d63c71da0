import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TermsDialog = lazy(() => import('./terms-dialog').then(({ TermsDialog: page }) => ({ default: page })));

/** Asks a member who has not accepted the terms in force, once a visit, until they do.
 *  source  spec section 1: the terms may be modified at any time */
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

/** Where the terms can be read, help be found, and the session be ended. */
const exemptPaths = /^\/(terms|privacy|support|login|logout|api)(\/|$)/i;
