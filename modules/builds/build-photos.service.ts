import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../kernel/config/tokens.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { notFound } from '../kernel/decider/errors.js';
import type { Content } from '../kernel/files/content.js';
import type { Database } from '../kernel/postgres/database.js';
import { MEMBER_LIMITS, type MemberLimits } from '../limits/member-limits.ports.js';
import type { Photo, PhotoView } from '../media/photo.schemas.js';
import { PHOTOS, type Photos, PRIVATE_PHOTOS, type ShowPhoto } from '../media/photos.ports.js';
import { buildPhotoLimit } from './build-limits.rules.js';
import { buildPhotoRows } from './photo/photo-rows.shared.js';

/** Photos of builds: stored before the entry, the task or the build shows them. One that nothing shows within two days is deleted.
 *  source  README, Photos */
@Injectable()
export class BuildPhotos {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
  ) {}

  /** Each upload is a photo of its own, so that nothing else shows it; a repeated command gives the same photo.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large), TOO_MANY_BUILD_PHOTOS (too-many) */
  async store(
    content: Content,
    meta: CommandMetadata,
  ): Promise<{ readonly id: string; readonly photo: PhotoView }> {
    const photo = await this.#store(content, meta);
    return { id: photo.id, photo: this.showPhoto(photo) };
  }

  /** Store a photo for what shows it at once: a cover, or a task.
   *  in      usedBy: the id of the build, or of the task
   *  errors  those of `store` */
  async storeFor(usedBy: string, content: Content, meta: CommandMetadata): Promise<Photo> {
    const { id } = await this.#store(content, meta);
    const [photo] = await this.give([id], usedBy, meta);
    if (!photo) throw noPhoto();
    return photo;
  }

  /** The member's own photos, for something that is about to show them. One that it once showed may come back.
   *  in      usedBy: the id of the entry, the task or the build
   *  errors  PHOTO_NOT_FOUND (not-found) for a photo that is not theirs, is deleted, or is shown elsewhere */
  async give(
    photoIds: readonly string[],
    usedBy: string,
    { actor }: CommandMetadata,
  ): Promise<readonly Photo[]> {
    const ids = [...new Set(photoIds)];
    if (ids.some((id) => id.includes('\0'))) throw noPhoto();
    const given = await buildPhotoRows.give(this.db, ids, actor.id, usedBy);
    if (given.length < ids.length) throw noPhoto();
    return given;
  }

  #store(content: Content, meta: CommandMetadata): Promise<Photo> {
    const { actor, now, commandId } = meta;
    return this.limits.within({ action: buildPhotoLimit, subject: commandId }, meta, async () => {
      const photo = await this.photos.add(content, `${actor.id} ${commandId}`);
      await buildPhotoRows.add(this.db, photo, actor.id, now);
      return photo;
    });
  }
}

/** errors  PHOTO_NOT_FOUND (not-found) */
export const noPhoto = () =>
  notFound('PHOTO_NOT_FOUND', { message: 'A photo is no longer here. Take it out and add it again.' });
