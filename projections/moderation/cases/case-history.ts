import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { CaseEvent } from '../../../modules/moderation/case/case.events.js';
import type { CaseEntry } from '../../../modules/moderation/case/cases.contract.js';
import { passedOnByIntake } from '../../../modules/moderation/case/intake.rules.js';
import type { Named } from '../../../modules/moderation/moderation.schemas.js';

/** The history of a case, newest first. Those who wrote in it are named by `named`. */
export const entriesOf = (
  events: readonly RecordedEvent<CaseEvent>[],
  named: (id: string) => Named,
): CaseEntry[] =>
  events
    .map((event) => ({ at: event.recordedAt, ...entryOf(event, (id) => (id === null ? null : named(id))) }))
    .reverse();

/** Everybody whom the history names. */
export const actorsIn = (events: readonly RecordedEvent<CaseEvent>[]): readonly string[] =>
  events.flatMap((event) => entryOf(event, (id) => (id === null ? null : { id, name: null })).by?.id ?? []);

function entryOf(
  event: RecordedEvent<CaseEvent>,
  by: (id: string | null) => Named | null,
): Omit<CaseEntry, 'at'> {
  switch (event.type) {
    case 'CaseOpened': {
      const { source, openedBy, reason } = event.data;
      if (source === 'staff') return { by: by(openedBy), what: 'opened', words: reason };
      return {
        by: null,
        what: 'opened',
        words: source === 'rule' ? `By the rule ${openedBy}. ${reason}` : '',
      };
    }
    case 'ReportJoined':
      return {
        by: event.data.accountSince === null ? null : by(event.data.reporterId),
        what: 'report joined',
        words: '',
      };
    case 'ContentHidden':
      return { by: null, what: 'hidden', words: 'Enough members reported it.' };
    case 'ContentMended':
      return { by: null, what: 'mended', words: 'Its author changed it in time.' };
    case 'CaseClaimed':
      return { by: by(event.data.claimedBy), what: 'claimed', words: '' };
    case 'ClaimReleased':
      return { by: by(event.data.releasedBy), what: 'released', words: '' };
    case 'NoteAdded':
      return { by: by(event.data.notedBy), what: 'note', words: event.data.note };
    case 'CasePassedOn':
      return event.data.passedOnBy === passedOnByIntake
        ? { by: null, what: 'passed on', words: 'A report joined that only staff handles.' }
        : { by: by(event.data.passedOnBy), what: 'passed on', words: event.data.note };
    case 'EndingProposed':
      return { by: by(event.data.proposedBy), what: 'ending proposed', words: event.data.draft?.facts ?? '' };
    case 'EndingDeclined':
      return { by: by(event.data.declinedBy), what: 'ending declined', words: event.data.note };
    case 'CaseDecided': {
      const { confirmedBy, decidedBy, draft, reason } = event.data;
      return { by: by(confirmedBy ?? decidedBy), what: 'decided', words: reason || (draft?.facts ?? '') };
    }
    case 'CaseReopened':
      return { by: by(event.data.reopenedBy), what: 'reopened', words: event.data.reason };
    default:
      return unreachable(event);
  }
}
