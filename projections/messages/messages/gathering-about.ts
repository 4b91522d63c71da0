import { dateAround, momentsOf } from '../../../modules/events/gathering/date-moments.shared.js';
import { type Gathering, gatheringState } from '../../../modules/events/gathering/gathering.state.js';
import { systemClock } from '../../../modules/kernel/decider/clock.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { AboutView } from '../../../modules/messages/messages.contract.js';

type GatheringAbout = Extract<AboutView, { readonly kind: 'gathering' }>;

/** An event as a thread shows it, with the date that includes a day, else its next or last one; undefined for one that was never announced.
 *  in  day: '2026-06-13', of a meeting there */
export async function gatheringAbout(
  eventStore: DomainEventStore,
  gatheringId: string,
  readerId: string,
  day?: string,
): Promise<GatheringAbout | undefined> {
  const gathering = await loadState(eventStore, gatheringState, gatheringId);
  const { words, organizerId } = gathering;
  const date = dateAround(gathering, systemClock.now(), day);
  if (!words || !date || !wasPublished(gathering)) return undefined;
  const { title, venue, timeZone } = words;
  return {
    kind: 'gathering',
    gatheringId,
    isMine: organizerId === readerId,
    title,
    location: `${venue.name}, ${venue.area}`,
    ...momentsOf(date.on, date, timeZone),
    timeZone,
    isCancelled: gathering.status === 'cancelled' || date.status === 'cancelled',
  };
}

const wasPublished = ({ status }: Gathering): boolean => status === 'published' || status === 'cancelled';
