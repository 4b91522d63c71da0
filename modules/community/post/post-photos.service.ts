import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import type { Content } from '../../kernel/files/content.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Photo, PhotoView } from '../../media/photo.schemas.js';
import { PHOTOS, type Photos, PRIVATE_PHOTOS, type ShowPhoto } from '../../media/photos.ports.js';
import { postPhotoRows } from './photo-rows.shared.js';

/** Photos of posts and comments: stored before what shows them is written. One that is not used within a week is deleted.
 *  source  README, Photos */
@Injectable()
export class PostPhotos {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
  ) {}

  /** Each upload is a photo of its own, so that deleting one post affects no other; a repeated command gives the same photo.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  async store(
    content: Content,
    { actor, now, commandId }: CommandMetadata,
  ): Promise<{ readonly id: string; readonly photo: PhotoView }> {
    const photo = await this.photos.add(content, `${actor.id} ${commandId}`);
    await postPhotoRows.add(this.db, photo, actor.id, now);
    return { id: photo.id, photo: this.showPhoto(photo) };
  }

  /** The member's own photos, for a post or a comment that is about to be written or edited. One that it once had may come back.
   *  errors  PHOTO_NOT_FOUND (not-found) for a photo that is not theirs, is deleted, or is used elsewhere */
  async give(
    photoIds: readonly string[],
    usedBy: string,
    { actor }: CommandMetadata,
  ): Promise<readonly Photo[]> {
    const ids = [...new Set(photoIds)];
    if (ids.some((id) => id.includes('\0'))) throw noPhoto();
    const given = await postPhotoRows.give(this.db, ids, actor.id, usedBy);
    if (given.length < ids.length) throw noPhoto();
    return given;
  }
}

/** errors  PHOTO_NOT_FOUND (not-found) */
export const noPhoto = () =>
  notFound('PHOTO_NOT_FOUND', { message: 'A photo is no longer here. Take it out and add it again.' });
