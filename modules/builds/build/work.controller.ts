import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  dismissMilestone,
  inviteCollaborator,
  joinBuild,
  removeCollaborator,
  sayBlocker,
  setStallHelper,
  useTemplate,
} from './build.contract.js';
import { type BuildCommand, buildDecider } from './build.decider.js';
import { Builds } from './builds.service.js';
import { Collaborators } from './collaborators.service.js';

/** Who works on a build, and what helps it on. */
@Controller()
export class WorkController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Builds) private readonly builds: Builds,
    @Inject(Collaborators) private readonly collaborators: Collaborators,
  ) {}

  @Route(inviteCollaborator)
  invite(@Input() { params, body, meta }: RouteInput<typeof inviteCollaborator>): Promise<Receipt> {
    return this.collaborators.invite(params.id, body, meta);
  }

  @Route(removeCollaborator)
  remove(@Input() { params, meta }: RouteInput<typeof removeCollaborator>): Promise<Receipt> {
    return this.#send(params.id, { type: 'EndCollaboration', memberId: params.memberId, meta });
  }

  @Route(joinBuild)
  join(@Input() { params, meta }: RouteInput<typeof joinBuild>): Promise<Receipt> {
    return this.#send(params.id, { type: 'JoinBuild', meta });
  }

  @Route(setStallHelper)
  setStallHelper(@Input() { params, body, meta }: RouteInput<typeof setStallHelper>): Promise<Receipt> {
    return this.#send(params.id, { type: 'SetStallHelper', isOn: body.isOn, meta });
  }

  @Route(sayBlocker)
  sayBlocker(@Input() { params, body, meta }: RouteInput<typeof sayBlocker>): Promise<Receipt> {
    return this.#send(params.id, { type: 'SayBlocker', ...body, meta });
  }

  @Route(dismissMilestone)
  dismiss(@Input() { params, body, meta }: RouteInput<typeof dismissMilestone>): Promise<Receipt> {
    return this.#send(params.id, { type: 'DismissMilestone', milestone: body.milestone, meta });
  }

  @Route(useTemplate)
  useTemplate(@Input() { params, body, meta }: RouteInput<typeof useTemplate>): Promise<Receipt> {
    return this.builds.useTemplate(params.id, body.template, meta);
  }

  #send(id: string, command: BuildCommand): Promise<Receipt> {
    return dispatch(this.bus, buildDecider, id, command);
  }
}
