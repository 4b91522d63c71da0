import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { notFound } from '../../kernel/decider/errors.js';
import { verifySignedUrl } from '../../kernel/encryption/signed-url.js';
import { filePolicy } from '../../kernel/http/file-policy.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { getPicture, picturePath } from './profile.contract.js';

/** Pictures of members, at signed URLs that expire and are given only to those who may see the member's page.
 *  source  README, Rule 14 */
@Controller()
export class PicturesController {
  constructor(
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(getPicture)
  async show(
    @Input() { params, query, meta }: RouteInput<typeof getPicture>,
    @Res() response: Response,
  ): Promise<void> {
    const { id, size } = params;
    const path = picturePath(id, size);
    const wanted =
      (size === 'card' || size === 'page') && verifySignedUrl(this.secret, path, query, meta.now);
    const picture = wanted ? await this.photos.read(id, size) : undefined;
    if (!picture) throw notFound('PICTURE_NOT_FOUND', { message: 'That picture no longer exists.' });
    response
      .set({
        'Content-Type': 'image/webp',
        'Content-Disposition': `inline; filename="${id}-${size}.webp"`,
        'Cache-Control': 'private, max-age=300',
        'Content-Security-Policy': filePolicy,
        'X-Content-Type-Options': 'nosniff',
        ETag: `"${id}-${size}"`,
      })
      .send(picture);
  }
}
