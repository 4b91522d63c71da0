import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import {
  addToThread,
  answerRequests,
  archiveThread,
  leaveThread,
  markDelivered,
  markThreadRead,
  muteThread,
  openThread,
  sendMessage,
  withdrawMessage,
} from './messages.contract.js';
import { refuseSuspendedElsewhere } from './suspended-member.shared.js';
import { threadDecider } from './thread/thread.decider.js';
import { ThreadMembers } from './thread-members.service.js';
import { Threads } from './threads.service.js';

@Controller()
export class MessagesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Threads) private readonly threads: Threads,
    @Inject(ThreadMembers) private readonly members: ThreadMembers,
  ) {}

  @Route(openThread)
  open(@Input() { body, meta }: RouteInput<typeof openThread>): Promise<Receipt> {
    return this.threads.open(body.about, body.message, meta);
  }

  @Route(answerRequests)
  answer(
    @Input() { body, meta }: RouteInput<typeof answerRequests>,
  ): Promise<ResponseOf<typeof answerRequests>> {
    return this.threads.answerRequests(body.ids, body.answer, meta);
  }

  @Route(markDelivered)
  async delivered(@Input() { body, meta }: RouteInput<typeof markDelivered>): Promise<object> {
    await this.threads.markDelivered(meta.actor.id, body.upTo);
    return {};
  }

  @Route(sendMessage)
  async send(@Input() { params, body, meta, request }: RouteInput<typeof sendMessage>): Promise<Receipt> {
    await refuseSuspendedElsewhere(this.threads, request, params.id);
    return this.threads.send(params.id, body, meta);
  }

  @Route(withdrawMessage)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawMessage>): Promise<Receipt> {
    return this.threads.withdraw(params.id, params.messageId, meta);
  }

  @Route(muteThread)
  mute(@Input() { params, body, meta }: RouteInput<typeof muteThread>): Promise<Receipt> {
    return this.threads.mute(params.id, body.muted, meta);
  }

  @Route(archiveThread)
  archive(@Input() { params, body, meta }: RouteInput<typeof archiveThread>): Promise<Receipt> {
    const { archived: isArchived, upTo } = body;
    return dispatch(this.bus, threadDecider, params.id, { type: 'ArchiveThread', isArchived, upTo, meta });
  }

  @Route(addToThread)
  add(@Input() { params, body, meta }: RouteInput<typeof addToThread>): Promise<Receipt> {
    return this.members.add(params.id, body.memberId, meta);
  }

  @Route(leaveThread)
  leave(@Input() { params, meta }: RouteInput<typeof leaveThread>): Promise<Receipt> {
    return dispatch(this.bus, threadDecider, params.id, { type: 'LeaveThread', meta });
  }

  @Route(markThreadRead)
  async read(@Input() { params, body, meta, request }: RouteInput<typeof markThreadRead>): Promise<object> {
    await refuseSuspendedElsewhere(this.threads, request, params.id);
    await this.threads.markRead(params.id, body.upTo, meta);
    return {};
  }
}
