import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import {
  addEventPhoto,
  approveEvent,
  arrangeEventPhotos,
  cancelEvent,
  changeEvent,
  discardEvent,
  draftEvent,
  publishEvent,
  removeEventPhoto,
  sendEventBack,
} from './gathering.contract.js';
import { GatheringPhotos } from './gathering-photos.service.js';
import { Gatherings } from './gatherings.service.js';

@Controller()
export class GatheringsController {
  constructor(
    @Inject(Gatherings) private readonly gatherings: Gatherings,
    @Inject(GatheringPhotos) private readonly photos: GatheringPhotos,
  ) {}

  @Route(draftEvent)
  draft(@Input() { body, meta }: RouteInput<typeof draftEvent>): Promise<Receipt> {
    return this.gatherings.draft(body, meta);
  }

  @Route(changeEvent)
  change(@Input() { params, body, meta }: RouteInput<typeof changeEvent>): Promise<Receipt> {
    return this.gatherings.change(params.id, body, meta);
  }

  @Route(addEventPhoto)
  addPhoto(
    @Input() { params, request, meta }: RouteInput<typeof addEventPhoto>,
  ): Promise<ResponseOf<typeof addEventPhoto>> {
    return this.photos.add(params.id, uploadOf(request), meta);
  }

  @Route(arrangeEventPhotos)
  arrangePhotos(@Input() { params, body, meta }: RouteInput<typeof arrangeEventPhotos>): Promise<Receipt> {
    return this.photos.arrange(params.id, body.photoIds, meta);
  }

  @Route(removeEventPhoto)
  removePhoto(@Input() { params, meta }: RouteInput<typeof removeEventPhoto>): Promise<Receipt> {
    return this.photos.remove(params.id, params.photoId, meta);
  }

  @Route(publishEvent)
  publish(
    @Input() { params, meta }: RouteInput<typeof publishEvent>,
  ): Promise<ResponseOf<typeof publishEvent>> {
    return this.gatherings.publish(params.id, meta);
  }

  @Route(discardEvent)
  discard(@Input() { params, meta }: RouteInput<typeof discardEvent>): Promise<Receipt> {
    return this.gatherings.discard(params.id, meta);
  }

  @Route(cancelEvent)
  cancel(@Input() { params, body, meta }: RouteInput<typeof cancelEvent>): Promise<Receipt> {
    return this.gatherings.cancel(params.id, body.reason, meta);
  }

  @Route(approveEvent)
  approve(@Input() { params, body, meta }: RouteInput<typeof approveEvent>): Promise<Receipt> {
    return this.gatherings.approve(params.id, body.madeFrom, meta);
  }

  @Route(sendEventBack)
  sendBack(@Input() { params, body, meta }: RouteInput<typeof sendEventBack>): Promise<Receipt> {
    return this.gatherings.sendBack(params.id, body.reason, meta);
  }
}
