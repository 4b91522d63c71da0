import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { buildState } from '../build/build.state.js';
import type { Documents } from '../builds.ports.js';

/** Copy the documents that went along with the last hand-over of a build; those that were copied before stay as they are.
 *  in  now: ISO-8601 UTC */
export async function copyDocumentsAlong(
  {
    eventStore,
    documents,
  }: { readonly eventStore: Pick<DomainEventStore, 'read'>; readonly documents: Pick<Documents, 'copyTo'> },
  buildId: string,
  now: string,
): Promise<void> {
  const { ownerId, handedOver } = await loadState(eventStore, buildState, buildId);
  const last = handedOver.at(-1);
  if (!last?.goesAlong.documents.length || last.toId !== ownerId) return;
  const meta = systemCommand(now, deterministicId('documents along', buildId, handedOver.length));
  await documents.copyTo({ buildId, ownerId, goesAlong: last.goesAlong }, meta);
}
