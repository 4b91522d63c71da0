import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { findableCommunity } from './access.shared.js';
import { Communities } from './communities.service.js';
import { addCover, changeCommunity, foundCommunity, removeCover } from './community.contract.js';
import { type CommunityCommand, communityDecider } from './community.decider.js';
import { archiveCommunity, reopenCommunity } from './moderation.contract.js';

@Controller()
export class CommunitiesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(Communities) private readonly communities: Communities,
  ) {}

  @Route(foundCommunity)
  found(
    @Input() { body, meta }: RouteInput<typeof foundCommunity>,
  ): Promise<ResponseOf<typeof foundCommunity>> {
    return this.communities.found(body, meta);
  }

  @Route(changeCommunity)
  change(@Input() { params, body, meta }: RouteInput<typeof changeCommunity>): Promise<Receipt> {
    return this.communities.change(params.id, body, meta);
  }

  @Route(addCover)
  addCover(
    @Input() { params, request, meta }: RouteInput<typeof addCover>,
  ): Promise<ResponseOf<typeof addCover>> {
    return this.communities.changeCover(params.id, uploadOf(request), meta);
  }

  @Route(removeCover)
  removeCover(@Input() { params, meta }: RouteInput<typeof removeCover>): Promise<Receipt> {
    return this.#send(params.id, { type: 'ChangeCover', cover: null, meta });
  }

  @Route(archiveCommunity)
  archive(@Input() { params, body, meta }: RouteInput<typeof archiveCommunity>): Promise<Receipt> {
    return this.#send(params.id, { type: 'ArchiveCommunity', reason: body.reason, meta });
  }

  @Route(reopenCommunity)
  reopen(@Input() { params, meta }: RouteInput<typeof reopenCommunity>): Promise<Receipt> {
    return this.#send(params.id, { type: 'ReopenCommunity', meta });
  }

  async #send(id: string, command: CommunityCommand): Promise<Receipt> {
    await findableCommunity(this, id, command.meta);
    return dispatch(this.bus, communityDecider, id, command);
  }
}
