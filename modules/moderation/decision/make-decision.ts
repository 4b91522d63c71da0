import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { CaseEvent } from '../case/case.events.js';
import { caseState, keyOf } from '../case/case.state.js';
import { firstOf } from '../moderation.schemas.js';
import { decisionDecider } from './decision.decider.js';
import type { CarryingOutDeps } from './decisions-about.js';
import { foreseeEffects } from './foresee-effects.js';
import { endOf } from './measures.rules.js';
import { strikesUntil } from './strikes.rules.js';

export type CaseDecidedEvent = RecordedEvent<Extract<CaseEvent, { readonly type: 'CaseDecided' }>>;

/** Make the decision that a decided case calls for, with the list of what it does now. Once: whoever comes second changes nothing.
 *  out  undefined when nothing is done, or the member is erased */
export async function makeDecision(
  deps: CarryingOutDeps,
  { entityId: caseId, recordedAt: at, meta, data }: CaseDecidedEvent,
): Promise<Receipt | undefined> {
  const { decisionId, draft, subjectId, decidedBy, confirmedBy } = data;
  if (decisionId === null || draft === null) return undefined;
  const found = await loadState(deps.eventStore, caseState, caseId);
  if (found.status === 'none') return undefined;
  const removed = found.targets.filter((one) => draft.removed.includes(keyOf(one)));
  const effects = await foreseeEffects(deps, subjectId, { measure: draft.measure, removed }, at);
  const { measure, strikes, rule, facts, notice } = draft;
  return dispatch(
    deps.bus,
    decisionDecider,
    decisionId,
    {
      type: 'ApplyDecision',
      decision: {
        subjectId,
        caseId,
        at,
        category: firstOf(found.categories),
        targets: [...found.targets],
        rule,
        measure,
        strikes,
        strikesUntil: strikesUntil(strikes, at),
        facts,
        notice,
        endsAt: endOf(measure, at),
        effects: [...effects],
        decidedBy,
        confirmedBy,
        isAutomated: false,
      },
      meta: {
        actor: { id: meta.actorId, roles: [] },
        now: at,
        commandId: deterministicId('make-decision', decisionId),
      },
    },
    { isNew: true },
  );
}
