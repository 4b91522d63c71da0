import type { Suspensions } from '../../../modules/identity/suspensions.ports.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { guardianshipState } from '../../../modules/members/guardians/guardianship.state.js';
import { type CaseEvent, caseEvents } from '../../../modules/moderation/case/case.events.js';
import { caseState, claimedBy, type KnownCase } from '../../../modules/moderation/case/case.state.js';
import type { CaseView } from '../../../modules/moderation/case/cases.contract.js';
import { stateOfTarget } from '../../../modules/moderation/case/changes.rules.js';
import { conflictOf, type Relation } from '../../../modules/moderation/case/conflicts.rules.js';
import { caseNotFound } from '../../../modules/moderation/case/not-found.rules.js';
import type { Relations } from '../../../modules/moderation/case/relations.shared.js';
import { standingAt } from '../../../modules/moderation/decision/standing.rules.js';
import type { Target } from '../../../modules/moderation/moderation.schemas.js';
import { reportEvents } from '../../../modules/moderation/report/report.events.js';
import { actorsIn, entriesOf } from './case-history.js';
import { relatedCases } from './cases.queries.js';
import type { CaseRow } from './cases.table.js';
import { decisionsOf, pastDecision, strikesIn } from './decisions.queries.js';
import { type LineDeps, linesOf } from './lines.js';
import { namedIn, personsOf } from './persons.queries.js';
import { earlierOf } from './reporters.queries.js';

export interface ViewDeps extends LineDeps {
  readonly eventStore: DomainEventStore;
  readonly relations: Relations;
  readonly suspensions: Pick<Suspensions, 'statusOf'>;
}

/** A case with everything that a handler reads of it, besides the evidence.
 *  errors  CASE_NOT_FOUND (not-found) */
export async function caseView(
  deps: ViewDeps,
  row: CaseRow | undefined,
  handlerId: string,
  now: string,
): Promise<CaseView> {
  if (!row) throw caseNotFound();
  const { events, version } = await deps.eventStore.history(caseEvents, row.id);
  const found = foldEvents(caseState, events);
  if (found.status === 'none') throw caseNotFound();
  const [[line], related, relation, brief, things, reportsOf] = await Promise.all([
    linesOf(deps, [row], now),
    relatedCases(deps.db, found.subjectId, row.id),
    deps.relations.between(handlerId, found.subjectId, now),
    subjectBrief(deps, found.subjectId, now),
    thingsOf(deps, found),
    reportsIn(deps, row.id, found),
  ]);
  if (!line) throw caseNotFound();
  const persons = await personsOf(deps.db, [...actorsIn(events), ...reporterIdsOf(found)]);
  const named = namedIn(persons);
  const conflict = conflictFor(found, handlerId, relation);
  const whole = {
    ...line,
    version,
    source: found.source,
    reason: reasonIn(events),
    subjectBrief: brief,
    things,
    reportsOf: reportsOf.map(({ reporterId, ...one }) => ({
      ...one,
      by: one.isGuest ? null : named(reporterId),
    })),
    history: entriesOf(events, named),
    related: [...(await linesOf(deps, related, now))],
    proposal: proposalIn(found, events, named),
    decisionId: found.decisionId,
    conflict,
    allowedActions: actionsFor(found, handlerId, { conflict, relation, now }),
  };
  return conflict === 'own' ? { ...whole, ...nothingOfOthers } : whole;
}

/** Whoever a case is about reads neither who reported it nor what colleagues wrote, even as a member of staff. */
const nothingOfOthers = { claim: null, reason: '', reportsOf: [], history: [], proposal: null };

/** A member as handlers see them: standing, strikes and earlier decisions. */
export async function subjectBrief(
  { db, eventStore, suspensions }: Pick<ViewDeps, 'db' | 'eventStore' | 'suspensions'>,
  memberId: string,
  now: string,
): Promise<CaseView['subjectBrief']> {
  const [persons, decisions, isErased, suspended, guardianship] = await Promise.all([
    personsOf(db, [memberId]),
    decisionsOf(db, [memberId]),
    eventStore.keys.isErased(memberId),
    suspensions.statusOf([memberId]),
    loadState(eventStore, guardianshipState, memberId),
  ]);
  const person = persons.get(memberId);
  return {
    ...namedIn(persons)(memberId),
    handle: person?.handle ?? null,
    joinedAt: person?.joined_at ?? null,
    isErased,
    isMinor: person?.is_minor ?? guardianship.wasMinor,
    standing: standingAt(decisions, { isErased, isSuspended: suspended.has(memberId), now }),
    strikes: strikesIn(decisions, now),
    decisions: decisions.map((one) => pastDecision(one, now)),
  };
}

/** Whoever proposed that the account is ended leaves it to somebody else. */
function conflictFor(found: KnownCase, handlerId: string, relation: Relation): CaseView['conflict'] {
  return conflictOf(found, handlerId, relation) ?? (found.proposal?.by === handlerId ? 'own proposal' : null);
}

function actionsFor(
  found: KnownCase,
  handlerId: string,
  {
    conflict,
    relation,
    now,
  }: { readonly conflict: CaseView['conflict']; readonly relation: Relation; readonly now: string },
): CaseView['allowedActions'] {
  const isFair = conflictOf(found, handlerId, relation) === null;
  const by = claimedBy(found, now);
  const release = by === handlerId ? (['release'] as const) : [];
  if (!isFair) return [...release, 'note'];
  if (found.status === 'to confirm')
    return ['note', ...(conflict === null ? (['confirm ending'] as const) : []), 'decline ending'];
  if (found.status === 'decided')
    return ['note', ...(found.outcome === 'nothing' ? (['reopen'] as const) : [])];
  if (by !== null && by !== handlerId) return ['note'];
  return ['claim', ...release, 'note', 'decide'];
}

async function thingsOf({ contents, eventStore }: ViewDeps, found: KnownCase): Promise<CaseView['things']> {
  const isErased = await eventStore.keys.isErased(found.subjectId);
  return Promise.all(
    found.targets.map(async (target: Target) => {
      const type = contents.typeOf(target.kind);
      const isSealed = target.kind === 'message';
      const [standing, version, href, reported] = await Promise.all([
        contents.standingOf(target),
        contents.versionOf(target),
        contents.pageOf(target),
        isSealed ? undefined : contents.evidenceOf(target),
      ]);
      return {
        ...target,
        name: type?.name.one ?? 'thing',
        title: reported?.title ?? null,
        href: isErased || standing === 'gone' ? null : (href ?? null),
        state: stateOfTarget({ isErased, standing, isChanged: version > target.version }),
        canBeRemoved: type?.removal !== undefined,
        isSealed,
      };
    }),
  );
}

const reporterIdsOf = ({ reports }: KnownCase): readonly string[] =>
  reports.map(({ reporterId }) => reporterId);

async function reportsIn(
  { db, eventStore }: ViewDeps,
  caseId: string,
  found: KnownCase,
): Promise<readonly (Omit<CaseView['reportsOf'][number], 'by'> & { readonly reporterId: string })[]> {
  const earlier = await earlierOf(db, reporterIdsOf(found), caseId);
  const all = await Promise.all(
    found.reports.map(async ({ id, reporterId, weight, accountSince }) => {
      const [first] = await eventStore.read(reportEvents, id);
      if (first?.type !== 'ReportReceived') return [];
      const { category, ruleId, comment, wish } = first.data;
      const isGuest = accountSince === null;
      const record = earlier.get(reporterId) ?? { right: 0, wrong: 0 };
      return [
        {
          id,
          at: first.recordedAt,
          reporterId,
          isGuest,
          category,
          ruleId,
          comment,
          wish,
          weight,
          earlier: record,
        },
      ];
    }),
  );
  return all.flat();
}

const reasonIn = (events: readonly RecordedEvent<CaseEvent>[]): string => {
  const [opened] = events;
  return opened?.type === 'CaseOpened' ? opened.data.reason : '';
};

function proposalIn(
  { proposal }: KnownCase,
  events: readonly RecordedEvent<CaseEvent>[],
  named: (id: string) => CaseView['subject'],
): CaseView['proposal'] {
  if (!proposal) return null;
  const proposed = events.findLast(({ type }) => type === 'EndingProposed');
  return {
    id: proposal.id,
    by: named(proposal.by),
    at: proposed?.recordedAt ?? '',
    facts: proposal.draft?.facts ?? '',
  };
}
