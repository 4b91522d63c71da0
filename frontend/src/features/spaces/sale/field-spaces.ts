import type { PreSale, SaleProduct, SpaceOfSale } from '@entities/orders/pre-sale.queries';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { productOfType } from './basket';

type Drawn = SpaceMapView['layout']['spaces'][number];

/** A space as it is drawn, and how it is now. */
export interface FieldSpace {
  readonly now: SpaceOfSale;
  readonly drawn: Drawn | null;
  /** The name of its zone; '' for none. */
  readonly zone: string;
  /** As which it is sold; null when it is not. */
  readonly product: SaleProduct | null;
  /** Whether the reader may choose it. */
  readonly canPick: boolean;
}

/** The spaces of a date by their codes. Pure. */
export function fieldSpaces(
  sale: PreSale,
  spaces: readonly SpaceOfSale[],
  map: SpaceMapView | undefined,
): readonly FieldSpace[] {
  const drawn = new Map(map?.layout.spaces.map((space) => [space.id, space]));
  const zones = new Map(map?.layout.zones.map(({ id, name }) => [id, name]));
  const rights = new Set(
    sale.me?.rights.filter(({ status }) => status === 'live').map(({ spaceId }) => spaceId),
  );
  const only = sale.terms.products.filter(({ kind }) => kind === 'space');
  return spaces
    .map((now) => {
      const space = drawn.get(now.id) ?? null;
      const product = (space ? productOfType(sale, space.type) : only.length === 1 ? only[0] : null) ?? null;
      return {
        now,
        drawn: space,
        zone: zones.get(space?.zoneId ?? '') ?? '',
        product,
        canPick: product !== null && (now.status === 'available' || rights.has(now.id)),
      };
    })
    .toSorted((one, other) => byCode.compare(one.now.code, other.now.code));
}

/** "B9" comes before "B12". */
export const byCode = new Intl.Collator('en', { numeric: true });

export interface SpacesFilter {
  readonly q: string;
  readonly zone: string;
  readonly free: boolean;
}

/** What answers the filter: words find what vendors bring, or the beginning of a code. */
export const matching = (spaces: readonly FieldSpace[], { q, zone, free }: SpacesFilter) =>
  spaces.filter(
    (space) =>
      (q === '' || space.now.isFound || space.now.code.toLowerCase().startsWith(q.toLowerCase())) &&
      (zone === '' || space.zone === zone) &&
      (!free || space.canPick),
  );
