import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { BirthDates } from './birth-dates.service.js';
import { GuardianReviews } from './guardian-reviews.service.js';
import {
  acceptInvitation,
  askUnlink,
  giveBirthDate,
  inviteGuardian,
  lookAtInvitation,
  refuseGuardian,
  verifyGuardian,
  withdrawUnlink,
} from './guardians.contract.js';
import { guardianshipDecider } from './guardianship.decider.js';
import { Invitations } from './invitations.js';

@Controller()
export class GuardiansController {
  readonly #checkedBy: string | null;

  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(BirthDates) private readonly birthDates: BirthDates,
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(GuardianReviews) private readonly reviews: GuardianReviews,
    @Inject(ENVIRONMENT) { GUARDIAN_CHECK_URL }: Pick<Environment, 'GUARDIAN_CHECK_URL'>,
  ) {
    this.#checkedBy = GUARDIAN_CHECK_URL === undefined ? null : new URL(GUARDIAN_CHECK_URL).host;
  }

  @Route(giveBirthDate)
  giveBirthDate(
    @Input() { body, meta, request }: RouteInput<typeof giveBirthDate>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Receipt> {
    return this.birthDates.give(body.dateOfBirth, meta, { request, response });
  }

  @Route(inviteGuardian)
  invite(@Input() { body, meta }: RouteInput<typeof inviteGuardian>): Promise<Receipt> {
    return this.invitations.send(body.email, meta);
  }

  @Route(lookAtInvitation)
  async look(
    @Input() { body, meta }: RouteInput<typeof lookAtInvitation>,
  ): Promise<ResponseOf<typeof lookAtInvitation>> {
    return { ...(await this.invitations.look(body.token, meta)), checkedBy: this.#checkedBy };
  }

  @Route(acceptInvitation)
  accept(@Input() { body, meta }: RouteInput<typeof acceptInvitation>): Promise<Receipt> {
    return this.invitations.accept(body.token, meta);
  }

  @Route(askUnlink)
  askUnlink(@Input() { params, meta }: RouteInput<typeof askUnlink>): Promise<Receipt> {
    const { id: minorId } = params;
    return dispatch(this.bus, guardianshipDecider, minorId, { type: 'AskUnlink', minorId, meta });
  }

  @Route(withdrawUnlink)
  withdrawUnlink(@Input() { params, meta }: RouteInput<typeof withdrawUnlink>): Promise<Receipt> {
    const { id: minorId } = params;
    return dispatch(this.bus, guardianshipDecider, minorId, { type: 'WithdrawUnlink', minorId, meta });
  }

  @Route(verifyGuardian)
  verify(@Input() { params, body, meta }: RouteInput<typeof verifyGuardian>): Promise<Receipt> {
    const { guardianId, note } = body;
    return this.reviews.record({ type: 'VerifyGuardian', minorId: params.id, guardianId, meta }, note);
  }

  @Route(refuseGuardian)
  refuse(@Input() { params, body, meta }: RouteInput<typeof refuseGuardian>): Promise<Receipt> {
    const { guardianId, note } = body;
    return this.reviews.record({ type: 'RefuseGuardian', minorId: params.id, guardianId, meta }, note);
  }
}
