import { setTimeout as pause } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, DomainError, unreachable } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { WrongVersion } from '../../kernel/event-store/event-store.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { locationDecider } from '../location/location.decider.js';
import { mergeItems } from '../split-and-merge.js';
import { type RearrangementEvent, rearrangementEvents } from './rearrangement.events.js';

export interface RearrangeDeps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Carry out a change across streams of one inventory, in turn: the previous rearrangement is finished first, and
 *  of two that begin at once the later one checks again.
 *  in      look  reads the streams involved, and refuses; a receipt when there is nothing to do
 *  errors  whatever `look` refuses, MERGE_OVERTAKEN (conflict)
 *  source  ADR 0056 */
export async function rearrange(
  deps: RearrangeDeps,
  meta: CommandMetadata,
  look: () => Promise<RearrangementEvent | Receipt>,
): Promise<Receipt> {
  let overtaken = 0;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const last = await deps.eventStore.last(rearrangementEvents, meta.actor.id);
    if (last) await finishRearrangement(deps, last);
    const begun = await look();
    if (!('type' in begun)) return begun;
    const own = overtaken === 0 ? meta : { ...meta, commandId: deterministicId(meta.commandId, overtaken) };
    const receipt = (await begin(deps, begun, last?.version ?? 0, own))
      ? await finish(deps, begun, own)
      : undefined;
    if (receipt === 'overtaken') overtaken++;
    else if (receipt) return receipt;
    await pause(Math.random() * 2 ** attempt);
  }
  throw conflict('MERGE_OVERTAKEN', {
    message: 'Other changes came in between each time. Nothing was changed: try again.',
  });
}

/** Finish what another process or call began; a repeat changes nothing. A refusal is reported only to the caller who began it. */
export async function finishRearrangement(
  deps: RearrangeDeps,
  begun: RecordedEvent<RearrangementEvent>,
): Promise<void> {
  const { actorId, ...meta } = begun.meta;
  const own = { ...meta, actor: { id: actorId, roles: [] }, now: begun.recordedAt };
  await finish(deps, begun, own).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

/** out  false when another rearrangement has begun since */
async function begin(
  { eventStore }: RearrangeDeps,
  begun: RearrangementEvent,
  version: number,
  meta: CommandMetadata,
): Promise<boolean> {
  try {
    await eventStore.append(rearrangementEvents, meta.actor.id, [begun], version || 'none', meta);
    return true;
  } catch (error) {
    if (error instanceof WrongVersion) return false;
    throw error;
  }
}

/** The changes themselves, under ids that follow from the rearrangement. A refusal here is final: only another rearrangement could change it. */
function finish(
  { bus, eventStore }: RearrangeDeps,
  { type, data }: RearrangementEvent,
  meta: CommandMetadata,
): Promise<Receipt | 'overtaken'> {
  switch (type) {
    case 'MergeBegun':
      return mergeItems(bus, eventStore, { ...data, meta });
    case 'PlaceMoveBegun': {
      const { locationId: id, parentId, step } = data;
      const into = { parentId, ancestorIds: [] }; // which were read before it began
      return step === null
        ? dispatch(bus, locationDecider, id, { type: 'MoveLocation', id, into, meta })
        : dispatch(bus, locationDecider, id, { type: 'UndoLocationStep', step, meta });
    }
    default:
      return unreachable(type);
  }
}

/** With waits of up to 2, 4, 8… ms between attempts, as for a command of one stream. */
const attempts = 10;
