import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables, LocationRow } from './inventory.table.js';

/** A member's storage locations, as a tree. */
export interface Places {
  /** Parents before children, by name. */
  readonly inOrder: readonly LocationRow[];
  /** 'Barn › Rack A'; '' for no place. */
  path(id: string): string;
  /** ['Barn', 'Rack A'] */
  names(id: string): readonly string[];
  depth(id: string): number;
  /** A place with all places inside. */
  within(id: string): readonly string[];
}

/** All places of a member, including archived ones: at most 5,000. */
export async function placesOf(db: Database, ownerId: string): Promise<Places> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.location')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .execute();
  return arrange(rows);
}

export const locationNotFound = () =>
  notFound('LOCATION_NOT_FOUND', { message: 'You have no such storage location.' });

/** Two concurrent moves can put places into each other: the path then ends before it would repeat. */
function arrange(rows: readonly LocationRow[]): Places {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(
    rows.toSorted((one, other) => byName.compare(one.kept.name, other.kept.name)),
    ({ kept: { parentId } }) => (parentId !== null && byId.has(parentId) ? parentId : ''),
  );
  const wayUp = (id: string): readonly LocationRow[] => {
    const way: LocationRow[] = [];
    for (let row = byId.get(id); row && !way.includes(row); row = byId.get(row.kept.parentId ?? ''))
      way.unshift(row);
    return way;
  };
  const below = (id: string, seen: ReadonlySet<string> = new Set()): readonly LocationRow[] =>
    (children.get(id) ?? [])
      .filter((row) => !seen.has(row.id))
      .flatMap((row) => [row, ...below(row.id, new Set([...seen, row.id]))]);
  return {
    inOrder: below(''),
    path: (id) =>
      wayUp(id)
        .map(({ kept }) => kept.name)
        .join(' › '),
    names: (id) => wayUp(id).map(({ kept }) => kept.name),
    depth: (id) => Math.max(0, wayUp(id).length - 1),
    within: (id) => [id, ...below(id, new Set([id])).map((row) => row.id)],
  };
}

/** A-3-07 comes before A-3-10. */
const byName = new Intl.Collator('en-US', { numeric: true });
