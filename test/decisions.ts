import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../modules/kernel/decider/command-bus.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { systemCommand } from '../modules/kernel/decider/system-command.js';
import { caseDecider } from '../modules/moderation/case/case.decider.js';
import { decisionDecider } from '../modules/moderation/decision/decision.decider.js';
import { openedAbout, warning } from '../modules/moderation/decision/decision.fixtures.js';

/** A case of staff about a listing of a member, and the warning that it led to. */
export async function warn(
  bus: CommandBus,
  subjectId: string,
  listingId: string,
  what = 'It is a copy.',
): Promise<{ readonly caseId: string; readonly decisionId: string }> {
  const at = new Date().toISOString();
  const [caseId, decisionId] = [newId(), newId()];
  const target = { kind: 'listing', id: listingId, version: 1, ownerId: subjectId };
  const opened = { ...openedAbout(target), reason: what };
  await dispatch(bus, caseDecider, caseId, { type: 'OpenCase', opened, meta: systemCommand(at) });
  const decision = warning({ caseId, subjectId, at, targets: [target], facts: what, decidedBy: newId() });
  const meta = systemCommand(at);
  await dispatch(bus, decisionDecider, decisionId, { type: 'ApplyDecision', decision, meta });
  return { caseId, decisionId };
}
