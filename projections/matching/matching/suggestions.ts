import { sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { nameOf, type Wanted } from '../../../modules/matching/match.rules.js';
import { type Apart, namesOf } from '../../../modules/matching/names-apart.rules.js';
import { partNameOf } from '../../../modules/matching/part-name.rules.js';
import type { SuggestionEvent } from '../../../modules/vocabulary/suggestion/suggestion.events.js';

/** Write what staff decided about two names.
 *  out  the names, when pairs of them have to be judged again */
export async function writeSuggestion(
  tx: DatabaseTransaction,
  { entityId: id, type, data }: RecordedEvent<SuggestionEvent>,
): Promise<readonly string[]> {
  switch (type) {
    case 'SuggestionTaken':
    case 'SuggestionLeft': {
      const status = type === 'SuggestionTaken' ? 'taken' : 'left';
      await sql`insert into suggestion values (${id}, ${data.one}, ${data.other}, ${status})
        on conflict (id) do update set status = excluded.status`.execute(tx);
      return status === 'taken' ? [data.one, data.other] : [];
    }
    case 'SuggestionReopened': {
      const { rows } =
        await sql<Decided>`delete from suggestion where id = ${id} returning one, other, status`.execute(tx);
      return rows.flatMap(({ one, other, status }) => (status === 'taken' ? [one, other] : []));
    }
    default:
      return unreachable(type);
  }
}

interface Decided {
  readonly one: string;
  readonly other: string;
  readonly status: 'taken' | 'left';
}

/** The names that staff calls different parts; undefined without any. */
export async function namesApartOf(tx: DatabaseTransaction): Promise<Apart | undefined> {
  const { rows } = await sql<Pick<Decided, 'one' | 'other'>>`
    select one, other from suggestion where status = 'taken'`.execute(tx);
  if (!rows.length) return undefined;
  const apart = new Set(rows.flatMap(({ one, other }) => [`${one}|${other}`, `${other}|${one}`]));
  return (one, other) => apart.has(`${one}|${other}`);
}

/** The open wanted ads whose titles have one of these names. The words of a name may be written otherwise, so that titles are read, of those ads
 *  that have the kind of one of the names among their keys. */
export async function wantedAdsNamed(
  tx: DatabaseTransaction,
  names: ReadonlySet<string>,
): Promise<readonly string[]> {
  const kinds = new Set([...names].flatMap((name) => [...partNameOf(name).kinds]));
  const { rows } = await sql<{ readonly id: string; readonly content: Wanted }>`
    select id, content from entry where sort = 'need' and is_open
      and keys::text like any(${[...kinds].map((kind) => `% ${kind} %`)}::text[]) order by id`.execute(tx);
  return rows
    .filter(({ content }) => namesOf(nameOf(content)).some((name) => names.has(name)))
    .map(({ id }) => id);
}
