import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Environment } from '../kernel/config/environment.js';
import { ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { plusDays } from '../kernel/decider/time.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Content } from '../kernel/files/content.js';
import type { Receipt } from '../kernel/http/contract.js';
import { PHOTOS, type Photos } from '../media/photos.ports.js';
import { adDecider, adNotFound } from './ad/ad.decider.js';
import { type AdPicture, adState } from './ad/ad.state.js';
import { reportKey } from './report-key.shared.js';

/** What the commands of an ad need besides its stream: files, and signed addresses. */
@Injectable()
export class Ads {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  /** Show another picture. The one before is deleted.
   *  errors  AD_NOT_FOUND (not-found), AD_OVER (conflict), NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  async changePicture(id: string, content: Content, alt: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustBe(id); // before a file is read
    const photo = await this.photos.store(content, `ad ${id}`);
    return this.#change(id, { photo, alt }, meta);
  }

  /** errors  AD_NOT_FOUND (not-found), AD_OVER (conflict) */
  removePicture(id: string, meta: CommandMetadata): Promise<Receipt> {
    return this.#change(id, null, meta);
  }

  /** An address of its report that works for 90 days, for whoever has it.
   *  errors  AD_NOT_FOUND (not-found) */
  async linkReport(id: string, { now }: CommandMetadata): Promise<{ readonly url: string }> {
    await this.#mustBe(id);
    const until = Math.floor(Date.parse(plusDays(now, reportDays)) / 1_000);
    return { url: `${this.environment.publicUrl}/ads/report/${id}?key=${reportKey(this.secret, id, until)}` };
  }

  async #change(id: string, picture: AdPicture | null, meta: CommandMetadata): Promise<Receipt> {
    const before = (await this.#mustBe(id)).picture?.photo.id;
    const receipt = await dispatch(this.bus, adDecider, id, { type: 'ChangeAdPicture', picture, meta });
    if (before !== undefined && before !== picture?.photo.id) await this.photos.remove(before);
    return receipt;
  }

  async #mustBe(id: string) {
    const ad = await loadState(this.eventStore, adState, id);
    if (ad.status === 'none') throw adNotFound();
    return ad;
  }
}

const reportDays = 90;
