import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { type Interchange, numberKey, numbersOf } from '../../../modules/matching/match.rules.js';
import type { EntryRow } from './matching.table.js';
import { isSaid } from './sealed-entries.js';

type Side = Pick<EntryRow, 'id' | 'owner_id' | 'content'>;

/** Write members' statements on numbers that replace each other.
 *  in   before  the previous entries
 *  out  the open wanted ads that are affected by a change */
export async function writeInterchange(
  tx: DatabaseTransaction,
  entries: readonly EntryRow[],
  before: ReadonlyMap<string, EntryRow>,
): Promise<readonly string[]> {
  const old = new Map(entries.flatMap(({ id }) => claimsOf(before.get(id))).map(named));
  const said = new Map(entries.flatMap(claimsOf).map(named));
  const gone = [...old].filter(([name]) => !said.has(name)).map(([, claim]) => claim);
  const added = [...said].filter(([name]) => !old.has(name)).map(([, claim]) => claim);
  if (gone.length)
    await sql`delete from interchange i using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) g(one text, other text, entry_id text)
      where i.entry_id = g.entry_id and i.one_number = g.one and i.other_number = g.other`.execute(tx);
  await insertClaims(tx, added);
  const numbers = new Set([...gone, ...added].map(({ one }) => one));
  if (!numbers.size) return [];
  const { rows } = await sql<{ readonly id: string }>`
    select distinct entry_id as id from entry_key where sort = 'need'
      and key in (select hashtextextended('n ' || number, 0) from unnest(${[...numbers]}::text[]) number) limit ${maxWantedAds}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

const named = (claim: Claim) => [`${claim.one} ${claim.other} ${claim.entry_id}`, claim] as const;

/** The maximum wanted ads that are compared again after one statement. */
const maxWantedAds = 200;

/** All statements, including those of entries whose keys are not written yet. */
export async function writeAllInterchange(tx: DatabaseTransaction): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } =
      await sql<EntryRow>`select * from entry where id > ${last} and content::text like '%"interchange"%'
      order by id limit 500`.execute(tx);
    if (!rows.length) return;
    await insertClaims(tx, rows.flatMap(claimsOf));
    last = rows.at(-1)?.id ?? '';
  }
}

/** How many members say that two numbers replace each other, among the numbers of these entries. */
export async function interchangeOf(tx: DatabaseTransaction, sides: readonly Side[]): Promise<Interchange> {
  const numbers = new Set(
    sides.flatMap(({ content }) => content.partNumbers.map(({ number }) => numberKey(number))),
  );
  if (!numbers.size) return () => 0;
  const { rows } = await sql<{ readonly one: string; readonly other: string; readonly members: number }>`
    select one_number as one, other_number as other, count(distinct owner_id)::int as members from interchange
    where one in (select hashtextextended('n ' || number, 0) from unnest(${[...numbers]}::text[]) number) group by 1, 2`.execute(
    tx,
  );
  const members = new Map(
    rows.flatMap((row) => [
      [`${row.one} ${row.other}`, row.members],
      [`${row.other} ${row.one}`, row.members],
    ]),
  );
  return (one, other) => members.get(`${one} ${other}`) ?? 0;
}

interface Claim {
  readonly one: string;
  readonly other: string;
  readonly owner_id: string;
  readonly entry_id: string;
}

function claimsOf(entry: EntryRow | undefined): readonly Claim[] {
  if (!entry || !isSaid(entry)) return [];
  const { id, owner_id, content } = entry;
  const { own, replaced } = numbersOf(content);
  return own.flatMap(({ key }) =>
    [...replaced]
      .filter((other) => other !== key)
      .flatMap((other) => [
        { one: key, other, owner_id, entry_id: id },
        { one: other, other: key, owner_id, entry_id: id },
      ]),
  );
}

async function insertClaims(tx: DatabaseTransaction, claims: readonly Claim[]): Promise<void> {
  if (!claims.length) return;
  await sql`insert into interchange select hashtextextended('n ' || one, 0), hashtextextended('n ' || other, 0), one, other, owner_id, entry_id
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) c(one text, other text, owner_id text, entry_id text)`.execute(
    tx,
  );
}
