import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { MEMBER_NAMES, type MemberNames } from '../../members/member-names.ports.js';
import { orderOf, termsOf } from '../pre-sale/guards.rules.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import type { PreSale } from '../pre-sale/pre-sale-types.state.js';
import { dateToRun, teamOf } from '../pre-sale/sale-to-run.js';
import type { checkIn } from './check-ins.contract.js';

type Seen = BodyOf<typeof checkIn>['seen'][number];
type CheckedIn = ResponseOf<typeof checkIn>;
type Result = CheckedIn['results'][number];
interface OfLine {
  readonly orderId: string;
  readonly lineId: string;
}

/** What gates do on the day.
 *  source  README, The day */
@Injectable()
export class CheckIns {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
  ) {}

  /** Let in what a gate has seen, in that sequence, each with its own answer; sent again, each gets the same answer.
   *  errors  those of the contract checkIn */
  async checkIn(dateId: string, seen: readonly Seen[], meta: CommandMetadata): Promise<CheckedIn> {
    await this.#mustBeGate(dateId, meta);
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => void termsOf(preSale));
    const answers = await Promise.all(
      seen.map(async (one) => ({ id: one.id, answer: await this.#letIn(dateId, one, meta) })),
    );
    const refusals = answers.flatMap(({ answer }) => (answer instanceof DomainError ? [answer] : []));
    const nameOf = await this.names.namesFor(
      meta.actor.id,
      refusals.flatMap(({ details }) => (typeof details.by === 'string' ? [details.by] : [])),
    );
    const positions = answers.map(({ answer }) => (answer instanceof DomainError ? 0 : answer.position));
    return {
      position: Math.max(...positions),
      results: answers.map(({ id, answer }) => resultOf(id, answer, nameOf)),
    };
  }

  /** errors  those of the contract undoCheckIn */
  async undo(dateId: string, line: OfLine, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustBeGate(dateId, meta);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'UndoCheckIn', ...line, meta });
  }

  /** out     released: how many spaces are free by it
   *  errors  those of the contract releaseNoShows */
  async release(dateId: string, meta: CommandMetadata): Promise<Receipt & { readonly released: number }> {
    await this.#mustBeGate(dateId, meta);
    const before = await lookAt(this.bus, preSaleDecider, dateId, noShowsOf);
    const receipt = await dispatch(this.bus, preSaleDecider, dateId, { type: 'ReleaseNoShows', meta });
    const released = (await lookAt(this.bus, preSaleDecider, dateId, noShowsOf)) - before;
    return { ...receipt, released: Math.max(0, released) };
  }

  /** By the vendor, or by the gate for them.
   *  errors  those of the contract packUp */
  async packUp(dateId: string, line: OfLine, meta: CommandMetadata): Promise<Receipt> {
    const buyerId = await lookAt(
      this.bus,
      preSaleDecider,
      dateId,
      (preSale) => preSale.orders.get(line.orderId)?.buyerId,
    );
    if (buyerId !== meta.actor.id) await this.#mustBeGate(dateId, meta);
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => void orderOf(preSale, line.orderId));
    const command = { type: 'VacateSpace', ...line, at: meta.now, meta } as const;
    return dispatch(this.bus, preSaleDecider, dateId, command);
  }

  async #letIn(
    dateId: string,
    { id, orderId, lineId, gate, at }: Seen,
    { actor, now }: CommandMetadata,
  ): Promise<Receipt | DomainError> {
    const meta = { actor, now, commandId: deterministicId('check-in', dateId, id, orderId, lineId) };
    const seenAt = new Date(at).toISOString();
    return dispatch(this.bus, preSaleDecider, dateId, {
      type: 'CheckIn',
      orderId,
      lineId,
      gate,
      at: seenAt,
      meta,
    }).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind !== 'unavailable') return error;
      throw error;
    });
  }

  async #mustBeGate(dateId: string, meta: CommandMetadata): Promise<void> {
    await dateToRun({ eventStore: this.eventStore }, dateId, teamOf.gate, meta);
  }
}

function resultOf(id: string, answer: Receipt | DomainError, nameOf: ReadonlyMap<string, string>): Result {
  if (!(answer instanceof DomainError)) return { id, status: 'in', before: null, message: '' };
  const { code, details } = answer;
  const { message, by, gate, at } = details;
  if (code === 'ALREADY_HERE')
    return {
      id,
      status: 'already here',
      before: { by: nameOf.get(String(by)) ?? 'Former member', gate: String(gate), at: String(at) },
      message,
    };
  return { id, status: code === 'NOT_PAID' ? 'not paid' : 'refused', before: null, message };
}

const noShowsOf = ({ orders }: PreSale): number =>
  [...orders.values()].reduce(
    (sum, { lines }) => sum + lines.filter(({ status }) => status === 'no show').length,
    0,
  );
