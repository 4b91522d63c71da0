import type { Clock } from '../kernel/decider/clock.js';
import { signUrl } from '../kernel/encryption/signed-url.js';
import { photoView } from './photos.contract.js';
import type { ShowPhoto } from './photos.ports.js';

/** Photos at signed addresses, which work for half an hour at most.
 *  source  ADR 0040 */
export const signedPhotos =
  (secret: string, clock: Clock): ShowPhoto =>
  (photo) =>
    photoView(photo, (size) => signUrl(secret, photoPath(photo.id, size), clock.now()));

/** A photo without a viewer: its sizes have no addresses. */
export const unaddressed: ShowPhoto = (photo) => photoView(photo, () => '');

/** The address to sign. */
export const photoPath = (id: string, size: string): string => `/api/photos/${id}/${size}`;

/** The address to sign for the handler of a case. */
export const photoPagePath = (id: string): string => photoPath(id, 'page');
