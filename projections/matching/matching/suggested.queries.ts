import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isPublic } from '../../../modules/marketplace/listing/status.rules.js';
import { nameOf } from '../../../modules/matching/match.rules.js';
import { namesApart } from '../../../modules/matching/names-apart.rules.js';
import { idOfSuggestion, inOrder } from '../../../modules/vocabulary/suggestion/suggestion-ids.shared.js';
import {
  mostDecided,
  mostOpen,
  type SuggestionView,
} from '../../../modules/vocabulary/vocabulary.contract.js';
import type { StoredEntry } from './matching.table.js';
import { isSaid, openEntries } from './sealed-entries.js';

/** Names that may mean different parts: those of matches that were dismissed as the wrong part, the most dismissed first, and then those that staff decided about.
 *  source  modules/vocabulary/README.md, Suggestions */
export async function suggestionsOf(db: Database, keys: PersonKeys): Promise<readonly SuggestionView[]> {
  const found = new Map<string, Found>();
  for (const pair of await dismissedPairs(db, keys)) {
    const names = namesOfPair(pair);
    if (!names) continue;
    const { id } = names;
    const { dismissed, members, example } = found.get(id) ?? nothing(names);
    found.set(id, {
      ...names,
      dismissed: dismissed + pair.members.length,
      members: new Set([...members, ...pair.members]),
      example: example ?? exampleOf(pair),
    });
  }
  const { rows } = await sql<Decided>`select id, one, other, status from matching.suggestion`.execute(db);
  const decided = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) if (!found.has(row.id)) found.set(row.id, nothing(row));
  const all = [...found.values()]
    .map(({ id, one, other, dismissed, members, example }) => ({
      id,
      one,
      other,
      status: decided.get(id)?.status ?? ('open' as const),
      dismissed,
      members: members.size,
      example,
    }))
    .sort((one, two) => two.dismissed - one.dismissed || (one.id < two.id ? -1 : 1));
  const open = all.filter(({ status }) => status === 'open').slice(0, mostOpen);
  return [...open, ...all.filter(({ status }) => status !== 'open').slice(0, mostDecided)];
}

interface Found extends Pick<SuggestionView, 'id' | 'one' | 'other' | 'dismissed' | 'example'> {
  readonly members: ReadonlySet<string>;
}
type Decided = Pick<SuggestionView, 'id' | 'one' | 'other' | 'status'>;

const nothing = ({ id, one, other }: Pick<SuggestionView, 'id' | 'one' | 'other'>): Found => ({
  id,
  one,
  other,
  dismissed: 0,
  members: new Set(),
  example: null,
});

interface Pair {
  readonly members: readonly string[];
  readonly wanted: Entry;
  readonly offered: Entry;
}
type Entry = Pick<StoredEntry, 'status' | 'is_hidden' | 'kept' | 'published_at'> & {
  readonly content: StoredEntry['content'];
};

/** What is not public counts only with the names that the vocabulary has: another word of its title is nobody's to read. */
function namesOfPair({ wanted, offered }: Pair) {
  const [one, other] = [readOf(wanted), readOf(offered)];
  const isShown = isShownToAll(wanted) && isShownToAll(offered);
  const names = isShown || one.called !== other.called ? namesApart(one, other) : undefined;
  return names && { id: idOfSuggestion(names), ...inOrder(names) };
}

const readOf = ({ content: { title = '', fitment = [] } }: Entry) => nameOf({ title, fitment });

const exampleOf = ({ wanted, offered }: Pair): Found['example'] =>
  isShownToAll(wanted) && isShownToAll(offered)
    ? { wanted: wanted.content.title ?? '', offered: offered.content.title ?? '' }
    : null;

const isShownToAll = ({ kept, status, is_hidden }: Entry): boolean =>
  kept === null && isPublic(status, is_hidden);

/** The most matches that are read. */
const mostPairs = 5_000;

async function dismissedPairs(db: Database, keys: PersonKeys): Promise<readonly Pair[]> {
  const { rows } = await sql<{
    readonly need_id: string;
    readonly thing_id: string;
    readonly members: string[];
  }>`
    select f.need_id, f.thing_id, d.members from
      (select match_id, array_agg(member_id) as members from matching.dismissal where reason = 'wrong part' group by 1) d
      join matching.found f using (match_id) where f.thing <> 'seller'
      order by f.found_at desc, f.match_id limit ${mostPairs}`.execute(db);
  const ids = [...new Set(rows.flatMap(({ need_id, thing_id }) => [need_id, thing_id]))];
  const stored = await sql<StoredEntry>`
    select id, owner_id, status, is_hidden, kept, published_at, content, sealed from matching.entry where id = any(${ids})`.execute(
    db,
  );
  const entries = new Map(
    (await openEntries(keys, stored.rows.filter(isSaid))).map((entry) => [entry.id, entry]),
  );
  return rows.flatMap(({ need_id, thing_id, members }) => {
    const [wanted, offered] = [entries.get(need_id), entries.get(thing_id)];
    return wanted && offered ? [{ members, wanted, offered }] : [];
  });
}
