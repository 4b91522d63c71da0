import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { BuildEvent } from '../build/build.events.js';

/** Whether an entry stayed with a former owner: it was written before a hand-over with which entries did not go along.
 *  in      position: of the event that wrote it */
export const wasLeftBehind = (build: readonly RecordedEvent<BuildEvent>[], position: number): boolean =>
  build.some(
    (event) => event.type === 'BuildHandedOver' && event.position > position && !event.data.goesAlong.journal,
  );
