import { type Actor, foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { type AppealEvent, appealEvents } from '../../../modules/moderation/appeal/appeal.events.js';
import { appealState, isOpen, type KnownAppeal } from '../../../modules/moderation/appeal/appeal.state.js';
import type { AppealView } from '../../../modules/moderation/appeal/appeals.contract.js';
import { noAppeal } from '../../../modules/moderation/appeal/no-appeal.rules.js';
import { isReviewer, partyOf } from '../../../modules/moderation/appeal/parties.shared.js';
import type { Reviewers } from '../../../modules/moderation/appeal/reviewers.ports.js';
import { dialogueOf, peopleIn } from './dialogue.queries.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
  readonly names: MemberNames;
  readonly reviewers: Reviewers;
}

type Action = AppealView['allowedActions'][number];

/** An appeal with its dialogue. The parties do not learn who reviews it.
 *  errors  APPEAL_NOT_FOUND (not-found) for everybody but the member, the guardian and reviewers */
export async function appealView(deps: Deps, id: string, actor: Actor, now: string): Promise<AppealView> {
  const history = await deps.eventStore.read(appealEvents, id);
  const appeal = foldEvents(appealState, history);
  if (appeal.status === 'none') throw noAppeal();
  const party = await partyOf(deps.relations, appeal.subjectId, actor.id);
  if (party === null && !isReviewer(actor)) throw noAppeal();
  const named = await deps.names.namesFor(actor.id, [...peopleIn(history), appeal.subjectId]);
  const person = (of: string) => ({ id: of, name: named.get(of) ?? null });
  const conflict = isReviewer(actor) ? await deps.reviewers.conflictOf(appeal, actor.id, now) : null;
  const isStaff = party === null;
  return {
    id,
    version: history.length,
    decisionId: appeal.decisionId,
    caseId: appeal.caseId,
    subject: person(appeal.subjectId),
    relation: party ?? 'staff',
    level: appeal.level,
    status: appeal.status,
    ...datesOf(history),
    dialogue: [
      ...dialogueOf(history, appeal.subjectId, (of, kind) =>
        isStaff || kind !== 'staff' ? person(of) : null,
      ),
    ],
    reviewer: isStaff && appeal.reviewerId !== null ? person(appeal.reviewerId) : null,
    conflict,
    allowedActions: [...(isStaff ? reviewerMay(appeal, conflict, actor.id) : partyMay(appeal, now))],
  };
}

/** Of the latest level. */
function datesOf(
  history: readonly RecordedEvent<AppealEvent>[],
): Pick<AppealView, 'filedAt' | 'lookBy' | 'decideBy' | 'lookedAt' | 'decidedAt'> {
  const level = history.slice(history.findLastIndex(({ type }) => type === 'AppealFiled'));
  const filed = level.find((one) => one.type === 'AppealFiled');
  if (!filed) throw noAppeal();
  const at = (...types: readonly AppealEvent['type'][]) =>
    level.find(({ type }) => types.includes(type))?.recordedAt ?? null;
  return {
    filedAt: filed.recordedAt,
    lookBy: filed.data.lookBy,
    decideBy: filed.data.decideBy,
    lookedAt: at('AppealClaimed'),
    decidedAt: at('AppealDecided', 'AppealRefused', 'AppealWithdrawn'),
  };
}

function partyMay(appeal: KnownAppeal, now: string): readonly Action[] {
  if (isOpen(appeal)) return ['answer', 'withdraw'];
  return appeal.escalateBy !== null && now <= appeal.escalateBy ? ['escalate'] : [];
}

function reviewerMay(appeal: KnownAppeal, conflict: AppealView['conflict'], id: string): readonly Action[] {
  if (!isOpen(appeal) || conflict !== null) return [];
  if (appeal.reviewerId === null) return ['claim'];
  return appeal.reviewerId === id ? ['release', 'ask', 'decide', 'refuse'] : ['release'];
}
