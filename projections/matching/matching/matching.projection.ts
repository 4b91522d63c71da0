import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { type ItemEvent, itemEvents } from '../../../modules/inventory/item/item.events.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { type Part, projection } from '../../../modules/kernel/processing/projection.js';
import { matchEvents } from '../../../modules/matching/match/match.events.js';
import {
  type SuggestionEvent,
  suggestionEvents,
} from '../../../modules/vocabulary/suggestion/suggestion.events.js';
import { type Deps, openSides, type Side, sideOf } from './candidates.js';
import { entryEvents, evolveEntry } from './evolve-entry.js';
import { findPairs, markFound } from './find-pairs.js';
import { writeAllInterchange, writeInterchange } from './interchange.js';
import { evolveItemEntry } from './item-entry.js';
import {
  createMatching,
  type EntryRow,
  findingIndexes,
  matchingIndexes,
  type StoredEntry,
} from './matching.table.js';
import { openEntries, sealEntries } from './sealed-entries.js';
import { wantedAdsNamed, writeSuggestion } from './suggestions.js';
import { forgetWitnessesOf, isOfWitness, thingsNamed, witnessEvents, writeWitness } from './witnesses.js';
import { copyEntries, placeAllItems, placeItems, writeEntries, writeKeys } from './write-entries.js';
import { writeDismissed, writeFound, writeHolderTurn, writeLimitMet, writeRestored } from './write-found.js';
import { deleteTelling, writeTelling } from './write-telling.js';

const ofMembers = pick(memberEvents, 'MemberErased');
const handles = [
  entryEvents,
  itemEvents,
  matchEvents,
  suggestionEvents,
  witnessEvents.ofTasks,
  witnessEvents.ofBuilds,
  ofMembers,
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Open wanted ads and candidates, and the matching pairs. The pairs depend on the order of the log: a later entry is compared with all earlier ones.
 *  source  modules/matching/README.md */
export const matching = projection({
  name: 'matching',
  version: 16,
  handles,
  create: createMatching,
  createIndexes: [...findingIndexes, ...matchingIndexes],
  handle,
  afterRebuild: placeAll,
  makePart: pairWantedAds,
});

async function handle(
  tx: DatabaseTransaction,
  events: readonly Handled[],
  copyRows?: CopyRows,
  keys?: PersonKeys,
): Promise<void> {
  if (!keys) throw noKeys();
  const added = new Set(copyRows ? events.filter(isFirst).map(({ entityId }) => entityId) : []);
  const before = await load(tx, events, { keys, added });
  const after = new Map(before);
  const decided = new Set<string>();
  const witnessed = new Set<string>();
  for (const event of events) {
    if (event.type === 'MemberErased') {
      await remove(tx, event.entityId);
      for (const key of await forgetWitnessesOf(tx, event.entityId)) witnessed.add(key);
      for (const [id, { owner_id }] of after) if (owner_id === event.entityId) after.delete(id);
    } else if (isOfSuggestion(event)) {
      for (const name of await writeSuggestion(tx, event)) decided.add(name);
    } else if (isOfWitness(event)) {
      for (const key of await writeWitness(tx, event)) witnessed.add(key);
    } else if (event.type === 'MatchFound') await writeFound(tx, event);
    else if (event.type === 'LimitMet') await writeLimitMet(tx, event);
    else if (event.type === 'HolderTurnCame') await writeHolderTurn(tx, event);
    else if (event.type === 'MatchDismissed') await writeDismissed(tx, event);
    else if (event.type === 'MatchRestored') await writeRestored(tx, event);
    else if (event.type === 'TellingAgreed') await writeTelling(tx, event);
    else if (event.type === 'TellingWithdrawn') await deleteTelling(tx, event);
    else {
      const before = after.get(event.entityId);
      const entry = isOfItem(event) ? evolveItemEntry(before, event) : evolveEntry(before, event);
      if (entry) after.set(event.entityId, entry);
    }
  }
  const changed = [...after.values()].filter((entry) => entry !== before.get(entry.id));
  if (!changed.length && copyRows) return;
  const stored = await sealEntries(keys, changed);
  const isNew = ({ id }: StoredEntry) => added.has(id);
  if (copyRows) await copyEntries(copyRows, stored.filter(isNew));
  await writeEntries(
    tx,
    stored.filter((entry) => !isNew(entry)),
  );
  if (copyRows) return; // places, keys and pairs are made at the end
  if (changed.length) await pair({ tx, keys }, changed, before);
  await pairNamed({ tx, keys }, decided);
  await pairWitnessed({ tx, keys }, witnessed);
}

const noKeys = () => new Error('The rows of what is not public need the keys of its owners');

/** Compare changed entries with the existing ones. */
async function pair(
  { tx, keys }: Deps,
  changed: readonly EntryRow[],
  before: ReadonlyMap<string, EntryRow>,
): Promise<void> {
  const placed = await placeItems(tx, changed);
  const ids = changed.map(({ id }) => id);
  await writeKeys(tx, [...new Set([...ids, ...placed])]);
  const wantedAds = await writeInterchange(tx, changed, before);
  const again = [...new Set([...placed, ...wantedAds])];
  const gone = [...ids.filter((id) => before.get(id)?.is_open), ...again];
  if (gone.length)
    await sql`delete from pair where need_id = any(${gone}) or thing_id = any(${gone})`.execute(tx);
  const known = changed.filter(({ id }) => !again.includes(id)).map(sideOf);
  await findPairs({ tx, keys }, [
    ...known.filter(({ is_open }) => is_open),
    ...(await openSides({ tx, keys }, again)),
  ]);
}

/** Compare the open wanted ads again whose names staff has decided about: their matches were judged by what held before. */
async function pairNamed(deps: Deps, names: ReadonlySet<string>): Promise<void> {
  const { tx } = deps;
  const ids = names.size ? await wantedAdsNamed(tx, names) : [];
  for (let first = 0; first < ids.length; first += wantedAdsAtOnce) {
    const some = ids.slice(first, first + wantedAdsAtOnce);
    await sql`delete from pair where need_id = any(${some})`.execute(tx);
    await findPairs(deps, await openSides(deps, some));
  }
}

/** Compare the open things again of which builds say something else now. */
async function pairWitnessed(deps: Deps, keys: ReadonlySet<string>): Promise<void> {
  const ids = await thingsNamed(deps.tx, [...keys]);
  if (!ids.length) return;
  await sql`delete from pair where thing_id = any(${[...ids]})`.execute(deps.tx);
  await findPairs(deps, await openSides(deps, ids));
}

const isFirst = ({ type }: Handled): boolean => type === 'ListingDrafted' || type === 'ItemAdded';
const isOfSuggestion = (event: Handled): event is RecordedEvent<SuggestionEvent> =>
  event.type in suggestionEvents.schemas;
const isOfItem = (event: Handled): event is RecordedEvent<ItemEvent> => event.type in itemEvents.schemas;

async function load(
  tx: DatabaseTransaction,
  events: readonly Handled[],
  { keys, added }: { readonly keys: PersonKeys; readonly added: ReadonlySet<string> },
): Promise<Map<string, EntryRow>> {
  const ids = events.flatMap((event) =>
    (event.type in entryEvents.schemas || event.type in itemEvents.schemas) && !added.has(event.entityId)
      ? [event.entityId]
      : [],
  );
  if (!ids.length) return new Map();
  const { rows } = await sql<StoredEntry>`select * from entry where id = any(${[...new Set(ids)]})`.execute(
    tx,
  );
  const opened = (await openEntries(keys, rows)) as readonly EntryRow[];
  return new Map(opened.filter(isReadable).map((row) => [row.id, row]));
}

/** False for data encrypted under a deleted key: its owner is erased, and `MemberErased`, later in the log, deletes it. */
const isReadable = ({ content }: { readonly content: Partial<EntryRow['content']> }): boolean =>
  content.title !== undefined;

async function remove(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from entry_key where entry_id in (select id from entry where owner_id = ${memberId})`.execute(
    tx,
  );
  await sql`delete from pair where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from found where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from dismissal where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from telling where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  for (const table of ['dealing', 'interchange', 'home', 'entry'])
    await sql`delete from ${sql.table(table)} where owner_id = ${memberId}`.execute(tx);
}

/** After a rebuild: set the places of items, and write the keys of all entries. */
async function placeAll(tx: DatabaseTransaction): Promise<void> {
  await placeAllItems(tx);
  await writeKeys(tx);
  await writeAllInterchange(tx);
  for (const index of findingIndexes) await sql.raw(index).execute(tx);
  for (const table of ['entry_key', 'dealing', 'interchange'])
    await sql`analyze ${sql.table(table)}`.execute(tx);
}

/** Then compare every open wanted ad with the open candidates. Ads for the same parts are neighbours in one part
 *  of the work, so that their candidates are read once. */
async function pairWantedAds(
  tx: DatabaseTransaction,
  { nth, of }: Part,
  keys?: PersonKeys,
  copyRows?: CopyRows,
): Promise<void> {
  if (!keys) throw noKeys();
  const { rows } = await sql<{ id: string }>`select id from entry where sort = 'need' and is_open
    order by (select min(k ->> 'key') from json_array_elements(keys) k where k ->> 'key' ~ '^[kv] '), id`.execute(
    tx,
  );
  const own = rows.filter((_row, at) => Math.floor(at / wantedAdsTogether) % of === nth).map(({ id }) => id);
  const read = new Map<string, Side>();
  for (let first = 0; first < own.length; first += wantedAdsAtOnce) {
    if (read.size > maxKept) read.clear();
    const ids = own.slice(first, first + wantedAdsAtOnce);
    await findPairs({ tx, keys, read }, await openSides({ tx, keys }, ids), copyRows);
  }
  await markFound(tx);
}

const wantedAdsAtOnce = 100;
/** The size of a group of neighbours that stays in one part of the work; small enough that all parts take about as long. */
const wantedAdsTogether = 1_000;
/** Candidates that are cached for the next wanted ads, which are often for the same parts. */
const maxKept = 10_000;
