import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { AboutView } from '../../../modules/messages/messages.contract.js';

type GatheringAbout = Extract<AboutView, { readonly kind: 'gathering' }>;

/** An event as a thread shows it; undefined for one that was never announced. */
export async function gatheringAbout(
  eventStore: DomainEventStore,
  gatheringId: string,
  readerId: string,
): Promise<GatheringAbout | undefined> {
  const history = await eventStore.read(gatheringEvents, gatheringId);
  const published = history.find(({ type }) => type === 'GatheringPublished');
  if (published?.type !== 'GatheringPublished') return undefined;
  const { title, venue, startsAt, endsAt, timeZone, organizerId } = published.data;
  return {
    kind: 'gathering',
    gatheringId,
    isMine: organizerId === readerId,
    title,
    location: `${venue.name}, ${venue.area}`,
    startsAt,
    endsAt,
    timeZone,
    isCancelled: history.some(({ type }) => type === 'GatheringCancelled'),
  };
}
