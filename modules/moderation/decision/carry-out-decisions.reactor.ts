import { unreachable } from '../../kernel/decider/errors.js';
import { pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { caseEvents } from '../case/case.events.js';
import { type DecisionEvent, decisionEvents } from './decision.events.js';
import type { KnownDecision } from './decision.state.js';
import type { Decisions } from './decisions.service.js';
import { updateEffects } from './effects.js';
import { amendedLetter, decidedLetter, overturnedLetter } from './letter.rules.js';
import type { Letters, Told } from './letters.service.js';
import type { Measures } from './measures.service.js';

interface Deps extends Pick<ModuleContext, 'processors'> {
  readonly decisions: Decisions;
  readonly measures: Measures;
  readonly letters: Letters;
}

type ChangeOf<Type extends DecisionEvent['type']> = RecordedEvent<
  Extract<DecisionEvent, { readonly type: Type }>
>;
type Change = ChangeOf<'DecisionApplied' | 'DecisionAmended' | 'DecisionOverturned'>;

/** Whenever a case is decided, its decision is made; whenever a decision is made or changed, its measure and effects follow, and the member is
 *  told. One reactor does all of it, so that nothing is given back while it is carried out.
 *  source  README, Effects */
export const carryOutDecisions = (deps: Deps): Reactor =>
  reactor({
    name: 'carry-out-decisions',
    handles: [
      pick(caseEvents, 'CaseDecided'),
      pick(decisionEvents, 'DecisionApplied', 'DecisionAmended', 'DecisionOverturned'),
    ],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.type === 'CaseDecided') await deps.decisions.make(event);
        else await follow(deps, tx, event);
      }
    },
  });

async function follow(deps: Deps, tx: Database, change: Change): Promise<void> {
  const { decisions, letters } = deps;
  const { entityId: decisionId, recordedAt: now, id: cause } = change;
  const found = await decisions.require(decisionId);
  await knowAll(deps, change);
  await changeMeasure(deps, change, found);
  await updateEffects(decisions.deps, decisionId, now);
  const { subjectId } = change.data;
  await letters.tell(tx, { cause, decisionId, subjectId, at: now, ...tellingOf(letters, change, found) });
}

/** What other decisions about the member ask for is read from rows: they must have all decisions until this one.
 *  errors  Error: tried again in a moment */
async function knowAll({ processors }: Deps, { position }: Change): Promise<void> {
  if (!(await processors.waitForPosition(position, ['appeals'])))
    throw new Error('The read model of appeals is late.');
}

/** What it did to the account is lifted after each change, and a milder measure takes its place. */
async function changeMeasure(
  { decisions, measures }: Deps,
  { type, entityId: decisionId, id: cause, recordedAt: now, data }: Change,
  found: KnownDecision,
): Promise<void> {
  if (type === 'DecisionApplied') return decisions.impose(decisionId, { ...found, ...data });
  const { at, subjectId, facts: reason } = found;
  const measured = { decisionId, at, subjectId, reason };
  for (const measure of found.measures) await measures.lift({ ...measured, measure }, cause, now);
  if (type === 'DecisionAmended') await measures.impose({ ...measured, measure: data.measure }, cause, now);
}

function tellingOf(letters: Letters, change: Change, found: KnownDecision): Pick<Told, 'what' | 'write'> {
  const of = (what: Told['what'], write: Told['write']) => ({ what, write });
  switch (change.type) {
    case 'DecisionApplied':
      return of('decided', (zone) => decidedLetter(letters.letterIn(change.data, zone)));
    case 'DecisionAmended': {
      const { reason, ...milder } = change.data;
      return of('amended', (zone) => amendedLetter(letters.letterIn({ ...found, ...milder }, zone), reason));
    }
    case 'DecisionOverturned':
      return of('overturned', () => overturnedLetter(found.measures[0], change.data.reason));
    default:
      return unreachable(change);
  }
}
