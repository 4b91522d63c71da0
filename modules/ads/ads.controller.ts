import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { uploadOf } from '../kernel/http/upload.js';
import { type AdCommand, adDecider } from './ad/ad.decider.js';
import {
  changeAd,
  changeAdPicture,
  draftAd,
  endAd,
  linkAdReport,
  pauseAd,
  removeAdPicture,
  startAd,
} from './ads.contract.js';
import { Ads } from './ads.service.js';

/** What staff does with ads. */
@Controller()
export class AdsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Ads) private readonly ads: Ads,
  ) {}

  @Route(draftAd)
  draft(@Input() { body: { id, ...words }, meta }: RouteInput<typeof draftAd>): Promise<Receipt> {
    return this.#send(id, { type: 'DraftAd', words, meta });
  }

  @Route(changeAd)
  change(@Input() { params, body, meta }: RouteInput<typeof changeAd>): Promise<Receipt> {
    const { madeFrom: version, ...words } = body;
    const madeFrom = { version, changedBy: ['AdDrafted', 'AdChanged'] } as const;
    return dispatch(this.bus, adDecider, params.id, { type: 'ChangeAd', words, meta }, { madeFrom });
  }

  @Route(changeAdPicture)
  changePicture(
    @Input() { params, query, request, meta }: RouteInput<typeof changeAdPicture>,
  ): Promise<Receipt> {
    return this.ads.changePicture(params.id, uploadOf(request), query.alt, meta);
  }

  @Route(removeAdPicture)
  removePicture(@Input() { params, meta }: RouteInput<typeof removeAdPicture>): Promise<Receipt> {
    return this.ads.removePicture(params.id, meta);
  }

  @Route(startAd)
  start(@Input() { params, meta }: RouteInput<typeof startAd>): Promise<Receipt> {
    return this.#send(params.id, { type: 'StartAd', meta });
  }

  @Route(pauseAd)
  pause(@Input() { params, meta }: RouteInput<typeof pauseAd>): Promise<Receipt> {
    return this.#send(params.id, { type: 'PauseAd', meta });
  }

  @Route(endAd)
  end(@Input() { params, meta }: RouteInput<typeof endAd>): Promise<Receipt> {
    return this.#send(params.id, { type: 'EndAd', meta });
  }

  @Route(linkAdReport)
  linkReport(
    @Input() { params, meta }: RouteInput<typeof linkAdReport>,
  ): Promise<ResponseOf<typeof linkAdReport>> {
    return this.ads.linkReport(params.id, meta);
  }

  #send(id: string, command: AdCommand): Promise<Receipt> {
    return dispatch(this.bus, adDecider, id, command);
  }
}
