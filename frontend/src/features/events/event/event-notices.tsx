import type { EventPage } from '@modules/events/events.contract';
import { Notice } from '@ui/feedback/notice';

/** What is unusual about an event. */
export function EventNotices({ event }: { readonly event: EventPage }) {
  const { status, isRemoved, isWithoutOrganizer, reason } = event;
  return (
    <>
      {status === 'draft' && (
        <Notice live={false} title="A draft">
          Only the team of its organizer sees it. {reason}
        </Notice>
      )}
      {status === 'in review' && (
        <Notice live={false} title="In review">
          Our staff reads the first event of a new organizer before it is public.
        </Notice>
      )}
      {status === 'cancelled' && (
        <Notice tone="warn" live={false} title="This event is canceled">
          {reason}
        </Notice>
      )}
      {isRemoved && (
        <Notice tone="warn" live={false} title="Removed by our staff">
          Nobody else sees it.
        </Notice>
      )}
      {isWithoutOrganizer && status === 'published' && (
        <Notice tone="warn" live={false}>
          Without an organizer for now. Ask at the venue before you drive.
        </Notice>
      )}
    </>
  );
}
