import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const BirthDateDialog = lazy(() =>
  import('./birth-date-dialog').then(({ BirthDateDialog: page }) => ({ default: page })),
);

/** Asks a member without a date of birth for it on every page except those to read. The server refuses their
 *  commands until it is given. */
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

/** The account page asks by itself; terms and help stay readable, and signing out stays possible. */
const exemptPaths = /^\/(account|terms|privacy|support|login|logout|api|auth)(\/|$)/i;
