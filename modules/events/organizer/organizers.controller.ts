import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { refuseSuspended } from '../../identity/sessions/refuse-suspended.shared.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  answerTeamInvitation,
  applyAsOrganizer,
  askForVerification,
  changeOrganizer,
  changeTeamRole,
  inviteToTeam,
  leaveTeam,
  refuseVerification,
  verifyOrganizer,
  withdrawVerification,
} from './organizer.contract.js';
import { type OrganizerCommand, organizerDecider } from './organizer.decider.js';
import { OrganizersService } from './organizers.service.js';

@Controller()
export class OrganizersController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(OrganizersService) private readonly organizers: OrganizersService,
  ) {}

  @Route(applyAsOrganizer)
  apply(
    @Input() { body, meta }: RouteInput<typeof applyAsOrganizer>,
  ): Promise<ResponseOf<typeof applyAsOrganizer>> {
    return this.organizers.apply(body, meta);
  }

  @Route(changeOrganizer)
  change(@Input() { params, body, meta }: RouteInput<typeof changeOrganizer>): Promise<Receipt> {
    return this.organizers.change(params.id, body, meta);
  }

  @Route(askForVerification)
  ask(@Input() { params, body, meta }: RouteInput<typeof askForVerification>): Promise<Receipt> {
    return this.organizers.ask(params.id, body, meta);
  }

  @Route(inviteToTeam)
  invite(@Input() { params, body, meta }: RouteInput<typeof inviteToTeam>): Promise<Receipt> {
    return this.organizers.invite(params.id, body, meta);
  }

  @Route(answerTeamInvitation)
  answer(@Input() { params, body, meta }: RouteInput<typeof answerTeamInvitation>): Promise<Receipt> {
    return this.organizers.answer(params.id, body.accepts, meta);
  }

  @Route(changeTeamRole)
  changeRole(@Input() { params, body, meta }: RouteInput<typeof changeTeamRole>): Promise<Receipt> {
    return this.organizers.changeRole(params.id, params.memberId, body.role, meta);
  }

  @Route(leaveTeam)
  leave(@Input() { params, request, meta }: RouteInput<typeof leaveTeam>): Promise<Receipt> {
    if (params.memberId !== meta.actor.id) refuseSuspended(request);
    return this.#send(params.id, { type: 'LeaveTeam', memberId: params.memberId, meta });
  }

  @Route(verifyOrganizer)
  verify(@Input() { params, body, meta }: RouteInput<typeof verifyOrganizer>): Promise<Receipt> {
    const command = { type: 'VerifyOrganizer', note: body.reason, meta } as const;
    const madeFrom = {
      version: body.madeFrom,
      changedBy: ['OrganizerChanged', 'VerificationAsked'],
    } as const;
    return dispatch(this.bus, organizerDecider, params.id, command, { madeFrom });
  }

  @Route(refuseVerification)
  refuse(@Input() { params, body, meta }: RouteInput<typeof refuseVerification>): Promise<Receipt> {
    return this.#send(params.id, { type: 'RefuseVerification', reason: body.reason, meta });
  }

  @Route(withdrawVerification)
  withdraw(@Input() { params, body, meta }: RouteInput<typeof withdrawVerification>): Promise<Receipt> {
    return this.#send(params.id, { type: 'WithdrawVerification', reason: body.reason, meta });
  }

  #send(id: string, command: OrganizerCommand): Promise<Receipt> {
    return dispatch(this.bus, organizerDecider, id, command);
  }
}
