import { sql } from 'kysely';
import { signUrl } from '../kernel/encryption/signed-url.js';
import type { Database } from '../kernel/postgres/database.js';
import { nameForAll, type Person, people } from '../members/people.shared.js';
import type { PersonView } from './community.schemas.js';

/** A member's row as lists of the community name them. */
export type PersonRow = Pick<Person, 'id' | 'full_name' | 'is_minor' | 'handle' | 'picture_id'>;

/** The address of a picture, as long as it is shown. */
export type SignPicture = (pictureId: string) => string;

/** units  now: ISO-8601 UTC */
export const signedPictures =
  (secret: string, now: string): SignPicture =>
  (id) =>
    signUrl(secret, `/api/pictures/${id}/card`, now);

/** A member as everybody may read them: a minor by the first name alone. */
export const personView = (row: PersonRow, sign: SignPicture): PersonView => ({
  id: row.id,
  handle: row.handle,
  name: nameForAll(row),
  picture: row.picture_id === null ? null : sign(row.picture_id),
});

/** For what stays of a member who is gone. */
export const formerMember = (id: string): PersonView => ({
  id,
  handle: null,
  name: nameForAll({ full_name: null, is_minor: null }),
  picture: null,
});

/** These members by id, in one query; an erased one is left out. */
export async function personsBy(
  db: Database,
  ids: readonly string[],
  sign: SignPicture,
): Promise<ReadonlyMap<string, PersonView>> {
  if (!ids.length) return new Map();
  const { rows } =
    await sql<PersonRow>`select id, full_name, is_minor, handle, picture_id from ${people} person
    where id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, personView(row, sign)]));
}
