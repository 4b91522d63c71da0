import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TIME_ZONES, type TimeZones } from '../../identity/time-zones.ports.js';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { dayIn } from '../../kernel/decider/days.js';
import type { Actor, CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import { CountedOnce } from '../../kernel/http/counted-once.js';
import type { Database } from '../../kernel/postgres/database.js';
import { itemNotFound } from '../item/guards.rules.js';
import { PdfDrawer } from '../label/pdf-drawer.js';
import { StorageLocations } from '../locations.service.js';
import { addScan } from './scans.shared.js';
import { shareLinkDecider } from './share-link.decider.js';
import type { makeShareLink } from './share-links.contract.js';
import { type ShareLinks as Links, SHARE_LINKS } from './share-links.ports.js';
import { shareTokenDigest, shareTokenOf } from './share-tokens.shared.js';

/** Commands on links that need more than the stream: what a new link shows, and whether a link is still valid. */
@Injectable()
export class ShareLinks {
  readonly #recent = new CountedOnce({ minutes: 10 });

  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
    @Inject(SHARE_LINKS) private readonly links: Links,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
    @Inject(PdfDrawer) private readonly drawer: PdfDrawer,
  ) {}

  /** Make a link.
   *  errors  LOCATION_NOT_FOUND, ITEM_NOT_FOUND (not-found), LOCATION_ARCHIVED (conflict), those of MakeShareLink */
  async make(body: BodyOf<typeof makeShareLink>, meta: CommandMetadata): Promise<Receipt> {
    if (body.scope === 'location') await this.locations.mustBeUsable(body.locationId, meta);
    if (body.scope === 'items' && !(await this.links.areItemsOf(meta.actor.id, body.itemIds)))
      throw itemNotFound();
    const id = deterministicId(meta.commandId, 'share-link');
    const tokenDigest = shareTokenDigest(shareTokenOf(this.secret, id));
    return dispatch(this.bus, shareLinkDecider, id, { type: 'MakeShareLink', ...body, tokenDigest, meta });
  }

  revoke(id: string, meta: CommandMetadata): Promise<Receipt> {
    return dispatch(this.bus, shareLinkDecider, id, { type: 'RevokeShareLink', meta });
  }

  /** Count an opening on the owner's day, once for each viewer in ten minutes; the owner's own openings do not count.
   *  in      viewer: identifies a viewer
   *  errors  SHARE_LINK_NOT_FOUND (not-found)
   *  source  README, Share links 4 */
  async count(
    token: string,
    { actor, viewer }: { readonly actor: Actor | undefined; readonly viewer: string },
    now: string,
  ): Promise<void> {
    const link = await this.links.openLink(token, now, actor?.id);
    if (!link) throw notFound('SHARE_LINK_NOT_FOUND', { message: 'This link shows nothing.' });
    if (link.ownerId === actor?.id) return;
    if (!this.#recent.isFirst(link.id, viewer, now)) return;
    const day = dayIn(now, await this.timeZones.of(this.db, link.ownerId));
    await addScan(this.db, { linkId: link.id, ownerId: link.ownerId, day });
  }

  /** The sign for the owner's table.
   *  errors  SHARE_LINK_NOT_FOUND (not-found), SHARE_LINK_OVER (conflict) */
  async sign(id: string, { actor, now }: CommandMetadata): Promise<Buffer> {
    const link = await this.links.ofOwner(actor.id, id, now);
    if (!link) throw notFound('SHARE_LINK_NOT_FOUND', { message: 'You have no such link.' });
    if (link.isOver)
      throw conflict('SHARE_LINK_OVER', { message: 'This link has ended. Make a new one for the sign.' });
    const address = `${this.environment.publicUrl}/s/${shareTokenOf(this.secret, id)}`;
    return this.drawer.draw(actor.id, { kind: 'sign', of: [{ address, name: link.ownerName }] });
  }
}
