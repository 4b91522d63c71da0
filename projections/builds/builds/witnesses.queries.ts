import { sql } from 'kysely';
import type { Fit } from '../../../modules/builds/task/task.events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** What one build says of the fit of a part. */
export interface Witness {
  readonly buildId: string;
  readonly authorId: string;
  readonly fit: Fit;
  readonly note: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** make.model, as vehicles are followed. */
  readonly modelKey: string;
}

/** What those say who put the same part into a car: by its listing, its item, or one of its numbers (in the form of numberKey). One for each build and car, the
 *  latest; those of deleted tasks, parts and builds, and of builds that staff removed, do not count.
 *  source  modules/builds/README.md, Witnesses of fit */
export async function witnessesOf(
  db: Database,
  part: {
    readonly listingId: string | null;
    readonly itemIds: readonly string[];
    readonly numbers: readonly string[];
  },
): Promise<readonly Witness[]> {
  const { rows } = await sql<Witness>`
    select distinct on (w.build_id, w.model_key, w.year) w.build_id as "buildId", w.author_id as "authorId", w.fit, w.note, w.year, w.make, w.model,
      w.model_key as "modelKey"
    from builds.witness w join builds.task t on t.id = w.task_id join builds.build b on b.id = w.build_id
      join builds.part p on p.task_id = w.task_id and p.part_id = w.part_id
    where (w.listing_id = ${part.listingId} or w.item_id = any(${[...part.itemIds]}) or w.numbers && ${[...part.numbers]}::text[])
      and not t.is_deleted and not p.is_dropped and b.standing not in ('deleted', 'removed')
    order by w.build_id, w.model_key, w.year, w.at desc`.execute(db);
  return rows;
}
