import { z } from 'zod';
import { type Endpoint, endpoint, Id } from '../../kernel/http/contract.js';
import { photoSizes } from '../../media/photos.contract.js';

export const PhotoId = z.string().regex(/^[0-9a-f]{40}$/);

/** A photo of a message; its sizes are read with a session, not from an address. */
export const MessagePhotoView = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type MessagePhotoView = z.output<typeof MessagePhotoView>;

export const addMessagePhoto = endpoint({
  method: 'POST',
  path: '/api/threads/photos',
  auth: 'member',
  requires: 'message',
  summary:
    'Store a photo for a message, which is sent within a day: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  upload: true,
  rateLimit: { calls: 120, minutes: 30 },
  response: MessagePhotoView,
  status: 201,
  errors: ['NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'],
});

/** The response is the picture itself. No cache stores it. */
const picture = {
  method: 'GET',
  response: z.string().meta({ contentMediaType: 'image/webp', contentEncoding: 'binary' }),
  skipRateLimit: true,
} as const satisfies Partial<Endpoint>;

export const getMessagePhoto = endpoint({
  ...picture,
  path: '/api/threads/:id/messages/:messageId/photos/:photoId/:size',
  auth: 'member',
  whileSuspended: true,
  summary: 'One size of a photo of a message, as WebP, for the members of its thread',
  params: z.object({ id: Id, messageId: Id, photoId: PhotoId, size: z.enum(photoSizes) }),
  errors: ['THREAD_NOT_FOUND', 'PHOTO_NOT_FOUND'],
});

/** For whoever opened the message as evidence of a case: they received the signed address. */
export const getOpenedPhoto = endpoint({
  ...picture,
  path: '/api/messages/:messageId/photos/:photoId',
  auth: 'guest',
  summary: 'A photo of a message that was opened as evidence, at a signed address, as WebP',
  params: z.object({ messageId: z.string().max(80), photoId: z.string().max(80) }),
  query: z.object({ until: z.coerce.number().catch(0), seal: z.string().max(80).catch('') }),
  errors: ['PHOTO_NOT_FOUND'],
});

/** The address to sign. */
export const openedPhotoPath = (messageId: string, photoId: string): string =>
  `/api/messages/${messageId}/photos/${photoId}`;
