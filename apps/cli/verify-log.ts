import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { StoredEvent } from '../../modules/kernel/event-store/event-store.js';
import type { Progress } from '../../modules/kernel/processing/progress.js';
import { streams } from '../runtime/registry.js';

/** Read the whole log and check it: positions rise, the versions of each stream have no gaps, every event decrypts.
 *  errors  Error naming the first ten damaged places */
export async function verifyLog(eventStore: DomainEventStore, progress?: Progress): Promise<string> {
  const versions = new Map<string, number>();
  const faults: string[] = [];
  const head = await eventStore.log.head();
  let position = 0;
  let events = 0;
  for (;;) {
    const batch = await eventStore.log.readAll(position, 5_000);
    if (!batch.length) break;
    for (const event of batch) {
      faults.push(...faultsOf(event, position, versions.get(event.stream) ?? 0));
      versions.set(event.stream, event.version);
      position = event.position;
    }
    await eventStore.decode(streams, batch).catch((error: unknown) => faults.push(String(error)));
    events += batch.length;
    progress?.({ name: 'log', position, head });
  }
  if (faults.length)
    throw new Error(`The log is damaged in ${faults.length} places:\n${faults.slice(0, 10).join('\n')}`);
  return `The log is sound: ${events} events in ${versions.size} streams.`;
}

function faultsOf(
  { position, stream, version }: StoredEvent,
  before: number,
  versionBefore: number,
): readonly string[] {
  return [
    ...(position > before ? [] : [`position ${position} follows ${before}`]),
    ...(version === versionBefore + 1 ? [] : [`${stream}: version ${version} follows ${versionBefore}`]),
  ];
}
