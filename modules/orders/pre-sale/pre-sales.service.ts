import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { notVerified } from '../../events/gathering/gathering-authority.rules.js';
import { noGathering } from '../../events/gathering/gathering-guards.rules.js';
import { isVerifiedAt } from '../../events/organizer/organizer.state.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { mustBeMember, stillMembers } from '../buyers.js';
import { idOfDate } from './date-ids.rules.js';
import { offerSpaces } from './offer-spaces.shared.js';
import type { grantRights, writePreSale } from './pre-sale.contract.js';
import { type PreSaleCommand, preSaleDecider } from './pre-sale.decider.js';
import { rightsAfter } from './rights.rules.js';
import { dateToRun, isDateOver, openDate, type SaleDate, teamOf, worksAs } from './sale-to-run.js';

/** What the registrar does with a pre-sale: its rules, its beginning and its end, rights and spaces.
 *  source  README, Commands */
@Injectable()
export class PreSales {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
  ) {}

  /** Draft a pre-sale, or change its terms. The spaces of the published map come with a draft.
   *  errors  those of the contract writePreSale */
  async write(
    dateId: string,
    { terms, madeFrom: version }: BodyOf<typeof writePreSale>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const open = await this.#dateToSell(dateId, meta);
    const { day, gatheringId, gathering } = open;
    const status = await lookAt(this.bus, preSaleDecider, dateId, (preSale) => preSale.status);
    if (status !== 'none')
      return dispatch(
        this.bus,
        preSaleDecider,
        dateId,
        { type: 'ChangeTerms', terms, meta },
        { madeFrom: { version, changedBy: ['PreSaleDrafted', 'TermsChanged'] } },
      );
    const isNamed =
      dateId === idOfDate(gatheringId, day) && (day !== null || Object.keys(gathering.dates).length === 1);
    if (!isNamed || isDateOver(open, meta.now) || open.date?.status === 'cancelled')
      throw notFound('DATE_NOT_FOUND', { message: 'This event has no such date to come.' });
    await this.#mustBeOnlySale(dateId, open);
    const clubId = gathering.clubId ?? '';
    const draft = { type: 'DraftPreSale', gatheringId, day, clubId, terms, meta } as const;
    const receipt = await dispatch(this.bus, preSaleDecider, dateId, draft);
    await offerSpaces(this.#deps, dateId, meta);
    return receipt;
  }

  /** The spaces of the published map come first.
   *  errors  those of the contract announcePreSale */
  async announce(dateId: string, meta: CommandMetadata): Promise<Receipt> {
    const { gathering, club, date } = await dateToRun(this.#deps, dateId, teamOf.registrar, meta);
    if (!club || !isVerifiedAt(club, meta.now)) throw notVerified();
    if (gathering.status === 'cancelled' || date?.status === 'cancelled')
      throw conflict('PRE_SALE_OVER', { message: 'This date was canceled.' });
    if (gathering.status !== 'published' || gathering.isRemoved)
      throw conflict('EVENT_NOT_PUBLISHED', { message: 'Publish the event first.' });
    await offerSpaces(this.#deps, dateId, meta);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'AnnouncePreSale', meta });
  }

  /** A command of the registrar.
   *  errors  PRE_SALE_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), and those of the command */
  async send(dateId: string, command: PreSaleCommand): Promise<Receipt> {
    await dateToRun(this.#deps, dateId, teamOf.registrar, command.meta);
    return dispatch(this.bus, preSaleDecider, dateId, command);
  }

  /** Rights of an earlier date of the same organizer, or one that the registrar gives. Spaces of another event are those with the same code.
   *  Whoever is erased gets none.
   *  errors  those of the contract grantRights */
  async grantRights(
    dateId: string,
    body: BodyOf<typeof grantRights>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const open = await dateToRun(this.#deps, dateId, teamOf.registrar, meta);
    if ('spaceId' in body) {
      await mustBeMember(this.eventStore, body.vendorId);
      const command = { type: 'GrantRights', fromDateId: null, rights: [body], meta } as const;
      return dispatch(this.bus, preSaleDecider, dateId, command);
    }
    const { fromDateId } = body;
    const rights = await this.#rightsFrom(fromDateId, dateId, open);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'GrantRights', fromDateId, rights, meta });
  }

  /** Give back one's own right, or as the registrar that of a vendor.
   *  errors  those of the contract surrenderRight */
  async surrender(
    dateId: string,
    { spaceId, vendorId: named }: { readonly spaceId: string; readonly vendorId: string | null },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const vendorId = named ?? meta.actor.id;
    if (vendorId !== meta.actor.id) await dateToRun(this.#deps, dateId, teamOf.registrar, meta);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'SurrenderRight', spaceId, vendorId, meta });
  }

  /** Cancel the next hundred orders of a date that is off.
   *  out     left: how many are to be canceled still
   *  errors  those of the contract cancelPreSale */
  async cancel(
    dateId: string,
    reason: string,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly left: number }> {
    await dateToRun(this.#deps, dateId, teamOf.registrar, meta);
    const command = { type: 'CancelPreSale', most: mostCancelled, reason, meta } as const;
    const receipt = await dispatch(this.bus, preSaleDecider, dateId, command);
    const left = await lookAt(this.bus, preSaleDecider, dateId, ({ ordersOf }) =>
      [...ordersOf.values()].reduce((sum, ids) => sum + ids.length, 0),
    );
    return { ...receipt, left };
  }

  get #deps() {
    return { bus: this.bus, eventStore: this.eventStore };
  }

  /** errors  GATHERING_NOT_FOUND (not-found), NOT_IN_THE_TEAM, NOT_VERIFIED (forbidden) */
  async #dateToSell(dateId: string, meta: CommandMetadata): Promise<SaleDate> {
    const open = await openDate(this.#deps, dateId);
    const { status } = open.gathering;
    if (status === 'none' || status === 'discarded') throw noGathering();
    if (!worksAs(open, teamOf.registrar, meta.actor.id))
      await dateToRun(this.#deps, dateId, teamOf.registrar, meta);
    const { club } = open;
    if (!club || club.isHidden || club.verification === 'withdrawn') throw notVerified();
    return open;
  }

  /** An event of one date that got more may have a sale for its first date under its own id.
   *  errors  PRE_SALE_EXISTS (conflict) */
  async #mustBeOnlySale(dateId: string, { gatheringId, day, gathering }: SaleDate): Promise<void> {
    const first = Object.keys(gathering.dates).toSorted()[0] ?? null;
    if (day !== null && day !== first) return;
    const other = idOfDate(gatheringId, day === null ? first : null);
    const status = await lookAt(this.bus, preSaleDecider, other, (preSale) => preSale.status);
    if (other !== dateId && status !== 'none')
      throw conflict('PRE_SALE_EXISTS', { message: 'There is a pre-sale for this date already.' });
  }

  /** errors  NO_RIGHTS_THERE (not-found) */
  async #rightsFrom(fromDateId: string, dateId: string, { gathering }: SaleDate) {
    const before = await lookAt(this.bus, preSaleDecider, fromDateId, (preSale) => ({
      clubId: preSale.clubId,
      rights: rightsAfter(preSale).map((right) => ({
        ...right,
        code: preSale.spaces.get(right.spaceId)?.offered.code ?? '',
      })),
    }));
    const spaces = await lookAt(
      this.bus,
      preSaleDecider,
      dateId,
      (preSale) =>
        new Map(
          [...preSale.spaces].flatMap(([id, { isOnMap, offered }]) => (isOnMap ? [[offered.code, id]] : [])),
        ),
    );
    const ids = new Set(spaces.values());
    const members = await stillMembers(
      this.db,
      before.rights.map(({ vendorId }) => vendorId),
    );
    const isOurs = fromDateId !== dateId && before.clubId !== '' && before.clubId === gathering.clubId;
    const rights = before.rights.flatMap(({ spaceId, vendorId, code }) => {
      const id = ids.has(spaceId) ? spaceId : spaces.get(code);
      return id === undefined || !members.has(vendorId) ? [] : [{ spaceId: id, vendorId }];
    });
    if (isOurs && (rights.length || spaces.size === 0)) return rights;
    throw notFound('NO_RIGHTS_THERE', {
      message: 'Nobody had a space at that date that this one has too.',
    });
  }
}

/** Orders that one step of a cancelling cancels. */
const mostCancelled = 100;
