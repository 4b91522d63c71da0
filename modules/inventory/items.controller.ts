import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { uploadOf } from '../kernel/http/upload.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../media/photos.ports.js';
import { type ItemCommand, itemDecider } from './item/item.decider.js';
import { centsOf } from './item-content.js';
import {
  addItem,
  addItemPhoto,
  addStock,
  arrangeItemPhotos,
  bringBackItem,
  changeItems,
  countStock,
  deleteItem,
  installItem,
  listItems,
  loanItem,
  mergeItem,
  moveStock,
  removeItemPhoto,
  removeStock,
  reviseItem,
  sellItem,
  splitStock,
  undoItemStep,
  writeOffItem,
} from './items.contract.js';
import { Items } from './items.service.js';
import { ItemListings } from './listing-items.service.js';
import { StorageLocations } from './locations.service.js';

@Controller()
export class ItemsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Items) private readonly items: Items,
    @Inject(ItemListings) private readonly listings: ItemListings,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
  ) {}

  @Route(addItem)
  add(@Input() { body, meta }: RouteInput<typeof addItem>): Promise<Receipt> {
    return this.items.add(body, meta);
  }

  @Route(changeItems)
  changeAll(
    @Input() { body, meta }: RouteInput<typeof changeItems>,
  ): Promise<ResponseOf<typeof changeItems>> {
    return this.items.changeAll(body, meta);
  }

  @Route(listItems)
  list(@Input() { body, meta }: RouteInput<typeof listItems>): Promise<ResponseOf<typeof listItems>> {
    return this.listings.list(body, meta);
  }

  @Route(reviseItem)
  revise(@Input() { params, body, meta }: RouteInput<typeof reviseItem>): Promise<Receipt> {
    return this.items.revise(params.id, body, meta);
  }

  @Route(deleteItem)
  delete(@Input() { params, meta }: RouteInput<typeof deleteItem>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'DeleteItem', meta });
  }

  @Route(addItemPhoto)
  async addPhoto(
    @Input() { params, request, meta }: RouteInput<typeof addItemPhoto>,
  ): Promise<ResponseOf<typeof addItemPhoto>> {
    const { photo, ...receipt } = await this.items.addPhoto(params.id, uploadOf(request), meta);
    return { ...receipt, photo: this.showPhoto(photo) };
  }

  @Route(removeItemPhoto)
  removePhoto(@Input() { params, meta }: RouteInput<typeof removeItemPhoto>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RemoveItemPhoto', photoId: params.photoId, meta });
  }

  @Route(arrangeItemPhotos)
  arrangePhotos(@Input() { params, body, meta }: RouteInput<typeof arrangeItemPhotos>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'ArrangeItemPhotos', photoIds: body.photoIds, meta });
  }

  @Route(countStock)
  async count(@Input() { params, body, meta }: RouteInput<typeof countStock>): Promise<Receipt> {
    await this.locations.mustBeUsable(body.locationId, meta);
    return this.#dispatch(params.id, { type: 'CountStock', ...body, meta });
  }

  @Route(addStock)
  async addStock(@Input() { params, body, meta }: RouteInput<typeof addStock>): Promise<Receipt> {
    await this.locations.mustBeUsable(body.locationId, meta);
    return this.#dispatch(params.id, { type: 'AddStock', ...body, meta });
  }

  @Route(removeStock)
  removeStock(@Input() { params, body, meta }: RouteInput<typeof removeStock>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RemoveStock', ...body, meta });
  }

  @Route(moveStock)
  async move(@Input() { params, body, meta }: RouteInput<typeof moveStock>): Promise<Receipt> {
    await this.locations.mustBeUsable(body.toId, meta);
    return this.#dispatch(params.id, { type: 'MoveStock', ...body, meta });
  }

  @Route(splitStock)
  split(@Input() { params, body, meta }: RouteInput<typeof splitStock>): Promise<Receipt> {
    return this.items.split(params.id, body, meta);
  }

  @Route(mergeItem)
  merge(@Input() { params, body, meta }: RouteInput<typeof mergeItem>): Promise<Receipt> {
    return this.items.merge(params.id, body, meta);
  }

  @Route(loanItem)
  loan(@Input() { params, body, meta }: RouteInput<typeof loanItem>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'LoanItem', portionId: meta.commandId, ...body, meta });
  }

  @Route(installItem)
  install(@Input() { params, body, meta }: RouteInput<typeof installItem>): Promise<Receipt> {
    const command = { type: 'InstallItem', portionId: meta.commandId, buildId: null, ...body, meta } as const;
    return this.#dispatch(params.id, command);
  }

  @Route(writeOffItem)
  writeOff(@Input() { params, body, meta }: RouteInput<typeof writeOffItem>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'WriteOffItem', portionId: meta.commandId, ...body, meta });
  }

  @Route(bringBackItem)
  async bringBack(@Input() { params, body, meta }: RouteInput<typeof bringBackItem>): Promise<Receipt> {
    await this.locations.mustBeUsable(body.locationId, meta);
    return this.#dispatch(params.id, { type: 'BringBack', ...body, meta });
  }

  @Route(sellItem)
  sell(@Input() { params, body, meta }: RouteInput<typeof sellItem>): Promise<Receipt> {
    return this.#dispatch(params.id, {
      type: 'SellItem',
      portionId: meta.commandId,
      listingId: null,
      quantity: body.quantity,
      buyerId: null,
      priceCents: centsOf(body.price),
      meta,
    });
  }

  @Route(undoItemStep)
  undo(@Input() { params, body, meta }: RouteInput<typeof undoItemStep>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'UndoStep', step: body.step, meta });
  }

  #dispatch(id: string, command: ItemCommand): Promise<Receipt> {
    return dispatch(this.bus, itemDecider, id, command);
  }
}
