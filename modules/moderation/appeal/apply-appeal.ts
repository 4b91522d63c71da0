import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type DecisionCommand, decisionDecider } from '../decision/decision.decider.js';
import { appealEvents } from './appeal.events.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Change a decision as its appeal was decided. Repeated it changes nothing.
 *  in   version: that of the AppealDecided in the appeal's stream
 *  out  the position of the change; 0 when there is none to make */
export async function applyAppeal(
  { bus, eventStore }: Deps,
  appealId: string,
  version: number,
): Promise<number> {
  const history = await eventStore.read(appealEvents, appealId);
  const decisionId = history.find((one) => one.type === 'AppealFiled')?.data.decisionId;
  const decided = history.find((one) => one.version === version);
  if (decisionId === undefined || decided?.type !== 'AppealDecided') return 0;
  const { outcome, amended, reason, reviewedBy } = decided.data;
  if (outcome === 'upheld') return 0;
  const about = {
    appealId,
    reason,
    meta: {
      actor: { id: reviewedBy, roles: [] },
      now: decided.recordedAt,
      commandId: deterministicId('apply-appeal', appealId, version),
    },
  };
  const command: DecisionCommand = amended
    ? { type: 'AmendDecision', ...amended, ...about }
    : { type: 'OverturnDecision', ...about };
  const receipt = await dispatch(bus, decisionDecider, decisionId, command).catch(ifOverturned);
  return receipt?.position ?? 0;
}

/** Staff took the whole decision back before the appeal was applied. */
function ifOverturned(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'ALREADY_OVERTURNED') return undefined;
  throw error;
}
