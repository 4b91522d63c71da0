import type { AdWords } from '../../../modules/ads/ad/ad.events.js';
import type { AdPlace, AdStatus } from '../../../modules/ads/ads.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import type { AdTable } from './ads.table.js';

/** An ad as this read model has it. */
export interface StoredAd {
  readonly id: string;
  readonly status: AdStatus;
  readonly words: AdWords;
  readonly photo: Photo | null;
  readonly alt: string;
  readonly version: number;
}

/** Newest first. */
export async function allAds(db: Database): Promise<readonly StoredAd[]> {
  return (await ads(db).orderBy('drafted', 'desc').execute()) as unknown as readonly StoredAd[];
}

/** Those that staff have started; their days, places and caps are to be asked besides. */
export async function runningAds(db: Database): Promise<readonly StoredAd[]> {
  return (await ads(db).where('status', '=', 'running').execute()) as unknown as readonly StoredAd[];
}

export async function findAd(db: Database, id: string): Promise<StoredAd | undefined> {
  return (await ads(db).where('id', '=', id).executeTakeFirst()) as unknown as StoredAd | undefined;
}

/** The address that counts a press and leads on. */
export const hrefOf = (id: string, place: AdPlace): string => `/api/ads/${id}/go?place=${place}`;

export const pictureOf = ({ id, photo, alt }: StoredAd) =>
  photo && { src: `/api/ads/${id}/pictures/${photo.id}`, alt };

const ads = (db: Database) =>
  db
    .withTables<{ 'ads.ad': AdTable }>()
    .selectFrom('ads.ad')
    .select(['id', 'status', 'words', 'photo', 'alt', 'version']);
