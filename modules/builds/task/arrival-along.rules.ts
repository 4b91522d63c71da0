import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { BuildEvent } from '../build/build.events.js';
import type { TaskEvent } from './task.events.js';
import type { Arrival } from './task.state.js';

/** What whoever works on a build now may take over of what was said of a part's arrival: after a hand-over without costs, names or photos, not these.
 *  in      build, task: all events of the build and of the task
 *  source  README, Hand-over */
export function arrivalAlong(
  arrival: Arrival | null,
  partId: string,
  {
    build,
    task,
  }: {
    readonly build: readonly RecordedEvent<BuildEvent>[];
    readonly task: readonly RecordedEvent<TaskEvent>[];
  },
): Arrival | null {
  const said = task.findLast(({ type, data }) => type === 'PartArrived' && data.partId === partId);
  if (arrival === null || !said) return arrival;
  let along = arrival;
  for (const { type, position, data } of build)
    if (type === 'BuildHandedOver' && position > said.position)
      along = {
        ...along,
        costCents: data.goesAlong.costs ? along.costCents : null,
        sellerId: data.goesAlong.names ? along.sellerId : null,
        photos: data.goesAlong.photos ? along.photos : [],
      };
  return along;
}
