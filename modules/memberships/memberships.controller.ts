import { Controller, Inject } from '@nestjs/common';
import { conflict } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { GrantsService } from './grants/grants.service.js';
import {
  confirmLifetime,
  declineLifetime,
  type GrantsView,
  getGrants,
  giveRole,
  grantTier,
  listStaff,
  proposeLifetime,
  revokeTier,
  takeRole,
} from './memberships.contract.js';
import { PROPOSAL_REASONS, type ProposalReasons } from './proposal-reasons.ports.js';
import { StaffList } from './staff-list.js';

/** The routes by which admins see and change the grants of a member. */
@Controller()
export class GrantsController {
  constructor(
    @Inject(GrantsService) private readonly grants: GrantsService,
    @Inject(StaffList) private readonly staff: StaffList,
    @Inject(PROPOSAL_REASONS) private readonly reasons: ProposalReasons,
  ) {}

  @Route(listStaff)
  async staffList(@Input() { meta }: RouteInput<typeof listStaff>): Promise<ResponseOf<typeof listStaff>> {
    return { staff: [...(await this.staff.read(meta.actor.id))] };
  }

  @Route(getGrants)
  ofMember(@Input() { params, meta }: RouteInput<typeof getGrants>): Promise<GrantsView> {
    return this.grants.of(params.id, meta.now);
  }

  @Route(grantTier)
  grantTier(@Input() { params, body, meta }: RouteInput<typeof grantTier>): Promise<Receipt> {
    const grantId = deterministicId(meta.commandId, 'grant');
    return this.grants.dispatch({ type: 'GrantTier', memberId: params.id, grantId, ...body, meta });
  }

  @Route(revokeTier)
  revokeTier(@Input() { params, body, meta }: RouteInput<typeof revokeTier>): Promise<Receipt> {
    const { id: memberId, grantId } = params;
    return this.grants.dispatch({ type: 'RevokeTier', memberId, grantId, ...body, meta });
  }

  @Route(proposeLifetime)
  proposeLifetime(@Input() { params, body, meta }: RouteInput<typeof proposeLifetime>): Promise<Receipt> {
    const proposalId = deterministicId(meta.commandId, 'proposal');
    return this.grants.dispatch({ type: 'ProposeLifetime', memberId: params.id, proposalId, ...body, meta });
  }

  @Route(confirmLifetime)
  async confirmLifetime(@Input() { params, meta }: RouteInput<typeof confirmLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    if (!(await this.reasons.areThere(memberId, proposalId, meta)))
      throw conflict('PROPOSAL_TAKEN_BACK', {
        message:
          'The gifts of this member do not reach the King Tier any more. The proposal was taken back, and nothing was granted.',
      });
    return this.grants.dispatch({ type: 'ConfirmLifetime', memberId, proposalId, meta });
  }

  @Route(declineLifetime)
  declineLifetime(@Input() { params, body, meta }: RouteInput<typeof declineLifetime>): Promise<Receipt> {
    const { id: memberId, proposalId } = params;
    return this.grants.dispatch({ type: 'DeclineLifetime', memberId, proposalId, ...body, meta });
  }

  @Route(giveRole)
  giveRole(@Input() { params, body, meta }: RouteInput<typeof giveRole>): Promise<Receipt> {
    return this.grants.dispatch({ type: 'GiveRole', memberId: params.id, ...body, meta });
  }

  @Route(takeRole)
  takeRole(@Input() { params, body, meta }: RouteInput<typeof takeRole>): Promise<Receipt> {
    return this.grants.dispatch({ type: 'TakeRole', memberId: params.id, ...body, meta });
  }
}
