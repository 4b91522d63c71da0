import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type DecisionCommand, decisionDecider } from '../decision/decision.decider.js';

type Applied = Extract<DecisionCommand, { readonly type: 'ApplyDecision' }>['decision'];

/** A warning with one strike, decided now by somebody else. */
export const warning = (subjectId: string, over: Partial<Applied> = {}): Applied => ({
  subjectId,
  caseId: newId(),
  at: new Date().toISOString(),
  category: 'spam',
  targets: [],
  rule: { id: 'misleading', title: 'Nothing misleading', text: 'Nothing misleading.', version: '2025-08-02' },
  measure: { kind: 'warn' },
  strikes: 1,
  strikesUntil: null,
  facts: 'The same ad was posted nine times.',
  notice: '',
  endsAt: null,
  effects: [],
  decidedBy: newId(),
  confirmedBy: null,
  isAutomated: false,
  ...over,
});

/** Record a decision about a member.
 *  out  its id */
export async function decisionAbout(
  bus: CommandBus,
  subjectId: string,
  over: Partial<Applied> = {},
): Promise<string> {
  const id = newId();
  const decision = warning(subjectId, over);
  const meta = { ...metaOf(decision.decidedBy, decision.at), commandId: newId() };
  await dispatch(bus, decisionDecider, id, { type: 'ApplyDecision', decision, meta });
  return id;
}
