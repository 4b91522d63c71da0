import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RECIPIENTS, type Recipients } from '../../identity/recipients.ports.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound, unprocessable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { plainCode } from '../../spaces/drawing/codes.rules.js';
import { spaceMapState } from '../../spaces/map/space-map.state.js';
import { membersByHandle, mustBeAdult, mustHaveMail, plainHandle } from '../buyers.js';
import { partsOfDate } from '../pre-sale/date-ids.rules.js';
import { mustBeAnnounced } from '../pre-sale/guards.rules.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { stepOf } from '../step-of.js';
import type { askForSpaces, WrittenWishes } from './allocation.contract.js';
import { allocationDecider } from './allocation.decider.js';
import type { RequestWishes } from './allocation.schemas.js';
import { mustBeOpen } from './allocation-guards.rules.js';
import { requestIdOf } from './allocation-ids.shared.js';
import { allocationNotesDecider } from './note/allocation-notes.decider.js';

/** What vendors do, where spaces are given to those who ask for them.
 *  source  README, Allocation 2 */
@Injectable()
export class Requests {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(DATABASE) private readonly db: Database,
  ) {}

  /** The request comes first, and then the note: sent again, what is missing is written.
   *  errors  those of the contract askForSpaces */
  async ask(
    dateId: string,
    { wishes: written, note }: BodyOf<typeof askForSpaces>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await mustBeAdult(this.eventStore, meta.actor.id, meta.now);
    await mustHaveMail(this.recipients, this.db, meta.actor.id);
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => void mustBeAnnounced(preSale));
    await lookAt(this.bus, allocationDecider, dateId, (allocation) => void mustBeOpen(allocation, meta.now));
    const wishes = await this.#read(dateId, written);
    const requestId = requestIdOf(dateId, meta.actor.id);
    const receipt = await dispatch(this.bus, allocationDecider, dateId, {
      ...{ type: 'AskForSpaces', requestId, wishes, meta },
    });
    const noteMeta = stepOf(meta, 'note');
    await dispatch(this.bus, allocationNotesDecider, requestId, {
      ...{ type: 'NoteRequest', dateId, note, meta: noteMeta },
    });
    return receipt;
  }

  /** errors  those of the contract withdrawRequest */
  withdraw(dateId: string, meta: CommandMetadata): Promise<Receipt> {
    const memberId = meta.actor.id;
    const requestId = requestIdOf(dateId, memberId);
    return dispatch(this.bus, allocationDecider, dateId, {
      ...{ type: 'WithdrawRequest', requestId, memberId, isErased: false, meta },
    });
  }

  /** Handles and codes as ids; zones and features are those of the map.
   *  errors  MEMBER_NOT_FOUND, SPACE_NOT_FOUND (not-found), with the name; WISHES_WRONG (unprocessable) */
  async #read(dateId: string, { beside, besideCode, ...same }: WrittenWishes): Promise<RequestWishes> {
    const memberOf = await membersByHandle(this.db, beside);
    const members = beside.map((handle) => {
      const id = memberOf.get(plainHandle(handle));
      if (id !== undefined) return id;
      throw notFound('MEMBER_NOT_FOUND', { message: `There is no member @${plainHandle(handle)}.` });
    });
    const { published } = await loadState(this.eventStore, spaceMapState, partsOfDate(dateId).gatheringId);
    const spaces = [...(published?.spaces.values() ?? [])];
    const code = besideCode?.trim() ? plainCode(besideCode.trim()) : null;
    const neighbour = code === null ? null : spaces.find((space) => plainCode(space.code) === code);
    if (neighbour === undefined)
      throw notFound('SPACE_NOT_FOUND', { message: `There is no space ${besideCode} on the map.` });
    const zones = new Set(published?.zones.map(({ id }) => id));
    const features = new Set(spaces.flatMap(({ features: all }) => all));
    if (!same.zoneIds.every((id) => zones.has(id)) || !same.near.every((one) => features.has(one)))
      throw unprocessable('WISHES_WRONG', { message: 'The map has changed. Choose from it again.' });
    return { ...same, beside: members, besideSpace: neighbour?.id ?? null };
  }
}
