import { sql } from 'kysely';
import type { Photo } from '../media/photo.schemas.js';

/** How many of each item are in stock, and its first photo. A read that asks it also waits for `inventory`. */
export const itemStock = sql<{
  readonly id: string;
  readonly owner_id: string;
  /** null: nobody has counted. */
  readonly quantity: number | null;
  readonly photo: Photo | null;
}>`(
  select id, owner_id, quantity, kept->'photos'->0 as photo from inventory.item where status <> 'deleted')`;
