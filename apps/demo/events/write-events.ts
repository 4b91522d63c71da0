import { attendanceDecider } from '../../../modules/events/attendance/attendance.decider.js';
import { gatheringDecider } from '../../../modules/events/gathering/gathering.decider.js';
import { organizerDecider } from '../../../modules/events/organizer/organizer.decider.js';
import { suggestionDecider } from '../../../modules/events/suggestion/suggestion.decider.js';
import type { DemoDeps } from '../demo-deps.js';
import { inLanes } from '../in-lanes.js';
import type { EventPlans } from './event-plans.js';

/** Write organizers, which have to be there before any event. */
export function writeOrganizers(deps: DemoDeps, { organizers }: EventPlans): Promise<unknown> {
  return inLanes(deps, 'gatherings', organizers, 8, ({ id, commands }) =>
    deps.sendToStream(organizerDecider, id, commands),
  );
}

/** Write events before those who go. */
export async function writeEvents(deps: DemoDeps, plans: EventPlans): Promise<void> {
  const { sendToStream } = deps;
  await inLanes(deps, 'gatherings', plans.events, 8, ({ id, commands }) =>
    sendToStream(gatheringDecider, id, commands),
  );
  await inLanes(deps, 'gatherings', plans.attendance, 32, ({ id, commands }) =>
    sendToStream(attendanceDecider, id, commands),
  );
  await inLanes(deps, 'gatherings', plans.suggestions, 1, ({ id, commands }) =>
    sendToStream(suggestionDecider, id, commands),
  );
}
