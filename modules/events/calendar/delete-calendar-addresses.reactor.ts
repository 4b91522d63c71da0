import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { deleteCalendarAddressesOf } from './calendar-addresses.shared.js';

/** Whenever a member is erased, the private address of their calendar is deleted. */
export const deleteCalendarAddresses = reactor({
  name: 'delete-calendar-addresses',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: (tx, events) =>
    deleteCalendarAddressesOf(
      tx,
      events.map(({ entityId }) => entityId),
    ),
});
