import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  appointModerator,
  approveMember,
  banMember,
  dismissModerator,
  endBan,
  endInvitation,
  handOver,
  makeInvitation,
  refuseMember,
  removeMember,
} from './moderation.contract.js';
import { Moderation } from './moderation.service.js';

/** What owner and moderators decide about members. */
@Controller()
export class ModerationController {
  constructor(@Inject(Moderation) private readonly moderation: Moderation) {}

  @Route(approveMember)
  approve(@Input() { params, meta }: RouteInput<typeof approveMember>): Promise<Receipt> {
    return this.moderation.approve(params, meta);
  }

  @Route(refuseMember)
  refuse(@Input() { params, body, meta }: RouteInput<typeof refuseMember>): Promise<Receipt> {
    return this.moderation.refuse(params, body.reason, meta);
  }

  @Route(removeMember)
  remove(@Input() { params, body, meta }: RouteInput<typeof removeMember>): Promise<Receipt> {
    return this.moderation.remove(params, body, meta);
  }

  @Route(banMember)
  ban(@Input() { params, body, meta }: RouteInput<typeof banMember>): Promise<Receipt> {
    return this.moderation.ban(params, body, meta);
  }

  @Route(endBan)
  endBan(@Input() { params, meta }: RouteInput<typeof endBan>): Promise<Receipt> {
    return this.moderation.endBan(params, meta);
  }

  @Route(appointModerator)
  appoint(@Input() { params, meta }: RouteInput<typeof appointModerator>): Promise<Receipt> {
    return this.moderation.appoint(params, meta);
  }

  @Route(dismissModerator)
  dismiss(@Input() { params, meta }: RouteInput<typeof dismissModerator>): Promise<Receipt> {
    return this.moderation.dismiss(params, meta);
  }

  @Route(handOver)
  handOver(@Input() { params, body, meta }: RouteInput<typeof handOver>): Promise<Receipt> {
    return this.moderation.handOver({ ...params, ...body }, meta);
  }

  @Route(makeInvitation)
  makeInvitation(
    @Input() { params, body, meta }: RouteInput<typeof makeInvitation>,
  ): Promise<ResponseOf<typeof makeInvitation>> {
    return this.moderation.makeInvitation(params.id, body.days, meta);
  }

  @Route(endInvitation)
  endInvitation(@Input() { params, meta }: RouteInput<typeof endInvitation>): Promise<Receipt> {
    return this.moderation.endInvitation(params.id, params.linkId, meta);
  }
}
