import { ChainCheck } from '../../modules/kernel/event-store/chain/check-chain.js';
import { type DomainEventStore, definitionOf } from '../../modules/kernel/event-store/domain-event-store.js';
import type { StoredEvent } from '../../modules/kernel/event-store/event-store.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { Progress } from '../../modules/kernel/processing/progress.js';
import { streams } from '../runtime/registry.js';
import type { Runtime } from '../runtime/runtime.js';

/** Read the whole log and check it: positions rise, the versions of each stream have no gaps, every event is
 *  known, decrypts and matches its schema, the events match the hash chain, and the server hides none from readers of
 *  a stream.
 *  out     a sentence with the number of events, where the chain ends, and the seconds for a million of them
 *  errors  Error naming the damaged places, up to a hundred of them
 *  source  ADR 0045 */
export async function verifyLog(runtime: LogDeps, progress?: Progress): Promise<string> {
  const read = await readWholeLog(runtime, { progress });
  if (read.faults.length) throw new Error(damage(read.faults));
  return soundness(read);
}

export type LogDeps = Pick<Runtime, 'eventStore' | 'db' | 'secret'>;

/** What a reading of the whole log found. */
export interface LogReading {
  /** A line for each damaged place. */
  readonly faults: readonly string[];
  readonly events: number;
  readonly streams: number;
  /** The position up to which the chain reaches, and that of the last event. */
  readonly chained: number;
  readonly position: number;
  readonly seconds: number;
}

/** The same as lines.
 *  in  check: another check of each batch, such as of rows that follow from it */
export async function readWholeLog(
  { eventStore, db, secret }: LogDeps,
  {
    progress,
    check = async () => [],
  }: {
    readonly progress?: Progress | undefined;
    readonly check?: (batch: readonly StoredEvent[]) => Promise<readonly string[]>;
  },
): Promise<LogReading> {
  const begun = performance.now();
  const versions = new Map<string, number>();
  const faults: string[] = [];
  const chain = new ChainCheck(db, secret);
  const head = await eventStore.log.head();
  let position = 0;
  let events = 0;
  for (;;) {
    const batch = await eventStore.log.readAll(position, 5_000);
    if (!batch.length) break;
    for (const event of batch) {
      faults.push(...placeFaults(event, position, versions.get(event.stream) ?? 0));
      versions.set(event.stream, event.version);
      position = event.position;
    }
    faults.push(...(await contentFaults(eventStore, batch)));
    faults.push(...(await chain.faultsOf(batch)));
    faults.push(...(await check(batch)));
    events += batch.length;
    progress?.({ name: 'log', position, head });
  }
  faults.push(...(await chain.end(position)));
  faults.push(...(await eventStore.log.hiddenStreams()));
  const seconds = (performance.now() - begun) / 1_000;
  return { faults, events, streams: versions.size, chained: chain.position, position, seconds };
}

/** A sentence about a log without faults. */
export const soundness = ({ events, streams, chained, position, seconds }: LogReading): string =>
  `The log is sound: ${events} events in ${streams} streams, chained up to ${chained} of ${position}. ${paceOf(events, seconds)}`;

const paceOf = (events: number, seconds: number): string =>
  events === 0
    ? 'It is empty.'
    : `It took ${seconds.toFixed(1)} s, which is ${Math.ceil((seconds * 1_000_000) / events)} s for a million events.`;

/** A message with the damaged places. */
export function damage(faults: readonly string[]): string {
  const places = faults.length === 1 ? '1 place' : `${faults.length} places`;
  const shown = faults.length > maxShown ? `, of which these are the first ${maxShown}` : '';
  return `The log is damaged in ${places}${shown}:\n${faults.slice(0, maxShown).join('\n')}`;
}

const maxShown = 100;

function placeFaults(
  { position, stream, version }: StoredEvent,
  before: number,
  versionBefore: number,
): readonly string[] {
  return [
    ...(position > before ? [] : [`position ${position} follows ${before}`]),
    ...(version === versionBefore + 1 ? [] : [`${stream}: version ${version} follows ${versionBefore}`]),
  ];
}

/** Events that cannot be read, or do not match their schema after upcasting. */
async function contentFaults(
  eventStore: DomainEventStore,
  batch: readonly StoredEvent[],
): Promise<readonly string[]> {
  const unknown = batch.flatMap((event) => unknownFaults(event));
  try {
    return [...unknown, ...(await eventStore.decode(streams, batch)).flatMap(shapeFaults)];
  } catch (error) {
    if (batch.length === 1) return [...unknown, String(error)];
    const each: string[] = []; // the first failure hides the others
    for (const event of batch) each.push(...(await contentFaults(eventStore, [event])));
    return each;
  }
}

/** An event without a schema, or of an unknown version. */
function unknownFaults(event: StoredEvent): readonly string[] {
  const { type, shape, position, stream } = event;
  const newest = definitionOf(event, streams)?.schemas[type]?.version;
  if (newest === undefined) return [`${type} at ${position} in ${stream} is not known`];
  const isKnown = Number.isInteger(shape) && shape >= 1 && shape <= newest;
  return isKnown
    ? []
    : [`${type} at ${position} in ${stream} has version ${shape} of its schema, of ${newest}`];
}

function shapeFaults(event: RecordedEvent): readonly string[] {
  const { type, position, stream, data } = event;
  const { error } = definitionOf(event, streams)?.schemas[type]?.schema.safeParse(data) ?? {};
  if (!error) return [];
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [`${type} at ${position} in ${stream} is not what its schema says (${wrong.join('; ')})`];
}
