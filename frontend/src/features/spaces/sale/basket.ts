import { productKindLabels } from '@entities/orders/order-labels';
import type { PreSale, SaleProduct, SpaceOfSale } from '@entities/orders/pre-sale.queries';
import type { OrderView } from '@modules/orders/orders.contract';
import { spaceProducts } from '@modules/orders/pre-sale/pre-sale.schemas';
import type { SpaceType } from '@modules/spaces/map/space-map.schemas';

/** What is chosen: a space, or so many of something else. */
export interface BasketLine {
  readonly productId: string;
  readonly spaceId: string | null;
  readonly quantity: number;
  readonly showClass: string | null;
}

export interface Basket {
  /** Of the order that it becomes. */
  readonly orderId: string;
  readonly lines: readonly BasketLine[];
  /** The place in the line, while it is decided. */
  readonly ticket: string | null;
}

/** The product as which a space of a type is sold; undefined when it is not. */
export const productOfType = ({ terms }: Pick<PreSale, 'terms'>, type: SpaceType): SaleProduct | undefined =>
  terms.products.find(({ kind, types }) => spaceProducts.includes(kind) && types.includes(type));

/** What is sold besides spaces. */
export const otherProducts = ({ terms }: Pick<PreSale, 'terms'>): readonly SaleProduct[] =>
  terms.products.filter(({ kind }) => !spaceProducts.includes(kind));

export const withSpace = (lines: readonly BasketLine[], productId: string, spaceId: string) =>
  lines.some((line) => line.spaceId === spaceId)
    ? lines.filter((line) => line.spaceId !== spaceId)
    : [...lines, { productId, spaceId, quantity: 1, showClass: null }];

/** So many of something that is no space; 0 takes it out. */
export function withQuantity(
  lines: readonly BasketLine[],
  productId: string,
  showClass: string | null,
  quantity: number,
): readonly BasketLine[] {
  const isIt = (line: BasketLine) => line.productId === productId && line.showClass === showClass;
  const line = { productId, spaceId: null, quantity, showClass };
  if (quantity <= 0) return lines.filter((one) => !isIt(one));
  return lines.some(isIt) ? lines.map((one) => (isIt(one) ? line : one)) : [...lines, line];
}

export const quantityIn = (lines: readonly BasketLine[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/** What an order holds, to be changed. */
export const linesOf = ({ lines }: Pick<OrderView, 'lines'>): readonly BasketLine[] =>
  lines
    .filter(({ status }) => status === 'on')
    .map(({ productId, spaceId, quantity, showClass }) => ({ productId, spaceId, quantity, showClass }));

export interface PricedLine {
  readonly line: BasketLine;
  readonly name: string;
  readonly code: string | null;
  readonly cents: number;
}

/** The lines with names and prices. Those that are not sold any more are left out.
 *  units  USD cents, of the whole line */
export function priced(
  lines: readonly BasketLine[],
  { terms }: Pick<PreSale, 'terms'>,
  spaces: ReadonlyMap<string, SpaceOfSale>,
): readonly PricedLine[] {
  return lines.flatMap((line) => {
    const product = terms.products.find(({ id }) => id === line.productId);
    const space = line.spaceId === null ? undefined : spaces.get(line.spaceId);
    if (!product || (line.spaceId !== null && !space)) return [];
    return {
      line,
      name: line.showClass ?? (product.name || productKindLabels[product.kind]),
      code: space?.code ?? null,
      cents: line.quantity * (space ? space.cents : (product.cents ?? 0)),
    };
  });
}

/** What a browser kept, if it still has the shape. */
export function readBasket(text: string | null): Basket | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Basket> | null;
    const isBasket =
      typeof kept?.orderId === 'string' &&
      Array.isArray(kept.lines) &&
      kept.lines.every((line) => typeof line?.productId === 'string' && typeof line.quantity === 'number');
    return isBasket ? { orderId: '', lines: [], ticket: null, ...kept } : null;
  } catch {
    return null;
  }
}
