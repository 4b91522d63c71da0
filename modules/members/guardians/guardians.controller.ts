import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { memberState, mustBeRegistered, type RegisteredMember } from '../../identity/member/member.state.js';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandOf } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { erasureDecider } from '../erasure/erasure.decider.js';
import { MemberAccessService } from '../member-access.js';
import { ERASER, type Eraser } from '../members.ports.js';
import { ageFrom } from './age.rules.js';
import { AgeGateService } from './age-gate.js';
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
import { type GuardianshipCommand, guardianshipDecider } from './guardianship.decider.js';
import { isKnownAdult } from './guardianship.state.js';
import { InvitationStore } from './invitation-store.js';
import { Invitations } from './invitations.js';
import { invitationOver } from './invitations.rules.js';
import { youngestMember } from './majority.rules.js';
import { ReviewNotes } from './review-notes.js';

type Judgement = CommandOf<GuardianshipCommand, 'VerifyGuardian' | 'RefuseGuardian'>;

@Controller()
export class GuardiansController {
  readonly #checkedBy: string | null;

  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MemberAccessService) private readonly memberAccess: MemberAccessService,
    @Inject(AgeGateService) private readonly gate: AgeGateService,
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(InvitationStore) private readonly rows: InvitationStore,
    @Inject(ReviewNotes) private readonly judgements: ReviewNotes,
    @Inject(ERASER) private readonly eraser: Eraser,
    @Inject(ENVIRONMENT) { GUARDIAN_CHECK_URL }: Pick<Environment, 'GUARDIAN_CHECK_URL'>,
  ) {
    this.#checkedBy = GUARDIAN_CHECK_URL === undefined ? null : new URL(GUARDIAN_CHECK_URL).host;
  }

  /** Who turns out to be under 13 is held, and their account goes at once: nothing brings it back. So it takes a fresh proof whatever the
   *  date, and an account with a role never goes this way. */
  @Route(giveBirthDate)
  async giveBirthDate(
    @Input() { body, meta, request }: RouteInput<typeof giveBirthDate>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Receipt> {
    const { id: memberId, roles } = meta.actor;
    const { birthDate } = await this.memberAccess.age(memberId);
    const age = ageFrom(body.dateOfBirth, meta.now);
    if (birthDate === null && age < youngestMember) {
      if (roles.length > 0) throw ofStaff();
      const leave = { type: 'RequestErasure', graceDays: 0, meta } as const;
      await dispatch(this.bus, erasureDecider, memberId, leave);
      await this.eraser.atOnce(memberId);
    }
    if (birthDate === null) await this.gate.admitMember(request, response, body.dateOfBirth);
    return this.#order(memberId, { type: 'GiveBirthDate', memberId, birthDate: body.dateOfBirth, meta });
  }

  @Route(inviteGuardian)
  invite(@Input() { body, meta }: RouteInput<typeof inviteGuardian>): Promise<Receipt> {
    return this.invitations.send(body.email, meta);
  }

  @Route(lookAtInvitation)
  async look(
    @Input() { body, meta }: RouteInput<typeof lookAtInvitation>,
  ): Promise<ResponseOf<typeof lookAtInvitation>> {
    const { minorId, invitationId } = this.invitations.read(body.token);
    if (minorId === meta.actor.id)
      throw forbidden('OWN_GUARDIAN', { message: 'This invitation is for your parent or guardian.' });
    const { invitations, link } = await this.memberAccess.age(minorId);
    const own = link?.guardianId === meta.actor.id && link.invitationId === invitationId ? link : null;
    const open = invitations.find(({ id, expiresAt }) => id === invitationId && expiresAt > meta.now);
    if (!own && !open) throw invitationOver();
    const { id, name } = await this.#member(minorId);
    return {
      minor: { id, name },
      link: own?.status ?? 'none',
      until: open?.expiresAt ?? null,
      checkedBy: this.#checkedBy,
    };
  }

  @Route(acceptInvitation)
  async accept(@Input() { body, meta }: RouteInput<typeof acceptInvitation>): Promise<Receipt> {
    const invited = this.invitations.read(body.token);
    const [age, { hasVerifiedMail }] = await Promise.all([
      this.memberAccess.age(meta.actor.id),
      this.#member(meta.actor.id),
    ]);
    const isAdult = isKnownAdult(age, meta.now);
    const command = { type: 'AcceptInvitation', ...invited, isAdult, hasVerifiedMail, meta } as const;
    const receipt = await this.#order(invited.minorId, command);
    await this.rows.deleteAddresses(invited.minorId);
    return receipt;
  }

  @Route(askUnlink)
  askUnlink(@Input() { params, meta }: RouteInput<typeof askUnlink>): Promise<Receipt> {
    return this.#order(params.id, { type: 'AskUnlink', minorId: params.id, meta });
  }

  @Route(withdrawUnlink)
  withdrawUnlink(@Input() { params, meta }: RouteInput<typeof withdrawUnlink>): Promise<Receipt> {
    return this.#order(params.id, { type: 'WithdrawUnlink', minorId: params.id, meta });
  }

  @Route(verifyGuardian)
  verify(@Input() { params, body, meta }: RouteInput<typeof verifyGuardian>): Promise<Receipt> {
    const { guardianId, note } = body;
    return this.#judge({ type: 'VerifyGuardian', minorId: params.id, guardianId, meta }, note);
  }

  @Route(refuseGuardian)
  refuse(@Input() { params, body, meta }: RouteInput<typeof refuseGuardian>): Promise<Receipt> {
    const { guardianId, note } = body;
    return this.#judge({ type: 'RefuseGuardian', minorId: params.id, guardianId, meta }, note);
  }

  async #judge(command: Judgement, note: string): Promise<Receipt> {
    const receipt = await this.#order(command.minorId, command);
    await this.judgements.note(command.minorId, command.meta.commandId, note);
    return receipt;
  }

  async #member(id: string): Promise<RegisteredMember> {
    return mustBeRegistered(await loadState(this.eventStore, memberState, id));
  }

  #order(minorId: string, command: GuardianshipCommand): Promise<Receipt> {
    return dispatch(this.bus, guardianshipDecider, minorId, command);
  }
}

const ofStaff = () =>
  conflict('BIRTH_DATE_OF_STAFF', {
    message: 'We cannot take that date for an account that has a role. Write to support.',
  });
