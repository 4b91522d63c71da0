import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { StoredEvent } from '../../modules/kernel/event-store/event-store.js';
import type { Progress } from '../../modules/kernel/processing/progress.js';
import { streams } from '../runtime/registry.js';

/** Read the whole log and check it: positions rise, the versions of each stream have no gaps, every event decrypts.
 *  errors  Error naming the damaged places, up to a hundred of them */
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
    faults.push(...(await unreadable(eventStore, batch)));
    events += batch.length;
    progress?.({ name: 'log', position, head });
  }
  if (faults.length) throw new Error(damage(faults));
  return `The log is sound: ${events} events in ${versions.size} streams.`;
}

/** One by one when a batch does not decrypt: the first failure hides the others. */
async function unreadable(
  eventStore: DomainEventStore,
  batch: readonly StoredEvent[],
): Promise<readonly string[]> {
  const failures = (events: readonly StoredEvent[]) =>
    eventStore.decode(streams, events).then(
      () => [],
      (error: unknown) => [String(error)],
    );
  if (!(await failures(batch)).length) return [];
  const each: string[] = [];
  for (const event of batch) each.push(...(await failures([event])));
  return each;
}

function damage(faults: readonly string[]): string {
  const places = faults.length === 1 ? '1 place' : `${faults.length} places`;
  const shown = faults.length > mostShown ? `, of which these are the first ${mostShown}` : '';
  return `The log is damaged in ${places}${shown}:\n${faults.slice(0, mostShown).join('\n')}`;
}

const mostShown = 100;

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
