import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  INSTALLATIONS,
  type InstallableItem,
  type Installations,
} from '../../inventory/installations.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { dayIn, usualTimeZone } from '../../kernel/decider/days.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { findPreviousResult, loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import { LISTING_DRAFTS, type ListingDrafts } from '../../marketplace/drafts.ports.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { centsOf } from '../amounts.rules.js';
import { buildEvents } from '../build/build.events.js';
import { openBuild } from '../build/open-build.shared.js';
import { mayAs, type OpenBuild, standingOf } from '../build/roles.rules.js';
import type { PartBody } from '../builds.schemas.js';
import { arrivalAlong } from './arrival-along.rules.js';
import { partOf, taskOf } from './guards.rules.js';
import { partNotInstalled } from './installing.rules.js';
import { partNumbersOffered } from './part-numbers-offered.js';
import { mustBeSearchable } from './parts.rules.js';
import { nextPortionOf } from './portion-of-part.shared.js';
import type {
  findPart,
  installPart,
  planPart,
  recordArrival,
  removePart,
  witnessFit,
} from './task.contract.js';
import { type TaskCommand, taskDecider } from './task.decider.js';
import { taskEvents } from './task.events.js';
import { type Arrival, itemIdOf, type Part, type PartWords, taskState } from './task.state.js';
import { wantedFor } from './wanted-for.js';

/** A part as a route names it. */
export interface PartAt {
  readonly buildId: string;
  readonly taskId: string;
  readonly partId: string;
}

/** Commands on parts that reach into an inventory or the marketplace. The item's own stream is the truth of its stock; the task follows it.
 *  source  README, Parts; ADR 0093 */
@Injectable()
export class Parts {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(INSTALLATIONS) private readonly installations: Installations,
    @Inject(LISTING_DRAFTS) private readonly drafts: ListingDrafts,
  ) {}

  /** errors  those of the contract planPart */
  async plan(
    { buildId, taskId }: Omit<PartAt, 'partId'>,
    { partId, ...body }: BodyOf<typeof planPart>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await openBuild(this, buildId, 'helps', meta);
    const { parts } = taskOf(await loadState(this.eventStore, taskState, taskId), buildId);
    const arrival = parts.has(partId) ? null : await this.#fromInventory(body.itemId, body.quantity, meta);
    return this.#send(taskId, { type: 'PlanPart', buildId, partId, words: wordsOf(body), arrival, meta });
  }

  /** errors  those of the contract changePart */
  async change(at: PartAt, body: PartBody, meta: CommandMetadata): Promise<Receipt> {
    const { part } = await this.#open(at, meta);
    const arrival =
      part.itemId === body.itemId
        ? await this.#withShare(part, body.quantity, at)
        : await this.#fromInventory(body.itemId, body.quantity, meta);
    const { buildId, partId } = at;
    return this.#send(at.taskId, {
      type: 'ChangePart',
      buildId,
      partId,
      words: wordsOf(body),
      arrival,
      meta,
    });
  }

  /** A part is there. What a deal said of it stays.
   *  errors  those of the contract recordArrival */
  async recordArrival(
    at: PartAt,
    { cost, itemId, on }: BodyOf<typeof recordArrival>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { part } = await this.#open(at, meta);
    const item = itemId === null ? null : await this.installations.ofCaller(itemId, part.quantity, meta);
    const said = await this.#arrivalOf(part, at);
    const arrival: Arrival = {
      sellerId: null,
      listingId: item?.listingId ?? null,
      photos: [],
      ...said,
      costCents: centsOf(cost) ?? item?.costCents ?? said?.costCents ?? null,
      itemId: item?.itemId ?? said?.itemId ?? null,
      on: on ?? said?.on ?? dayIn(meta.now, usualTimeZone),
    };
    const { buildId, partId } = at;
    return this.#send(at.taskId, { type: 'RecordArrival', buildId, partId, arrival, meta });
  }

  /** Put a part into the car. First its item leaves the stock, then the task says so; a fault between the two is mended by the process follow-installed-parts.
   *  errors  those of the contract installPart */
  async install(
    at: PartAt,
    { locationId }: BodyOf<typeof installPart>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { build, part } = await this.#open(at, meta);
    const { buildId, partId } = at;
    const itemId = itemIdOf(part);
    if (itemId === null || part.installed !== null)
      return this.#send(at.taskId, {
        type: 'InstallPart',
        buildId,
        partId,
        itemId: null,
        portionId: null,
        meta,
      });
    const portionId = nextPortionOf(at, await this.eventStore.read(taskEvents, at.taskId));
    const into = carOf(build);
    const left = await this.installations.install(
      { itemId, portionId, quantity: part.quantity, locationId, buildId, into },
      meta,
    );
    return this.#send(at.taskId, { type: 'InstallPart', buildId, partId, itemId: left, portionId, meta });
  }

  /** Take a part out of the car. Its item goes back, unless it is a former owner's, who sold it with the car.
   *  errors  those of the contract removePart */
  async remove(
    at: PartAt,
    { locationId }: BodyOf<typeof removePart>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { build, part } = await this.#open(at, meta);
    const { itemId, portionId } = part.installed ?? { itemId: null, portionId: null };
    if (itemId !== null && portionId !== null && (await this.#isOfBuild(build, itemId)))
      await this.installations.bringBack({ itemId, portionId, locationId }, meta);
    return this.#send(at.taskId, { type: 'RemovePart', buildId: at.buildId, partId: at.partId, meta });
  }

  /** Say whether an installed part fitted, with the numbers of its item or of the listing that it came by.
   *  errors  those of the contract witnessFit */
  async witness(
    at: PartAt,
    { fit, note }: BodyOf<typeof witnessFit>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { build, part } = await this.#open(at, meta);
    if (fit !== null && part.installed === null) throw partNotInstalled();
    const { year, make, model } = build.words.vehicle;
    const itemId = part.installed?.itemId ?? itemIdOf(part);
    const item = itemId === null ? undefined : await this.installations.find(itemId, part.quantity);
    const listingId = part.arrival?.listingId ?? item?.listingId ?? null;
    return this.#send(at.taskId, {
      type: 'WitnessFit',
      buildId: at.buildId,
      partId: at.partId,
      fit,
      note,
      ownerId: build.ownerId,
      vehicle: { year, make, model },
      partNumbers: item?.partNumbers ?? (await partNumbersOffered(this.eventStore, listingId)),
      itemId: item?.itemId ?? null,
      listingId,
      meta,
    });
  }

  /** Draft a wanted ad for a part, and join it to the part.
   *  errors  those of the contract findPart */
  async find(
    at: PartAt,
    { place }: BodyOf<typeof findPart>,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly listingId: string }> {
    const { build, task, part } = await this.#open(at, meta);
    const before = findPreviousResult(await this.eventStore.read(taskEvents, at.taskId), meta);
    if (before?.type === 'PartSought')
      return {
        ...(await receiptOf(this.eventStore, taskEvents, at.taskId)),
        listingId: before.data.listingId,
      };
    const insteadOf = await this.#needOfNobodyHere(build, part);
    mustBeSearchable(part, insteadOf);
    const wanted = { ...wantedFor(build.words.vehicle, task, part), place };
    const { id: listingId, position } = await this.drafts.draftWanted(wanted, meta);
    const { buildId, partId } = at;
    const sought = { type: 'SeekPart', buildId, partId, listingId, insteadOf, meta } as const;
    const joined = await this.#send(at.taskId, sought);
    return { ...joined, position: Math.max(joined.position, position), listingId };
  }

  async #open(
    { buildId, taskId, partId }: PartAt,
    meta: CommandMetadata,
  ): Promise<{ readonly build: OpenBuild; readonly task: ReturnType<typeof taskOf>; readonly part: Part }> {
    const build = await openBuild(this, buildId, 'helps', meta);
    const task = taskOf(await loadState(this.eventStore, taskState, taskId), buildId);
    return { build, task, part: partOf(task, partId) };
  }

  /** The wanted ad that looks for a part, where whoever placed it no longer works on the build. */
  async #needOfNobodyHere(build: OpenBuild, { need }: Part): Promise<string | undefined> {
    if (need === null) return undefined;
    const { sellerId } = await loadState(this.eventStore, listingState, need);
    return mayAs(standingOf(build, sellerId), 'helps') ? undefined : need;
  }

  /** What was said of a part's arrival, as far as it went along with the build. */
  async #arrivalOf({ arrival }: Part, { buildId, taskId, partId }: PartAt): Promise<Arrival | null> {
    const [build, task] = await Promise.all([
      this.eventStore.read(buildEvents, buildId),
      this.eventStore.read(taskEvents, taskId),
    ]);
    return arrivalAlong(arrival, partId, { build, task });
  }

  /** An item of the caller's inventory is there already, for what it cost. */
  async #fromInventory(
    itemId: string | null,
    quantity: number,
    meta: CommandMetadata,
  ): Promise<Arrival | null> {
    if (itemId === null) return null;
    const item: InstallableItem = await this.installations.ofCaller(itemId, quantity, meta);
    return {
      costCents: item.costCents,
      sellerId: null,
      listingId: item.listingId,
      itemId: item.itemId,
      photos: [],
      on: dayIn(meta.now, usualTimeZone),
    };
  }

  /** Another number of the same item costs its share of what was paid for all of it, unless somebody said what it cost.
   *  out  null: the arrival stays as it is */
  async #withShare(part: Part, wanted: number, at: PartAt): Promise<Arrival | null> {
    const { quantity } = part;
    const arrival = wanted === quantity ? null : await this.#arrivalOf(part, at);
    if (arrival === null || arrival.itemId === null) return null;
    const { itemId, costCents } = arrival;
    const [before, after] = await Promise.all([
      this.installations.find(itemId, quantity),
      this.installations.find(itemId, wanted),
    ]);
    if (!before || !after || before.costCents !== costCents || after.costCents === costCents) return null;
    return { ...arrival, costCents: after.costCents };
  }

  async #isOfBuild(build: OpenBuild, itemId: string): Promise<boolean> {
    const item = await this.installations.find(itemId, 1);
    return item !== undefined && mayAs(standingOf(build, item.ownerId), 'helps');
  }

  #send(taskId: string, command: TaskCommand): Promise<Receipt> {
    return dispatch(this.bus, taskDecider, taskId, command);
  }
}

/** "1966 Ford F100" */
const carOf = ({ words: { vehicle } }: OpenBuild): string =>
  `${vehicle.year} ${vehicle.make} ${vehicle.model}`;

const wordsOf = ({ title, quantity, planned, link, itemId }: PartBody): PartWords => ({
  title,
  quantity,
  plannedCents: centsOf(planned),
  link,
  itemId,
});
