import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { erasureDecider } from '../erasure/erasure.decider.js';
import { MemberRelationsService } from '../member-relations.js';
import { ERASER, type Eraser } from '../members.ports.js';
import { ageFrom } from './age.rules.js';
import { AgeGateService } from './age-gate.js';
import { guardianshipDecider } from './guardianship.decider.js';
import { youngestMember } from './majority.rules.js';

/** The date of birth of a member who signed up without one. */
@Injectable()
export class BirthDates {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MemberRelationsService) private readonly memberRelations: MemberRelationsService,
    @Inject(AgeGateService) private readonly ageGate: AgeGateService,
    @Inject(ERASER) private readonly eraser: Eraser,
  ) {}

  /** The account of a member under 13 is erased at once, and the age gate keeps the browser from signing up again. An account with a role is never
   *  erased this way.
   *  errors  BIRTH_DATE_WRONG (invalid), BIRTH_DATE_OF_STAFF, BIRTH_DATE_GIVEN (conflict), SIGN_UP_HELD (forbidden) */
  async give(
    birthDate: string,
    meta: CommandMetadata,
    { request, response }: { readonly request: SignedRequest; readonly response: Response },
  ): Promise<Receipt> {
    const { id: memberId, roles } = meta.actor;
    const { birthDate: before } = await this.memberRelations.age(memberId);
    const isTooYoung = ageFrom(birthDate, meta.now) < youngestMember;
    if (before === null && isTooYoung) {
      if (roles.length > 0 || (request.withheldRoles?.length ?? 0) > 0) throw ofStaff();
      await dispatch(this.bus, erasureDecider, memberId, { type: 'RequestErasure', graceDays: 0, meta });
      await this.eraser.atOnce(memberId);
    }
    if (before === null) await this.ageGate.admitMember(request, response, birthDate);
    return dispatch(this.bus, guardianshipDecider, memberId, {
      type: 'GiveBirthDate',
      memberId,
      birthDate,
      meta,
    });
  }
}

const ofStaff = () =>
  conflict('BIRTH_DATE_OF_STAFF', {
    message: 'We cannot take that date for an account that has a role. Write to support.',
  });
