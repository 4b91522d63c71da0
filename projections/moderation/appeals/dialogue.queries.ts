import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { AppealEvent, Attachment } from '../../../modules/moderation/appeal/appeal.events.js';
import type { AppealEntry, AppealStatus } from '../../../modules/moderation/appeal/appeals.contract.js';
import { viewOfAttachment } from '../../../modules/moderation/appeal/attachment-view.rules.js';

type Recorded = RecordedEvent<AppealEvent>;
type By = AppealEntry['by'];

/** What was said in an appeal, oldest first.
 *  in  personOf: a name that the reader may see; null leaves it out */
export function dialogueOf(
  history: readonly Recorded[],
  subjectId: string,
  personOf: (id: string, kind: By['kind']) => By['person'],
): readonly AppealEntry[] {
  const by = (id: string, kind: By['kind']): By => ({ kind, person: personOf(id, kind) });
  const byParty = (id: string) => by(id, id === subjectId ? 'member' : 'guardian');
  return history.flatMap((event, index) =>
    entryOf(event, { byParty, byStaff: (id) => by(id, 'staff') }, history.slice(0, index)),
  );
}

/** Everybody who took part. */
export const peopleIn = (history: readonly Recorded[]): readonly string[] => [
  ...new Set(history.map(({ meta }) => meta.actorId)),
];

interface Names {
  readonly byParty: (id: string) => By;
  readonly byStaff: (id: string) => By;
}

function entryOf(
  event: Recorded,
  { byParty, byStaff }: Names,
  before: readonly Recorded[],
): readonly AppealEntry[] {
  const entry = (what: AppealEntry['what'], by: By, said: Said = {}): readonly AppealEntry[] => [
    {
      at: event.recordedAt,
      what,
      by,
      text: said.text ?? '',
      attachments: (said.attachments ?? []).map(viewOfAttachment),
      outcome: said.outcome ?? null,
    },
  ];
  switch (event.type) {
    case 'AppealFiled':
      return entry(event.data.level === 1 ? 'filed' : 'escalated', byParty(event.data.filedBy), event.data);
    case 'AppealClaimed':
      return isFirstLook(before) ? entry('looked at', byStaff(event.data.reviewerId)) : [];
    case 'AppealReleased':
      return [];
    case 'QuestionAsked':
      return entry('question', byStaff(event.data.askedBy), { text: event.data.question });
    case 'QuestionAnswered':
      return entry('answer', byParty(event.data.answeredBy), event.data);
    case 'AppealDecided': {
      const { outcome, reason: text } = event.data;
      return entry('decided', byStaff(event.data.reviewedBy), {
        text,
        outcome: outcome === 'partly' ? 'partly upheld' : outcome,
      });
    }
    case 'AppealRefused':
      return entry('refused', byStaff(event.data.refusedBy), { text: event.data.reason, outcome: 'refused' });
    case 'AppealWithdrawn':
      return entry('withdrawn', byParty(event.data.withdrawnBy), { outcome: 'withdrawn' });
    default:
      return unreachable(event);
  }
}

interface Said {
  readonly text?: string;
  readonly attachments?: readonly Attachment[];
  readonly outcome?: AppealStatus;
}

/** A second reviewer who takes it over is no second look. */
const isFirstLook = (before: readonly Recorded[]): boolean =>
  !before
    .slice(before.findLastIndex(({ type }) => type === 'AppealFiled'))
    .some(({ type }) => type === 'AppealClaimed');
