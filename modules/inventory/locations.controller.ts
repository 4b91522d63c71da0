import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { uploadOf } from '../kernel/http/upload.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../media/photos.ports.js';
import { type LocationCommand, locationDecider } from './location/location.decider.js';
import {
  addLocation,
  archiveLocation,
  moveLocation,
  removeLocationPhoto,
  restoreLocation,
  reviseLocation,
  setLocationPhoto,
  undoLocationStep,
} from './locations.contract.js';
import { StorageLocations } from './locations.service.js';

@Controller()
export class LocationsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
  ) {}

  @Route(addLocation)
  add(@Input() { body, meta }: RouteInput<typeof addLocation>): Promise<Receipt> {
    return this.locations.add(body, body.parentId, meta);
  }

  @Route(reviseLocation)
  revise(@Input() { params, body, meta }: RouteInput<typeof reviseLocation>): Promise<Receipt> {
    const { madeFrom: version, ...words } = body;
    const command = { type: 'ReviseLocation', ...words, meta } as const;
    const madeFrom = { version, changedBy: ['LocationRevised', 'LocationStepUndone'] } as const;
    return dispatch(this.bus, locationDecider, params.id, command, { madeFrom });
  }

  @Route(moveLocation)
  move(@Input() { params, body, meta }: RouteInput<typeof moveLocation>): Promise<Receipt> {
    return this.locations.move(params.id, body.parentId, meta);
  }

  @Route(archiveLocation)
  archive(@Input() { params, body, meta }: RouteInput<typeof archiveLocation>): Promise<Receipt> {
    return this.locations.archive(params.id, body.moveRestTo, meta);
  }

  @Route(restoreLocation)
  restore(@Input() { params, meta }: RouteInput<typeof restoreLocation>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RestoreLocation', meta });
  }

  @Route(undoLocationStep)
  undo(@Input() { params, body, meta }: RouteInput<typeof undoLocationStep>): Promise<Receipt> {
    return this.locations.undo(params.id, body.step, meta);
  }

  @Route(setLocationPhoto)
  async setPhoto(
    @Input() { params, request, meta }: RouteInput<typeof setLocationPhoto>,
  ): Promise<ResponseOf<typeof setLocationPhoto>> {
    const { photo, ...receipt } = await this.locations.setPhoto(params.id, uploadOf(request), meta);
    return { ...receipt, photo: this.showPhoto(photo) };
  }

  @Route(removeLocationPhoto)
  removePhoto(@Input() { params, meta }: RouteInput<typeof removeLocationPhoto>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'SetLocationPhoto', photo: null, meta });
  }

  #dispatch(id: string, command: LocationCommand): Promise<Receipt> {
    return dispatch(this.bus, locationDecider, id, command);
  }
}
