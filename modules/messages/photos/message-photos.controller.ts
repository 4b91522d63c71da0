import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { filePolicy } from '../../kernel/http/file-policy.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { refuseSuspendedElsewhere } from '../suspended-member.shared.js';
import {
  addMessagePhoto,
  getMessagePhoto,
  getOpenedPhoto,
  type MessagePhotoView,
} from './message-photos.contract.js';
import { MessagePhotos } from './message-photos.service.js';

@Controller()
export class MessagePhotosController {
  constructor(
    @Inject(MessagePhotos) private readonly photos: MessagePhotos,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
  ) {}

  @Route(addMessagePhoto)
  add(@Input() { request, meta }: RouteInput<typeof addMessagePhoto>): Promise<MessagePhotoView> {
    return this.photos.store(uploadOf(request), meta);
  }

  @Route(getMessagePhoto)
  async show(
    @Input() { params, meta, request }: RouteInput<typeof getMessagePhoto>,
    @Res() response: Response,
  ): Promise<void> {
    await refuseSuspendedElsewhere(this, request, params.id);
    send(response, await this.photos.read(params, meta.actor.id));
  }

  @Route(getOpenedPhoto)
  async showOpened(
    @Input() { params, query, meta }: RouteInput<typeof getOpenedPhoto>,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.photos.readOpened(params, query, meta.now));
  }
}

const send = (response: Response, picture: Buffer): void =>
  void response
    .set({
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    })
    .send(picture);
