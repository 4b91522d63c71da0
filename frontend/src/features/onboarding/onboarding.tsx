import { completeTour, isTourCompleted, isTourOver, watchTour } from '@entities/tour/tour';
import { useRememberTour } from '@entities/tour/tour.mutations';
import { isEmbedded } from '@lib/browser/is-embedded';
import { useMember } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const TourDialog = lazy(() => import('./tour-dialog').then(({ TourDialog: page }) => ({ default: page })));

/** Milliseconds between sign-in and the tour. */
export const TOUR_DELAY_MS = 1500;

/** Shows the tour to a member once, in one of their browsers, shortly after the page loads, and again on request. It never opens over a form or
 *  a dialog, or before the member has accepted the terms and given a date of birth. */
export function Onboarding() {
  const member = useMember();
  const uid = member?.uid;
  const isDue = useTourDue(member);
  const [isOpen, setOpen] = useState(false);
  const { mutate: remember } = useRememberTour();

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
  // The server may not know yet: the tour was left without a connection, or before it kept such things.
  const isUntold = member && !member.hasEndedTour && !member.suspension && isTourCompleted(member.uid);
  useEffect(() => {
    if (isUntold) remember(true);
  }, [isUntold, remember]);

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

function useTourDue(member: SessionUser | undefined): boolean {
  const { pathname } = useLocation();
  if (!member || isEmbedded() || exemptPaths.test(pathname)) return false;
  const { uid, hasAcceptedTerms, missingRequirement, suspension, hasEndedTour } = member;
  const isFree = hasAcceptedTerms && missingRequirement !== 'date of birth' && suspension === null;
  return isFree && !hasEndedTour && !isTourOver(uid);
}

/** Pages with forms. */
const exemptPaths =
  /^\/(create-listing|inventory\/create|listing\/[^/]+\/edit|login|logout|api|terms)(\/|$)/i;
