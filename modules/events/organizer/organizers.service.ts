import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { memberState } from '../../identity/member/member.state.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, DomainError, forbidden, notFound } from '../../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Counting, MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { guardianshipState, isKnownAdult } from '../../members/guardians/guardianship.state.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { handles } from '../../members/people.shared.js';
import { findPlace } from '../../places/gazetteer.shared.js';
import { ORGANIZERS, type Organizers } from '../organizers.ports.js';
import { mustWorkAs } from './authority.rules.js';
import type {
  applyAsOrganizer,
  changeOrganizer,
  EvidenceBody,
  inviteToTeam,
  OrganizerBody,
} from './organizer.contract.js';
import { organizerDecider } from './organizer.decider.js';
import { type OrganizerWords, organizerEvents, type TeamRole } from './organizer.events.js';
import { organizerState } from './organizer.state.js';
import { idOfOrganizer, slugsOfOrganizer } from './organizer-ids.shared.js';
import { maxOwned, organizerLimits } from './organizer-limits.rules.js';
import type { Evidence } from './verification.rules.js';

/** What takes more than one stream: beginning an organizer, its place, and whom its team may invite.
 *  source  README, Organizers */
@Injectable()
export class OrganizersService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(ORGANIZERS) private readonly organizers: Organizers,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
  ) {}

  /** errors  those of the contract applyAsOrganizer */
  async apply(
    body: BodyOf<typeof applyAsOrganizer>,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly slug: string }> {
    await this.#mustBeAdult(meta.actor.id, meta.now, 'Only somebody who is known to be 18 runs events.');
    const words = wordsOf(body);
    const alsoCheck = await this.#ownsFiveAtMost(meta);
    const counting = { action: organizerLimits.apply, subject: meta.commandId, alsoCheck };
    return this.limits.within(counting, meta, async () => {
      const slugs = slugsOfOrganizer(words.name, words.kind, meta.commandId);
      const owned = await this.organizers.ownedBy(meta.actor.id);
      if (owned.length >= maxOwned && !(await this.#isRepeated(slugs, meta))) throw tooManyOwned();
      return this.#beginUnder(slugs, words, evidenceOf(body), meta);
    });
  }

  /** errors  those of the contract changeOrganizer */
  async change(
    id: string,
    { madeFrom: version, ...body }: BodyOf<typeof changeOrganizer>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    mustWorkAs(['owner', 'editor'], await loadState(this.eventStore, organizerState, id), meta);
    const command = { type: 'ChangeOrganizer', words: wordsOf(body), meta } as const;
    const madeFrom = { version, changedBy: ['OrganizerChanged'] } as const;
    return dispatch(this.bus, organizerDecider, id, command, { madeFrom });
  }

  /** errors  those of the contract askForVerification */
  ask(id: string, body: EvidenceBody, meta: CommandMetadata): Promise<Receipt> {
    const command = { type: 'AskForVerification', evidence: evidenceOf(body), meta } as const;
    return dispatch(this.bus, organizerDecider, id, command);
  }

  /** Invite an adult who may write to whoever invites.
   *  errors  those of the contract inviteToTeam */
  async invite(
    id: string,
    { handle, role }: BodyOf<typeof inviteToTeam>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const organizer = await loadState(this.eventStore, organizerState, id);
    mustWorkAs(['owner'], organizer, meta);
    const memberId = await this.#memberToInvite(handle, meta);
    await this.#mustBeAdult(memberId, meta.now, 'Only somebody who is known to be 18 joins a team.');
    return dispatch(this.bus, organizerDecider, id, { type: 'InviteToTeam', memberId, role, meta });
  }

  /** Join the team that invited the actor, or decline. Who owns as many as there can be does not own one more.
   *  errors  those of the contract answerTeamInvitation */
  async answer(id: string, accepts: boolean, meta: CommandMetadata): Promise<Receipt> {
    const { invited } = await loadState(this.eventStore, organizerState, id);
    if (accepts && invited[meta.actor.id] === 'owner') await this.#mustOwnFewer(meta.actor.id, 'You own');
    return dispatch(this.bus, organizerDecider, id, { type: 'AnswerTeamInvitation', accepts, meta });
  }

  /** errors  those of the contract changeTeamRole */
  async changeRole(id: string, memberId: string, role: TeamRole, meta: CommandMetadata): Promise<Receipt> {
    const organizer = await loadState(this.eventStore, organizerState, id);
    mustWorkAs(['owner'], organizer, meta);
    if (role === 'owner' && organizer.team[memberId] !== undefined && organizer.team[memberId] !== 'owner')
      await this.#mustOwnFewer(memberId, 'They own');
    return dispatch(this.bus, organizerDecider, id, { type: 'ChangeTeamRole', memberId, role, meta });
  }

  /** errors  TOO_MANY_ORGANIZERS (conflict) */
  async #mustOwnFewer(memberId: string, who: string): Promise<void> {
    if ((await this.organizers.ownedBy(memberId)).length < maxOwned) return;
    throw conflict('TOO_MANY_ORGANIZERS', {
      message: `${who} ${maxOwned} organizers, the most there can be. Another role is possible.`,
    });
  }

  /** Applications of the same moment count too: those that are counted and not among the organizers that the read model knows.
   *  errors  TOO_MANY_ORGANIZERS (conflict) */
  async #ownsFiveAtMost({ actor, now }: CommandMetadata): Promise<NonNullable<Counting['alsoCheck']>> {
    const [owned, lately] = await Promise.all([
      this.organizers.ownedBy(actor.id),
      this.organizers.begunBy(actor.id, plusDays(now, -1)),
    ]);
    const histories = await Promise.all(lately.map((id) => this.eventStore.read(organizerEvents, id)));
    const known = new Set(histories.map(([first]) => first?.meta.commandId));
    return (counted) => {
      const beginning = counted.filter(({ subject }) => !known.has(subject));
      if (owned.length + beginning.length >= maxOwned) throw tooManyOwned();
    };
  }

  async #isRepeated(slugs: readonly string[], meta: CommandMetadata): Promise<boolean> {
    const histories = await Promise.all(
      slugs.map((slug) => this.eventStore.read(organizerEvents, idOfOrganizer(slug))),
    );
    return histories.some((history) => findPreviousResult(history, meta) !== undefined);
  }

  /** The first slug that is free, or that this application got before. */
  async #beginUnder(
    slugs: readonly string[],
    words: OrganizerWords,
    evidence: Evidence,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly slug: string }> {
    for (const slug of slugs) {
      const id = idOfOrganizer(slug);
      const history = await this.eventStore.read(organizerEvents, id);
      if (history.length > 0 && !findPreviousResult(history, meta)) continue;
      const command = { type: 'ApplyAsOrganizer', words, slug, evidence, meta } as const;
      const receipt = await dispatch(this.bus, organizerDecider, id, command).catch(goOnWhenTaken);
      if (receipt) return { ...receipt, slug };
    }
    throw new Error('Each slug is taken, also the one that is nobody else’s.');
  }

  /** errors  MEMBER_NOT_FOUND (not-found), the same for whatever reason, so that nothing shows a block */
  async #memberToInvite(handle: string, { actor }: CommandMetadata): Promise<string> {
    const wanted = handle.replace(/^@/, '').toLowerCase();
    const { rows } = await sql<{ id: string }>`
      select id from ${handles} as known where handle = ${wanted}`.execute(this.db);
    const id = rows[0]?.id;
    const isThere =
      id !== undefined &&
      (await loadState(this.eventStore, memberState, id)).status === 'registered' &&
      (id === actor.id || (await this.relations.mayConverse(actor.id, id)));
    if (isThere) return id;
    throw notFound('MEMBER_NOT_FOUND', {
      message: 'There is no such member, or the two of you cannot write to each other.',
      fields: [{ path: 'handle', message: 'Check the name.' }],
    });
  }

  /** errors  MINORS_DO_NOT_ORGANIZE (forbidden) */
  async #mustBeAdult(memberId: string, now: string, message: string): Promise<void> {
    const age = await loadState(this.eventStore, guardianshipState, memberId);
    if (!isKnownAdult(age, now)) throw forbidden('MINORS_DO_NOT_ORGANIZE', { message });
  }
}

/** errors  PLACE_NOT_FOUND, PLACE_NOT_ON_MAP (unprocessable) */
const wordsOf = ({ name, kind, about, website, zip }: OrganizerBody): OrganizerWords => ({
  name,
  kind,
  about,
  website,
  place: zip === null ? null : { zip, ...findPlace(zip) },
});

const evidenceOf = ({ evidence, contact }: EvidenceBody): Evidence => ({
  evidence,
  contact: { ...contact, phone: contact.phone || null },
});

/** Somebody else began an organizer under this slug a moment ago. */
function goOnWhenTaken(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'ORGANIZER_SLUG_TAKEN')) throw error;
}

const tooManyOwned = () =>
  conflict('TOO_MANY_ORGANIZERS', {
    message: `You own ${maxOwned} organizers, the most there can be. Hand one over first.`,
  });
