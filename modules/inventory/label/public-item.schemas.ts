import { z } from 'zod';
import { conditions, origins } from '../../marketplace/listing.schemas.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { whatItFits } from '../item.schemas.js';

/** The availability to others: with its owner, offered in a listing, held for a buyer, or not there now. */
export const availabilities = ['available', 'listed', 'held', 'away'] as const;

/** An item as others see it: never with its path, minimum price, notes or purchase price, unless the owner shows it. */
export const PublicItem = z.object({
  id: z.string(),
  title: z.string(),
  categoryPrimary: z.string(),
  categorySub: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  origin: z.enum(origins).nullable(),
  quantity: z.number().int().nullable(),
  unit: z.string(),
  ...whatItFits,
  photo: PhotoView.nullable(),
  /** Dollars; null when the owner names none, or does not show it here. */
  price: z.number().nullable(),
  availability: z.enum(availabilities),
  /** The public listing that offers it. */
  listingId: z.string().nullable(),
  /** The name of the place with most of the stock; null unless its owner shows it. */
  place: z.string().nullable(),
});

/** The owner, by the name that guests see. */
export const PublicOwner = z.object({ id: z.string(), name: z.string() });

export const PublicItemDetail = PublicItem.extend({
  /** The printed code of its label, for visitors who came by the label; null elsewhere, because a label still opens after a share link has ended. */
  code: z.string().nullable(),
  description: z.string(),
  conditionNotes: z.string(),
  photos: z.array(PhotoView),
  owner: PublicOwner,
  /** A price that this reader sees once signed in; false when there is none, or its owner does not show it here. */
  isPriceForMembers: z.boolean(),
});

export type PublicItem = z.output<typeof PublicItem>;
export type PublicItemDetail = z.output<typeof PublicItemDetail>;
export type PublicOwner = z.output<typeof PublicOwner>;
