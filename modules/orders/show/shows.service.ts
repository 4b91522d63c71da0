import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound, unprocessable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { ballotDecider } from '../ballot/ballot.decider.js';
import { ballotId } from '../ballot/ballot.state.js';
import { lineOf, orderOf, termsOf } from '../pre-sale/guards.rules.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { dateToRun, teamOf } from '../pre-sale/sale-to-run.js';
import { classesOf, entriesIn } from './entries.rules.js';
import type { castBallot, moveEntry, planVoting, printCards } from './show.contract.js';
import { showDecider } from './show.decider.js';
import { showState } from './show.state.js';
import type { ShowCommand } from './show-types.state.js';
import { numberOfCode, voteCode } from './vote-codes.js';

/** The show of a date, by its team, and the vote of its visitors.
 *  source  README, The show */
@Injectable()
export class Shows {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  /** errors  those of the contract giveDash */
  async giveDash(
    dateId: string,
    { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await this.#mustRun(dateId, meta, teamOf.gate);
    const entries = await lookAt(this.bus, preSaleDecider, dateId, (preSale) => {
      const order = orderOf(preSale, orderId);
      lineOf(order, lineId);
      return entriesIn(order, lineId);
    });
    if (!entries) throw noShowEntry();
    return this.#send(dateId, { type: 'GiveDash', orderId, lineId, ...entries, isByGate: false, meta });
  }

  /** errors  those of the contract moveEntry */
  async move(dateId: string, body: BodyOf<typeof moveEntry>, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    const classes = await this.#classes(dateId);
    return this.#send(dateId, { type: 'MoveEntry', ...body, classes, meta });
  }

  /** errors  those of the contract planVoting */
  async plan(dateId: string, body: BodyOf<typeof planVoting>, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    const known = await this.#classes(dateId);
    const [opensAt, closesAt] = [body.opensAt, body.closesAt].map((at) => new Date(at).toISOString()) as [
      string,
      string,
    ];
    return this.#send(dateId, { type: 'PlanVoting', ...body, opensAt, closesAt, known, meta });
  }

  /** errors  those of the contract closeVoting */
  async close(dateId: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    return this.#send(dateId, { type: 'CloseVoting', meta });
  }

  /** errors  those of the contract makeCodes */
  async makeCodes(dateId: string, upTo: number, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    return this.#send(dateId, { type: 'MakeCodes', upTo, meta });
  }

  /** errors  those of the contract printCards */
  async printCards(
    dateId: string,
    { from, to }: BodyOf<typeof printCards>,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof printCards>> {
    await this.#mustRun(dateId, meta);
    const { position } = await this.#send(dateId, { type: 'PrintCards', from, to, meta });
    const cards = Array.from({ length: to - from + 1 }, (_, at) => ({
      number: from + at,
      code: voteCode(this.secret, dateId, from + at),
    }));
    return { position, cards };
  }

  /** errors  those of the contract publishResults */
  async publish(dateId: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustRun(dateId, meta);
    return this.#send(dateId, { type: 'PublishResults', meta });
  }

  /** Whoever is signed in, the sender of a vote is "visitor". Sent again under the same key, it gets the same answer.
   *  errors  those of the contract castBallot */
  async vote(
    dateId: string,
    { code, choices }: BodyOf<typeof castBallot>,
    { now, commandId }: CommandMetadata,
  ): Promise<void> {
    const number = numberOfCode(this.secret, dateId, code);
    const show = number === undefined ? null : await loadState(this.eventStore, showState, dateId);
    if (number === undefined || !show || number > show.codes)
      throw unprocessable('CODE_WRONG', {
        message: 'This is no code of this event. Look at the card again: a code is a number and eight signs.',
      });
    const meta = { ...visitor, now, commandId: deterministicId('ballot', commandId) };
    const command = { type: 'CastBallot', dateId, number, choices, show, meta } as const;
    await dispatch(this.bus, ballotDecider, ballotId(dateId, number), command);
  }

  async #mustRun(
    dateId: string,
    meta: CommandMetadata,
    roles: (typeof teamOf)[keyof typeof teamOf] = teamOf.registrar,
  ): Promise<void> {
    await dateToRun({ eventStore: this.eventStore }, dateId, roles, meta);
    await this.#classes(dateId);
  }

  /** errors  PRE_SALE_NOT_FOUND (not-found) */
  #classes(dateId: string): Promise<readonly string[]> {
    return lookAt(this.bus, preSaleDecider, dateId, (preSale) => classesOf(termsOf(preSale)));
  }

  #send(dateId: string, command: ShowCommand): Promise<Receipt> {
    return dispatch(this.bus, showDecider, dateId, command);
  }
}

const visitor = { actor: { id: 'visitor', roles: [] } } as const;

const noShowEntry = () =>
  notFound('NO_SHOW_ENTRY', { message: 'That is no show entry, or it is not paid for.' });
