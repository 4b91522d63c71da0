import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const BirthDateDialog = lazy(() =>
  import('./birth-date-dialog').then(({ BirthDateDialog: page }) => ({ default: page })),
);

/** Asks a member for a missing date of birth on every page except terms and help. The server refuses their commands
 *  until it has the date. */
export function BirthDateGate() {
  const member = useMember();
  const { pathname } = useLocation();
  const [putOffAt, setPutOffAt] = useState<string>();
  if (member?.missingRequirement !== 'date of birth' || !member.hasAcceptedTerms || member.isAdmin)
    return null;
  if (putOffAt === pathname || isEmbedded() || exemptPaths.test(pathname)) return null;
  return (
    <Suspense>
      <BirthDateDialog onPutOff={() => setPutOffAt(pathname)} />
    </Suspense>
  );
}

/** Pages without the question: the account page has its own form, terms and help stay readable, and signing out
 *  stays possible. */
const exemptPaths = /^\/(account|terms|privacy|support|login|logout|api|auth)(\/|$)/i;
