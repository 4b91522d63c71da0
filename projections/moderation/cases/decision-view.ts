import type { Effect } from '../../../modules/identity/effects.ports.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { appealState } from '../../../modules/moderation/appeal/appeal.state.js';
import { idOfAppeal } from '../../../modules/moderation/appeal/appeal-ids.shared.js';
import { nextStep } from '../../../modules/moderation/appeal/due.rules.js';
import type { KnownDecision } from '../../../modules/moderation/decision/decision.state.js';
import type { DecisionView } from '../../../modules/moderation/decision/decisions.contract.js';
import { nameOfEffect } from '../../../modules/moderation/decision/effect-words.shared.js';
import { statusOf } from './decisions.queries.js';
import { namedIn, personsOf } from './persons.queries.js';

export interface DecisionViewDeps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly contents: Contents;
  readonly effects: readonly Effect[];
}

/** A decision as the member, their guardian and staff read it. */
export async function decisionView(
  deps: DecisionViewDeps,
  id: string,
  found: KnownDecision,
  relation: DecisionView['relation'],
  now: string,
): Promise<DecisionView> {
  const { contents } = deps;
  const [persons, appeal, targets] = await Promise.all([
    personsOf(deps.db, [found.subjectId]),
    loadState(deps.eventStore, appealState, idOfAppeal(id)),
    Promise.all(found.targets.map((target) => targetView(contents, found, target))),
  ]);
  return {
    id,
    caseId: found.caseId,
    at: found.at,
    subject: namedIn(persons)(found.subjectId),
    relation,
    category: found.category,
    targets,
    rule: found.rule,
    measure: found.measure,
    strikes: found.strikes,
    strikesUntil: found.strikesUntil,
    facts: found.facts,
    notice: found.notice,
    endsAt: found.endsAt,
    isAutomated: found.isAutomated,
    status: statusOf({ ...found, ends_at: found.endsAt, strikes_until: found.strikesUntil }, now),
    changedBecause: found.changedBecause,
    effects: found.effects.map(({ version: _, isWithdrawn: __, ...line }) => ({
      ...line,
      name: nameOfEffect(deps, line),
    })),
    appeal: {
      id: appeal.status === 'none' ? null : idOfAppeal(id),
      ...nextStep(appeal, { at: found.at, isOverturned: found.status === 'overturned' }, now),
    },
  };
}

async function targetView(
  contents: Contents,
  { effects }: KnownDecision,
  target: KnownDecision['targets'][number],
): Promise<DecisionView['targets'][number]> {
  const { kind, id, version } = target;
  const href = await contents.pageOf(target);
  const evidence = kind === 'message' ? undefined : await contents.evidenceOf({ kind, id, version });
  const removal = effects.find(({ key }) => key === `content-removed:${kind}:${id}`);
  return {
    kind,
    id,
    name: contents.typeOf(kind)?.name.one ?? 'thing',
    title: evidence?.title ?? null,
    href: href ?? null,
    isRemoved: removal !== undefined && (removal.state === 'waiting' || removal.state === 'applied'),
  };
}
