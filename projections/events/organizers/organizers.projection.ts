import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { organizerEvents } from '../../../modules/events/organizer/organizer.events.js';
import { suggestionEvents } from '../../../modules/events/suggestion/suggestion.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { createOrganizers } from './organizers.table.js';
import { eraseMember } from './write-erasure.js';
import { ofGathering, writeGathering } from './write-gathering.js';
import { writeOrganizer } from './write-organizer.js';
import { writeSuggestion } from './write-suggestion.js';

const handles = [organizerEvents, ofGathering, suggestionEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;
type Of<Stream extends (typeof handles)[number]> = RecordedEvent<EventOf<Stream>>;

/** Organizers with their teams, invitations and events, and what members suggest to them. They are few, so each event is written by itself. */
export const organizers = projection({
  name: 'organizers',
  version: 2,
  handles,
  create: createOrganizers,
  handle: async (tx, events, _copyRows, keys) => {
    for (const event of events) {
      if (event.type === 'MemberErased') await eraseMember(tx, event.entityId);
      else if (isOf(gatheringEvents.schemas, event))
        await writeGathering(tx, event as Of<typeof ofGathering>);
      else if (isOf(suggestionEvents.schemas, event))
        await writeSuggestion(tx, event as Of<typeof suggestionEvents>, keys);
      else await writeOrganizer(tx, event as Of<typeof organizerEvents>);
    }
  },
});

const isOf = (schemas: object, { type }: Handled): boolean => type in schemas;
