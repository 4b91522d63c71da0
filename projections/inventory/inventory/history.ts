import type { HistoryStep } from '../../../modules/inventory/item.schemas.js';
import { type Step, undoneSteps } from '../../../modules/inventory/steps.rules.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';

type SentenceOf<Event> = (
  event: Event,
  placeName: (locationId: string | null) => string,
  stepName: (step: number) => string,
) => string;

/** Every step of an item or a place as a sentence, newest first, with current names of places.
 *  in      mayUndo  whether a step of this version may be undone if nothing later depends on it */
export function historyOf<Event extends RecordedEvent>(
  history: readonly Event[],
  steps: readonly Step[],
  {
    sentenceOf,
    path,
    mayUndo,
  }: {
    readonly sentenceOf: SentenceOf<Event>;
    readonly path: (id: string) => string;
    readonly mayUndo: (version: number) => boolean;
  },
): HistoryStep[] {
  const undone = undoneSteps(steps);
  const placeName = (id: string | null) => (id === null ? 'no place' : path(id) || 'a removed place');
  const sentence = (event: Event, depth: number): string =>
    sentenceOf(event, placeName, (version) => {
      const before = history[version - 1];
      return before && depth < 2 ? sentence(before, depth + 1) : '';
    });
  return history
    .map((event) => ({
      step: event.version,
      at: event.recordedAt,
      sentence: sentence(event, 0),
      isUndone: undone.has(event.version),
      mayUndo: !undone.has(event.version) && mayUndo(event.version),
    }))
    .reverse();
}
