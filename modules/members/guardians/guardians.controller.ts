import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { FreshProof } from '../../identity/recent-auth.ports.js';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT, FRESH_PROOF } from '../../kernel/config/tokens.js';
import type { OrderOf } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import { decide } from '../../kernel/decider/handle-command.js';
import { Journal } from '../../kernel/event-store/domain-event-store.js';
import type { AnswerOf, Receipt } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { erasureDecider } from '../erasure/erasure.decider.js';
import { erasureEvents } from '../erasure/erasure.events.js';
import { knownMember } from '../member/known-member.state.js';
import { HouseStandings } from '../member-access.js';
import { ERASER, type Eraser } from '../members.ports.js';
import { ageFrom, isKnownAdult } from './age.rules.js';
import { Gate } from './age-gate.js';
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
import { guardianshipEvents } from './guardianship.events.js';
import { InvitationRows } from './invitation-store.js';
import { Invitations } from './invitations.js';
import { invitationOver } from './invitations.rules.js';
import { youngestMember } from './majority.rules.js';
import { Judgements } from './review-notes.js';

type Judgement = OrderOf<GuardianshipCommand, 'VerifyGuardian' | 'RefuseGuardian'>;

@Controller()
export class GuardiansController {
  readonly #checkedBy: string | null;

  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(HouseStandings) private readonly standings: HouseStandings,
    @Inject(Gate) private readonly gate: Gate,
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(InvitationRows) private readonly rows: InvitationRows,
    @Inject(Judgements) private readonly judgements: Judgements,
    @Inject(ERASER) private readonly eraser: Eraser,
    @Inject(FRESH_PROOF) private readonly freshProof: FreshProof,
    @Inject(ENVIRONMENT) { GUARDIAN_CHECK_URL }: Pick<Environment, 'GUARDIAN_CHECK_URL'>,
  ) {
    this.#checkedBy = GUARDIAN_CHECK_URL === undefined ? null : new URL(GUARDIAN_CHECK_URL).host;
  }

  /** Who turns out to be under 13 is held, and their account goes at once: nothing brings it back. So it takes a fresh proof whatever the
   *  date, and an account with a role never goes this way. */
  @Serves(giveBirthDate)
  async giveBirthDate(
    @Called() { body, meta, request }: Call<typeof giveBirthDate>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Receipt> {
    const { id: memberId, roles } = meta.actor;
    await this.freshProof.require(memberId, request);
    const { birthDate } = await this.standings.age(memberId);
    const age = ageFrom(body.dateOfBirth, meta.now);
    if (birthDate === null && age < youngestMember) {
      if (roles.length > 0) throw ofStaff();
      const leave = { type: 'RequestErasure', graceDays: 0, meta } as const;
      await decide(this.journal, erasureEvents, erasureDecider, memberId, leave);
      await this.eraser.atOnce(memberId);
    }
    if (birthDate === null) await this.gate.admitMember(request, response, body.dateOfBirth);
    return this.#order(memberId, { type: 'GiveBirthDate', memberId, birthDate: body.dateOfBirth, meta });
  }

  @Serves(inviteGuardian)
  invite(@Called() { body, meta }: Call<typeof inviteGuardian>): Promise<Receipt> {
    return this.invitations.send(body.email, meta);
  }

  @Serves(lookAtInvitation)
  async look(
    @Called() { body, meta }: Call<typeof lookAtInvitation>,
  ): Promise<AnswerOf<typeof lookAtInvitation>> {
    const { minorId, invitationId } = this.invitations.read(body.token);
    if (minorId === meta.actor.id)
      throw forbidden('OWN_GUARDIAN', { message: 'This invitation is for your parent or guardian.' });
    const { invitations, link } = await this.standings.age(minorId);
    const own = link?.guardianId === meta.actor.id && link.invitationId === invitationId ? link : null;
    const open = invitations.find(({ id, expiresAt }) => id === invitationId && expiresAt > meta.now);
    if (!own && !open) throw invitationOver();
    const { id, name } = await knownMember(this.journal, minorId);
    return {
      minor: { id, name },
      link: own?.status ?? 'none',
      until: open?.expiresAt ?? null,
      checkedBy: this.#checkedBy,
    };
  }

  @Serves(acceptInvitation)
  async accept(@Called() { body, meta }: Call<typeof acceptInvitation>): Promise<Receipt> {
    const invited = this.invitations.read(body.token);
    const [age, { hasVerifiedMail }] = await Promise.all([
      this.standings.age(meta.actor.id),
      knownMember(this.journal, meta.actor.id),
    ]);
    const isAdult = isKnownAdult(age, meta.now);
    const command = { type: 'AcceptInvitation', ...invited, isAdult, hasVerifiedMail, meta } as const;
    const receipt = await this.#order(invited.minorId, command);
    await this.rows.forgetAddresses(invited.minorId);
    return receipt;
  }

  @Serves(askUnlink)
  askUnlink(@Called() { params, meta }: Call<typeof askUnlink>): Promise<Receipt> {
    return this.#order(params.id, { type: 'AskUnlink', minorId: params.id, meta });
  }

  @Serves(withdrawUnlink)
  withdrawUnlink(@Called() { params, meta }: Call<typeof withdrawUnlink>): Promise<Receipt> {
    return this.#order(params.id, { type: 'WithdrawUnlink', minorId: params.id, meta });
  }

  @Serves(verifyGuardian)
  verify(@Called() { params, body, meta }: Call<typeof verifyGuardian>): Promise<Receipt> {
    const { guardianId, note } = body;
    return this.#judge({ type: 'VerifyGuardian', minorId: params.id, guardianId, meta }, note);
  }

  @Serves(refuseGuardian)
  refuse(@Called() { params, body, meta }: Call<typeof refuseGuardian>): Promise<Receipt> {
    const { guardianId, note } = body;
    return this.#judge({ type: 'RefuseGuardian', minorId: params.id, guardianId, meta }, note);
  }

  async #judge(command: Judgement, note: string): Promise<Receipt> {
    const receipt = await this.#order(command.minorId, command);
    await this.judgements.note(command.minorId, command.meta.commandId, note);
    return receipt;
  }

  #order(minorId: string, command: GuardianshipCommand): Promise<Receipt> {
    return decide(this.journal, guardianshipEvents, guardianshipDecider, minorId, command);
  }
}

const ofStaff = () =>
  conflict('BIRTH_DATE_OF_STAFF', {
    message: 'We cannot take that date for an account that has a role. Write to support.',
  });
