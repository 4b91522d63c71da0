import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const BirthDateDialog = lazy(() =>
  import('./birth-date-dialog').then(({ BirthDateDialog: page }) => ({ default: page })),
);

/** Asks a member whose date of birth is not known, on every page but those to read, until it is given: as long as it is not, the server
 *  takes nothing from them.
 *  source  reliability.md 2.8, neutral age gate */
export function BirthDateGate() {
  const member = useMember();
  const { pathname } = useLocation();
  const [putOffAt, setPutOffAt] = useState<string>();
  if (member?.waitsFor !== 'date of birth' || !member.hasAcceptedTerms || member.isAdmin) return null;
  if (putOffAt === pathname || isEmbedded() || exemptPaths.test(pathname)) return null;
  return (
    <Suspense>
      <BirthDateDialog onPutOff={() => setPutOffAt(pathname)} />
    </Suspense>
  );
}

/** Where it stands on the page itself, where terms and help can be read, and the session be ended. */
const exemptPaths = /^\/(account|terms|privacy|support|login|logout|api|auth)(\/|$)/i;
