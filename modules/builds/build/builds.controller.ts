import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { centsOf } from '../amounts.rules.js';
import {
  addBuildCover,
  changeAudience,
  changeBuild,
  changeBuildStatus,
  deleteBuild,
  removeBuildCover,
  restoreBuild,
  setBudget,
  startBuild,
} from './build.contract.js';
import { type BuildCommand, buildDecider } from './build.decider.js';
import { Builds } from './builds.service.js';

/** What a build is, and who sees it. */
@Controller()
export class BuildsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Builds) private readonly builds: Builds,
  ) {}

  @Route(startBuild)
  start(@Input() { body, meta }: RouteInput<typeof startBuild>): Promise<Receipt> {
    return this.builds.start(body, meta);
  }

  @Route(changeBuild)
  change(@Input() { params, body, meta }: RouteInput<typeof changeBuild>): Promise<Receipt> {
    return this.builds.change(params.id, body, meta);
  }

  @Route(setBudget)
  setBudget(@Input() { params, body, meta }: RouteInput<typeof setBudget>): Promise<Receipt> {
    return this.#send(params.id, { type: 'SetBudget', budgetCents: centsOf(body.budget), meta });
  }

  @Route(changeBuildStatus)
  changeStatus(@Input() { params, body, meta }: RouteInput<typeof changeBuildStatus>): Promise<Receipt> {
    return this.#send(params.id, { type: 'ChangeStatus', ...body, meta });
  }

  @Route(changeAudience)
  changeAudience(@Input() { params, body, meta }: RouteInput<typeof changeAudience>): Promise<Receipt> {
    return this.builds.changeAudience(params.id, body, meta);
  }

  @Route(addBuildCover)
  addCover(
    @Input() { params, request, meta }: RouteInput<typeof addBuildCover>,
  ): Promise<ResponseOf<typeof addBuildCover>> {
    return this.builds.changeCover(params.id, uploadOf(request), meta);
  }

  @Route(removeBuildCover)
  removeCover(@Input() { params, meta }: RouteInput<typeof removeBuildCover>): Promise<Receipt> {
    return this.#send(params.id, { type: 'ChangeCover', cover: null, meta });
  }

  @Route(deleteBuild)
  delete(@Input() { params, meta }: RouteInput<typeof deleteBuild>): Promise<Receipt> {
    return this.#send(params.id, { type: 'DeleteBuild', meta });
  }

  @Route(restoreBuild)
  restore(@Input() { params, meta }: RouteInput<typeof restoreBuild>): Promise<Receipt> {
    return this.builds.restore(params.id, meta);
  }

  #send(id: string, command: BuildCommand): Promise<Receipt> {
    return dispatch(this.bus, buildDecider, id, command);
  }
}
