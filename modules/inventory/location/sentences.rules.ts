import { unreachable } from '../../kernel/decider/errors.js';
import type { LocationEvent } from './location.events.js';

/** A step of a place's history as a sentence to its owner.
 *  in      placeName  of another place; null is none
 *          stepName   the sentence of an earlier step */
export function locationSentence(
  event: LocationEvent,
  placeName: (locationId: string | null) => string,
  stepName: (step: number) => string,
): string {
  switch (event.type) {
    case 'LocationAdded':
      return `You added ${event.data.name}.`;
    case 'LocationRevised':
      return `You named it ${event.data.name}, and changed what is written about it.`;
    case 'LocationMoved':
      return event.data.parentId === null
        ? 'You took it out of the place that it was in.'
        : `You moved it into ${placeName(event.data.parentId)}, with all that it holds.`;
    case 'LocationPhotoSet':
      return event.data.photo ? 'You added a photo.' : 'You removed its photo.';
    case 'LocationArchived':
      return 'You archived it.';
    case 'LocationRestored':
      return 'You restored it.';
    case 'LocationStepUndone':
      return `You undid this: ${stepName(event.data.step) || 'an earlier step.'}`;
    default:
      return unreachable(event);
  }
}
