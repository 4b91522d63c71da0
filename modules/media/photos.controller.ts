import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { BLOBS, CONTENTS, LOG, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Contents } from '../kernel/content/contents.js';
import { notFound } from '../kernel/decider/errors.js';
import { verifySignedUrl } from '../kernel/encryption/signed-url.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { readPicture } from '../kernel/files/read-picture.js';
import { filePolicy } from '../kernel/http/file-policy.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { photoPath } from './photo-addresses.shared.js';
import { photoBlob } from './photo-blobs.shared.js';
import { getContentPhoto, getPhoto, getPublicPhoto, photoSizes } from './photos.contract.js';
import { PUBLIC_PHOTOS, type PublicPhotos } from './photos.ports.js';
import { ShownPhotos } from './shown-photos.js';

/** Serves the re-encoded sizes of photos, never the uploaded bytes: to everybody while a public listing shows the photo, otherwise at signed
 *  addresses.
 *  source  ADR 0040 */
@Controller()
export class PhotosController {
  readonly #shown: ShownPhotos;
  readonly #shownContent: ShownPhotos;

  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(LOG) private readonly log: Logger,
    @Inject(PUBLIC_PHOTOS) publicPhotos: PublicPhotos,
    @Inject(CONTENTS) contents: Pick<Contents, 'publicPhotosOf'>,
  ) {
    this.#shown = new ShownPhotos(publicPhotos);
    this.#shownContent = new ShownPhotos((key, now) => {
      const [kind = '', id = ''] = key.split(' ');
      return contents.publicPhotosOf({ kind, id }, now);
    });
  }

  @Route(getPublicPhoto)
  async showPublic(
    @Input() { params, meta }: RouteInput<typeof getPublicPhoto>,
    @Res() response: Response,
  ): Promise<void> {
    const { listingId, id, size } = params;
    const isShown = photoId.test(id) && (await this.#shown.has(listingId.toLowerCase(), id, meta.now));
    await this.#send(response, isShown, { id, size, caching: 'public, max-age=300, must-revalidate' });
  }

  @Route(getContentPhoto)
  async showContent(
    @Input() { params, meta }: RouteInput<typeof getContentPhoto>,
    @Res() response: Response,
  ): Promise<void> {
    const { kind, contentId, id, size } = params;
    const key = `${kind} ${contentId.toLowerCase()}`;
    const isShown = photoId.test(id) && (await this.#shownContent.has(key, id, meta.now));
    await this.#send(response, isShown, { id, size, caching: 'public, max-age=300, must-revalidate' });
  }

  @Route(getPhoto)
  async show(
    @Input() { params, query, meta }: RouteInput<typeof getPhoto>,
    @Res() response: Response,
  ): Promise<void> {
    const { id, size } = params;
    const isSigned = photoId.test(id) && verifySignedUrl(this.secret, photoPath(id, size), query, meta.now);
    await this.#send(response, isSigned, { id, size, caching: 'private, max-age=300' });
  }

  async #send(response: Response, isAllowed: boolean, { id, size, caching }: Sent): Promise<void> {
    const known = photoSizes.find((one) => one === size);
    const picture =
      known && isAllowed ? await readPicture(this.blobs, photoBlob(id, known), this.log) : undefined;
    if (!picture) throw notFound('PHOTO_NOT_FOUND', { message: 'This photo no longer exists.' });
    response
      .set({
        'Content-Type': 'image/webp',
        'Content-Disposition': `inline; filename="${id}-${size}.webp"`,
        'Cache-Control': caching,
        'Content-Security-Policy': filePolicy,
        'X-Content-Type-Options': 'nosniff',
        ETag: `"${id}-${size}"`,
      })
      .send(picture);
  }
}

interface Sent {
  readonly id: string;
  readonly size: string;
  readonly caching: string;
}

const photoId = /^(?:[0-9a-f]{32}|[0-9a-f]{40})$/;
