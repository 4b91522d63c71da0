import { bookEvents } from '../../../modules/builds/book/book.events.js';
import { buildEvents } from '../../../modules/builds/build/build.events.js';
import { documentEvents } from '../../../modules/builds/document/document.events.js';
import { entryEvents } from '../../../modules/builds/entry/entry.events.js';
import { taskEvents } from '../../../modules/builds/task/task.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { buildsIndexes, createBuilds } from './builds.table.js';
import { type Seal, sealerFor } from './sealed.js';
import { eraseMembers, forgetLate } from './write-erasure.js';
import { type HandedOver, handOver } from './write-hand-over.js';
import {
  isOfBook,
  isOfCollaborator,
  isOfDocument,
  writeBook,
  writeCollaborator,
  writeDocument,
} from './write-others.js';
import { isOfBuild, isOfEntry, isOfTask, writeRows } from './write-rows.js';
import { writeSums } from './write-sums.js';

const handles = [
  buildEvents,
  taskEvents,
  entryEvents,
  documentEvents,
  bookEvents,
  pick(memberEvents, 'MemberErased'),
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Builds with their tasks, parts, entries, documents and books, and their sums.
 *  source  ADR 0095 */
export const builds = projection({
  name: 'builds',
  version: 1,
  handles,
  create: createBuilds,
  createIndexes: buildsIndexes,
  handle: async (tx, events, _copyRows, keys) => {
    const seal = await sealerFor(keys, events.flatMap(ownersOf));
    for (const run of runsOf(events)) await writeRun(tx, run, seal);
  },
});

type Run = [Handled, ...Handled[]];

/** What changes many rows at once, a hand-over or an erasure, is a run of its own; the events between are one. */
function runsOf(events: readonly Handled[]): readonly Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && !isBroad(last[0]) && !isBroad(event)) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

const isBroad = ({ type }: Handled): boolean => type === 'BuildHandedOver' || type === 'MemberErased';

async function writeRun(tx: DatabaseTransaction, run: Run, seal: Seal): Promise<void> {
  const [first] = run;
  if (first.type === 'MemberErased') {
    await writeSums(tx, await eraseMembers(tx, [first.data.memberId]));
    return;
  }
  const touched = await writeRows(tx, run.filter(isFolded), seal);
  for (const event of run) {
    if (isOfCollaborator(event)) await writeCollaborator(tx, event);
    if (isOfDocument(event)) await writeDocument(tx, event, seal);
    if (isOfBook(event)) await writeBook(tx, event);
  }
  if (run.some(({ type }) => namesOthers.has(type))) await forgetLate(tx);
  await writeSums(tx, isHandOver(first) ? await handOver(tx, first) : touched);
}

const isFolded = (event: Handled) => isOfBuild(event) || isOfTask(event) || isOfEntry(event);
const isHandOver = (event: Handled): event is HandedOver => event.type === 'BuildHandedOver';

/** Events that name a member under whose key they are not. */
const namesOthers: ReadonlySet<Handled['type']> = new Set([
  'CollaboratorInvited',
  'HandOverOffered',
  'PartArrived',
]);

/** Under whose keys there is something in rows. */
const ownersOf = ({ data }: Handled): readonly string[] => ('ownerId' in data ? [data.ownerId] : []);
