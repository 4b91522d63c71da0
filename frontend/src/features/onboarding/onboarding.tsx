import { completeTour, isTourOver, watchTour } from '@entities/tour/tour';
import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TourDialog = lazy(() => import('./tour-dialog').then(({ TourDialog: page }) => ({ default: page })));

/** Milliseconds between sign-in and the tour. */
export const TOUR_DELAY_MS = 1500;

/** Shows the tour to a member once, shortly after the page loads, and again on request. It never opens over a form or a dialog,
 *  or before the member has accepted the terms and given a date of birth. */
export function Onboarding() {
  const member = useMember();
  const uid = member?.uid;
  const isDue = useTourOpen(
    uid,
    member?.hasAcceptedTerms === true && member.missingRequirement !== 'date of birth',
  );
  const [isOpen, setOpen] = useState(false);

  useEffect(() => watchTour(() => setOpen(true)), []);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => {
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      clearInterval(timer);
      setOpen(true);
    }, TOUR_DELAY_MS);
    return () => clearInterval(timer);
  }, [isDue]);

  if (!isOpen) return null;
  const end = () => {
    if (uid !== undefined) completeTour(uid);
    setOpen(false);
  };
  return (
    <Suspense>
      <TourDialog onComplete={end} onClose={end} />
    </Suspense>
  );
}

function useTourOpen(uid: string | undefined, isFree: boolean): boolean {
  const { pathname } = useLocation();
  return uid !== undefined && isFree && !isEmbedded() && !exemptPaths.test(pathname) && !isTourOver(uid);
}

/** Pages with forms. */
const exemptPaths =
  /^\/(create-listing|inventory\/create|listing\/[^/]+\/edit|login|logout|api|terms)(\/|$)/i;
