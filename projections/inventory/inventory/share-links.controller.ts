import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  getSharedItem,
  getSharedItems,
  listShareLinks,
} from '../../../modules/inventory/share-link/share-links.contract.js';
import type { Environment } from '../../../modules/kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { shareAddress, sharedItem, sharedItems, shareLinksOf } from './share-links.queries.js';

@Controller()
export class ShareLinksController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(STOREFRONTS) readonly storefronts: Storefronts,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
  ) {}

  @Route(listShareLinks)
  async mine(
    @Input() { meta }: RouteInput<typeof listShareLinks>,
  ): Promise<ResponseOf<typeof listShareLinks>> {
    const addressOf = shareAddress(this.environment.publicUrl, this.secret);
    return { links: await shareLinksOf(this.db, meta.actor.id, meta.now, addressOf) };
  }

  /** No cache stores a response: a link may be revoked at any time. */
  @Route(getSharedItems)
  shared(
    @Input() { params, query, actor, meta }: RouteInput<typeof getSharedItems>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getSharedItems>> {
    response.setHeader('Cache-Control', 'no-store');
    return sharedItems(this, { token: params.token, readerId: actor?.id }, query.page, meta.now);
  }

  @Route(getSharedItem)
  one(
    @Input() { params, actor, meta }: RouteInput<typeof getSharedItem>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getSharedItem>> {
    response.setHeader('Cache-Control', 'no-store');
    return sharedItem(this, { token: params.token, readerId: actor?.id }, params.itemId, meta.now);
  }
}
