import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type LabelEvent, labelEvents, type labelSubjects } from './label.events.js';

export interface Label {
  /** null: this code was never issued. */
  readonly subject: (typeof labelSubjects)[number] | null;
  readonly subjectId: string;
  readonly ownerId: string;
}

export const labelState: StreamState<typeof labelEvents, Label> = {
  events: labelEvents,
  initial: { subject: null, subjectId: '', ownerId: '' },
  evolve,
};

function evolve(label: Label, event: LabelEvent): Label {
  switch (event.type) {
    case 'LabelIssued':
      return event.data;
    case 'LabelHandedOver':
      return { ...label, ...event.data };
    default:
      return unreachable(event);
  }
}
