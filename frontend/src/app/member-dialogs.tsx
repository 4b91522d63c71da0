import { useSendUnsent } from '@entities/draft/use-send-unsent';
import { BirthDateGate } from '../features/account/guardian/birth-date-gate';
import { AcceptNewTerms } from '../features/terms/accept-new-terms';
import { OverlayBoundary } from './shell/boundaries';

/** What a member is asked over any page: to accept new terms, and for a missing date of birth. What waits on the device is sent
 *  meanwhile. */
export function MemberDialogs() {
  useSendUnsent();
  return (
    <>
      <OverlayBoundary>
        <AcceptNewTerms />
      </OverlayBoundary>
      <OverlayBoundary>
        <BirthDateGate />
      </OverlayBoundary>
    </>
  );
}
