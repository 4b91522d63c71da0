import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  askForSpaces,
  changePlacements,
  closeRequests,
  listRequests,
  lockPlacements,
  openRequests,
  propose,
  publishAllocation,
  readAllocation,
  readRequestNote,
  withdrawRequest,
} from './allocation.contract.js';
import { AllocationReads } from './allocation-reads.service.js';
import { Allocations } from './allocations.service.js';
import { Requests } from './requests.service.js';

/** Spaces that are given to those who ask for them. */
@Controller()
export class AllocationsController {
  constructor(
    @Inject(Allocations) private readonly allocations: Allocations,
    @Inject(Requests) private readonly requests: Requests,
    @Inject(AllocationReads) private readonly reads: AllocationReads,
  ) {}

  @Route(readAllocation)
  read(
    @Input() { params, actor, meta }: RouteInput<typeof readAllocation>,
  ): Promise<ResponseOf<typeof readAllocation>> {
    return this.reads.page(params.dateId, actor?.id, meta.now);
  }

  @Route(openRequests)
  open(@Input() { params, body, meta }: RouteInput<typeof openRequests>): Promise<Receipt> {
    return this.allocations.open(params.dateId, body.rules, meta);
  }

  @Route(closeRequests)
  close(@Input() { params, meta }: RouteInput<typeof closeRequests>): Promise<Receipt> {
    return this.allocations.send(params.dateId, { type: 'CloseRequests', meta });
  }

  @Route(askForSpaces)
  ask(@Input() { params, body, meta }: RouteInput<typeof askForSpaces>): Promise<Receipt> {
    return this.requests.ask(params.dateId, body, meta);
  }

  @Route(withdrawRequest)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawRequest>): Promise<Receipt> {
    return this.requests.withdraw(params.dateId, meta);
  }

  @Route(listRequests)
  list(@Input() { params, meta }: RouteInput<typeof listRequests>): Promise<ResponseOf<typeof listRequests>> {
    return this.reads.list(params.dateId, meta);
  }

  @Route(readRequestNote)
  note(
    @Input() { params, meta }: RouteInput<typeof readRequestNote>,
  ): Promise<ResponseOf<typeof readRequestNote>> {
    return this.reads.note(params.dateId, params.requestId, meta);
  }

  @Route(propose)
  propose(@Input() { params, meta }: RouteInput<typeof propose>): Promise<Receipt> {
    return this.allocations.propose(params.dateId, meta);
  }

  @Route(changePlacements)
  change(@Input() { params, body, meta }: RouteInput<typeof changePlacements>): Promise<Receipt> {
    return this.allocations.change(params.dateId, body, meta);
  }

  @Route(lockPlacements)
  lock(@Input() { params, body, meta }: RouteInput<typeof lockPlacements>): Promise<Receipt> {
    return this.allocations.send(params.dateId, { type: 'LockPlacements', ...body, meta });
  }

  @Route(publishAllocation)
  publish(
    @Input() { params, body, meta }: RouteInput<typeof publishAllocation>,
  ): Promise<ResponseOf<typeof publishAllocation>> {
    return this.allocations.publish(params.dateId, body.until, meta);
  }
}
