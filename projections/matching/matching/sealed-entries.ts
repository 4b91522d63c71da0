import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import { isPublic } from '../../../modules/marketplace/listing/status.rules.js';
import type { Wanted } from '../../../modules/matching/match.rules.js';
import type { EntryRow, StoredEntry } from './matching.table.js';

/** Only the owner may read a draft, or a listing that moderators removed. */
export const isSaid = ({ kept, published_at, status }: Said): boolean =>
  kept !== null || (published_at !== null && status !== 'removed');
type Said = Pick<EntryRow, 'kept' | 'published_at' | 'status'>;

/** The stored form of rows: content and keys of a listing that is not public are encrypted under its owner's key.
 *  If it was public, its place, its part numbers, and that its owner deals in such parts stay readable. For an open
 *  wanted ad, a private limit is encrypted.
 *  source  ADR 0041 */
export async function sealEntries(
  keys: PersonKeys,
  entries: readonly EntryRow[],
): Promise<readonly StoredEntry[]> {
  const owners = entries
    .filter((entry) => isHidden(entry) || hasPrivateLimit(entry.content))
    .map(({ owner_id }) => owner_id);
  const known = await keys.getMany([...new Set(owners)]);
  return entries.map((entry) => {
    const { content, keys: all } = entry;
    const key = known.get(entry.owner_id);
    if (!isHidden(entry)) {
      if (!hasPrivateLimit(content)) return { ...entry, sealed: null };
      const limit = { content: { mostCents: content.mostCents } };
      const sealed = key ? sealJson(key, limit, entry.id) : null;
      return { ...entry, content: { ...content, mostCents: null }, sealed };
    }
    const { point, partNumbers } = content;
    return {
      ...entry,
      content: entry.published_at === null ? {} : isSaid(entry) ? { point, partNumbers } : { point },
      keys: isSaid(entry) ? all.filter(({ key }) => key.startsWith('d ')) : [],
      sealed: key ? sealJson(key, { content, keys: all }, entry.id) : null,
    };
  });
}

/** Rows of the table with their content and keys, in the order given. */
export async function openEntries<Row extends Sealed>(
  keys: PersonKeys,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'sealed' | 'content'> & Pick<EntryRow, 'content'>)[]> {
  const owners = rows.filter(({ sealed }) => sealed !== null).map(({ owner_id }) => owner_id);
  const known = await keys.getMany([...new Set(owners)]);
  return rows.map(({ sealed, ...row }) => {
    const key = known.get(row.owner_id);
    const hidden = sealed !== null && key ? (openJson(key, sealed, row.id) as Partial<EntryRow>) : {};
    const content = { ...row.content, ...hidden.content };
    return { ...row, ...hidden, content } as Omit<Row, 'sealed' | 'content'> & Pick<EntryRow, 'content'>;
  });
}

type Sealed = Pick<StoredEntry, 'id' | 'owner_id' | 'content' | 'sealed'>;

const hasPrivateLimit = (content: EntryRow['content']): content is Wanted =>
  'mostCents' in content && content.isLimitPrivate && content.mostCents !== null;

const isHidden = ({ kept, status, is_hidden }: EntryRow): boolean =>
  kept === null && !isPublic(status, is_hidden);
