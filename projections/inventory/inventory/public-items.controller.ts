import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  getLabel,
  getStorefrontItem,
  getStorefrontItems,
} from '../../../modules/inventory/label/labels.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { labelFor } from './labels.queries.js';
import { storefrontItem, storefrontItems } from './storefront-items.queries.js';

/** What others see of inventories, by a label's code and at a storefront. */
@Controller()
export class PublicItemsController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(STOREFRONTS) readonly storefronts: Storefronts,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
  ) {}

  /** No cache stores a response: an item may become private at any time. */
  @Route(getLabel)
  label(
    @Input() { params, actor }: RouteInput<typeof getLabel>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getLabel>> {
    response.setHeader('Cache-Control', 'no-store');
    return labelFor(this, params.code, actor);
  }

  @Route(getStorefrontItems)
  storefront(
    @Input() { params, query, actor }: RouteInput<typeof getStorefrontItems>,
  ): Promise<ResponseOf<typeof getStorefrontItems>> {
    return storefrontItems(this, params.id, query.page, actor);
  }

  @Route(getStorefrontItem)
  item(
    @Input() { params, actor }: RouteInput<typeof getStorefrontItem>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof getStorefrontItem>> {
    response.setHeader('Cache-Control', 'no-store');
    return storefrontItem(this, { ownerId: params.id, itemId: params.itemId }, actor);
  }
}
