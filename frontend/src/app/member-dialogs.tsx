import { useSendUnsent } from '@entities/draft/use-send-unsent';
import { BirthDateGate } from '../features/account/guardian/birth-date-gate';
import { AcceptNewTerms } from '../features/terms/accept-new-terms';
import { OverlayBoundary } from './shell/boundaries';

/** What goes on over any page of a member: what waits on the device is sent, and the member is asked to accept new terms, and for a missing
 *  date of birth. */
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
