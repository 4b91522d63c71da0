import { Controller, Inject } from '@nestjs/common';
import { compsOf } from '../../../modules/analytics/prices/comps.rules.js';
import { getComps, listPrices, mostPrices } from '../../../modules/analytics/prices/prices.contract.js';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { keyOfCar } from '../../../modules/marketplace/fitment/vehicle-key.rules.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { kindIn } from './fold-parts.js';
import { nameOf, type PartFor, type PricedPart, pricedParts, salesOf } from './sold-prices.queries.js';

@Controller()
export class SoldPricesController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  @Route(getComps)
  async comps(
    @Input() { query, meta: { actor, now } }: RouteInput<typeof getComps>,
  ): Promise<ResponseOf<typeof getComps>> {
    const kind = kindIn(query.title, [query.make]);
    if (kind === null) return { kind, comps: null };
    const part = { kind, car: keyOfCar(query) };
    const sales = (await salesOf(this.db, [part], { but: actor.id, now })).get(nameOf(part)) ?? [];
    return { kind, comps: compsOf(sales, { year: query.year, condition: query.condition ?? null }) };
  }

  @Route(listPrices)
  async prices(
    @Input() { meta: { actor, now } }: RouteInput<typeof listPrices>,
  ): Promise<ResponseOf<typeof listPrices>> {
    const parts = await this.#activeOf(actor.id);
    const asked = new Map(parts.flatMap(partsFor).map((part) => [nameOf(part), part]));
    const sales = await salesOf(this.db, [...asked.values()], { but: actor.id, now });
    const rows = parts.flatMap((part) => {
      const comps = partsFor(part)
        .map((one) => compsOf(sales.get(nameOf(one)) ?? [], { year: one.year, condition: part.condition }))
        .find((one) => one !== null);
      return comps && part.kind !== null
        ? [{ listingId: part.id, priceCents: part.priceCents, kind: part.kind, comps }]
        : [];
    });
    const first = rows.toSorted((one, other) => aboveMiddle(other) - aboveMiddle(one)).slice(0, mostPrices);
    const titleOf = await this.contents.titlesOf(
      first.map(({ listingId }) => ({ kind: 'listing', id: listingId })),
    );
    return {
      rows: first.map((row) => ({
        ...row,
        title: titleOf({ kind: 'listing', id: row.listingId }) ?? row.kind,
      })),
      tooFew: parts.length - rows.length,
    };
  }

  async #activeOf(sellerId: string): Promise<readonly PricedPart[]> {
    const parts = await pricedParts(this.db, sellerId);
    const shown = await this.storefronts.publicOf(parts.map(({ id }) => id));
    return parts.filter(({ id }) => shown.has(id));
  }
}

/** The cars of a part, each once, with the year in the middle of those that it fits. */
const partsFor = ({ kind, fits }: PricedPart): readonly (PartFor & { readonly year: number })[] =>
  kind === null
    ? []
    : fits.slice(0, mostCars).map(({ car, from, to }) => ({ kind, car, year: Math.round((from + to) / 2) }));

/** Of one part: the first say what it is for. */
const mostCars = 3;

const aboveMiddle = ({
  priceCents,
  comps,
}: {
  readonly priceCents: number;
  readonly comps: { readonly middleCents: number };
}) => priceCents / Math.max(comps.middleCents, 1);
