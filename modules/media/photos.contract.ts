import { z } from 'zod';
import { type Endpoint, endpoint, IdParams, Receipt } from '../kernel/http/contract.js';
import type { Photo } from './photo.schemas.js';
import { PhotoView } from './photo.schemas.js';

/** Sizes of a photo, each with a maximum width in pixels. */
export const photoWidths = { card: 480, page: 1200, zoom: 2000 } as const;
export type PhotoSize = keyof typeof photoWidths;
export const photoSizes = ['card', 'page', 'zoom'] as const satisfies readonly PhotoSize[];

/** A photo of a listing that everybody may see, with the addresses of its sizes: they work while the listing is public. */
export const publicPhoto = (listingId: string, photo: Photo): PhotoView =>
  photoView(photo, (size) => publicPhotoPath(listingId, photo.id, size));

export const publicPhotoPath = (listingId: string, id: string, size: PhotoSize): string =>
  `/api/photos/${listingId}/${id}/${size}`;

/** The same for content of any kind that guests see: the addresses work while they do. */
export const contentPhoto = (of: { readonly kind: string; readonly id: string }, photo: Photo): PhotoView =>
  photoView(photo, (size) => contentPhotoPath(of, photo.id, size));

export const contentPhotoPath = (
  { kind, id }: { readonly kind: string; readonly id: string },
  photoId: string,
  size: PhotoSize,
): string => `/api/photos/${kind}/${id}/${photoId}/${size}`;

/** A photo with the address of each size. */
export function photoView({ id, width, height }: Photo, address: (size: PhotoSize) => string): PhotoView {
  return { id, card: address('card'), page: address('page'), zoom: address('zoom'), width, height };
}

/** Adds a photo to something: the body is the file.
 *  errors  refusals of its target, before those of the file */
export const photoUpload = (call: {
  readonly path: string;
  readonly summary: string;
  readonly requires?: string;
  readonly errors: readonly string[];
}) =>
  endpoint({
    ...call,
    method: 'POST',
    auth: 'member',
    summary: `${call.summary}: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)`,
    params: IdParams,
    response: Receipt.extend({ photo: PhotoView }),
    upload: true,
    rateLimit: { calls: 120, minutes: 30 },
    status: 201,
    errors: [...call.errors, 'NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'],
  });

/** The response is the picture itself, image/webp. */
const picture = {
  method: 'GET',
  auth: 'guest',
  response: z.string().meta({ contentMediaType: 'image/webp', contentEncoding: 'binary' }),
  errors: ['PHOTO_NOT_FOUND'],
  skipRateLimit: true,
} as const satisfies Partial<Endpoint>;

export const getPublicPhoto = endpoint({
  ...picture,
  path: '/api/photos/:listingId/:id/:size',
  summary: 'One size of a photo of a public listing, as WebP',
  params: z.object({ listingId: z.string().max(80), id: z.string().max(80), size: z.string().max(20) }),
});

export const getContentPhoto = endpoint({
  ...picture,
  path: '/api/photos/:kind/:contentId/:id/:size',
  summary: 'One size of a photo of content that guests see, as WebP',
  params: z.object({
    kind: z.string().max(40),
    contentId: z.string().max(80),
    id: z.string().max(80),
    size: z.string().max(20),
  }),
});

/** For readers to whom a private listing, an inventory item or a place was shown: they received the signed address. */
export const getPhoto = endpoint({
  ...picture,
  path: '/api/photos/:id/:size',
  summary: 'One size of a photo at a signed address, as WebP',
  params: z.object({ id: z.string().max(80), size: z.string().max(20) }),
  query: z.object({ until: z.coerce.number().catch(0), seal: z.string().max(80).catch('') }),
});
