import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { BLOBS } from '../../kernel/config/tokens.js';
import { notFound } from '../../kernel/decider/errors.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { getPhoto, photoSizes } from './photos.contract.js';
import { photoBlob } from './photos.ports.js';

/** Serves the re-encoded sizes of photos, never the uploaded bytes. */
@Controller()
export class PhotosController {
  constructor(@Inject(BLOBS) private readonly blobs: Blobs) {}

  @Route(getPhoto)
  async show(@Input() { params }: RouteInput<typeof getPhoto>, @Res() response: Response): Promise<void> {
    const size = photoSizes.find((one) => one === params.size);
    const picture =
      size && photoId.test(params.id) ? await this.blobs.get(photoBlob(params.id, size)) : undefined;
    if (!picture) throw notFound('PHOTO_NOT_FOUND', { message: 'This photo no longer exists.' });
    response
      .set({
        'Content-Type': 'image/webp',
        'Content-Disposition': `inline; filename="${params.id}-${size}.webp"`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        ETag: `"${params.id}-${size}"`,
      })
      .send(picture);
  }
}

const photoId = /^(?:[0-9a-f]{32}|[0-9a-f]{40})$/;
