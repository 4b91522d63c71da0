import { conflict, DomainError, unprocessable } from '../../kernel/decider/errors.js';
import { productOf, spaceOf } from './guards.rules.js';
import type { OrderLine, Product, Terms } from './pre-sale.schemas.js';
import type { Order, PreSale, SpaceState, Wanted } from './pre-sale-types.state.js';
import { isLentTo } from './rights.rules.js';
import { isSpaceProduct, leftOf, linesOf, piecesOf, type Room, takeSpace } from './room.rules.js';

export const maxLines = 60;
export const maxSpacesInOrder = 30;

/** What is asked for, with its price, for one buyer. A line that the order has already keeps the price that it was held at.
 *  units   USD cents
 *  errors  PRODUCT_NOT_FOUND, SPACE_NOT_FOUND (not-found), LINES_WRONG, WRONG_PRODUCT, CLASS_MISSING (unprocessable)
 *  source  README, Holds 2 */
export function priced(
  { preSale, own }: Pick<Room, 'preSale' | 'own'>,
  terms: Terms,
  buyerId: string,
  wanted: readonly Wanted[],
): readonly OrderLine[] {
  mustBeWhole(wanted);
  return wanted.map(({ lineId, productId, spaceId, quantity, showClass }) => {
    const product = productOf(terms, productId);
    const space = spaceOfLine(preSale, own, product, { spaceId, quantity });
    mustChooseClass(product, showClass);
    const before = own?.lines.find((one) => one.productId === productId && one.spaceId === spaceId);
    return {
      id: lineId,
      productId,
      spaceId,
      quantity,
      unitCents: before?.unitCents ?? product.cents ?? space?.offered.cents ?? 0,
      showClass,
      isOneYear: space !== null && isLentTo(space, buyerId),
    };
  });
}

/** Take all spaces of lines for a buyer.
 *  errors  SPACE_BLOCKED, SPACE_TAKEN, SPACE_HAS_RIGHT (conflict), with the space */
export function takeSpaces(room: Room, buyerId: string, lines: readonly OrderLine[]): void {
  for (const { spaceId } of lines) {
    const space = room.preSale.spaces.get(spaceId ?? '');
    if (space) takeSpace(room, space, buyerId);
  }
}

/** As many pieces as lines name are left.
 *  errors  SOLD_OUT (conflict), with the product and what is left; PRODUCT_NOT_FOUND (not-found) */
export function mustBeLeft(room: Room, terms: Terms, lines: readonly OrderLine[]): void {
  for (const [productId, quantity] of piecesByProduct(lines)) {
    const product = productOf(terms, productId);
    const left = leftOf(room, product, quantity);
    if (left < quantity)
      throw conflict('SOLD_OUT', {
        productId,
        left,
        message: left > 0 ? `${left} of ${product.name} are left.` : `${product.name} is sold out.`,
      });
  }
}

/** Whether lines that were given up can be had again as they were sold, and if so, taken.
 *  out  false when somebody else has some of it, or a right to it */
export function takeAgain(room: Room, terms: Terms, buyerId: string, lines: readonly OrderLine[]): boolean {
  const isThere = lines.every(({ spaceId, isOneYear }) => {
    const space = room.preSale.spaces.get(spaceId ?? '');
    return spaceId === null || (space?.isOnMap === true && (isOneYear || !isLentTo(space, buyerId)));
  });
  if (!isThere) return false;
  try {
    takeSpaces(room, buyerId, lines);
    mustBeLeft(room, terms, lines);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** A vendor has as much as the terms allow, in all of their orders. What only comes with a space needs one.
 *  errors  OVER_LIMIT (conflict), with the most; NEEDS_SPACE (unprocessable)
 *  source  README, Holds 4 */
export function mustBeAllowed(room: Room, terms: Terms, buyerId: string, lines: readonly OrderLine[]): void {
  const all = [...linesOf(room, buyerId), ...lines];
  for (const productId of piecesByProduct(lines).keys()) {
    const product = productOf(terms, productId);
    const pieces = piecesOf(all.filter((line) => line.productId === productId));
    if (product.perVendor !== null && pieces > product.perVendor)
      throw vendorLimit(product.perVendor, `One vendor can have ${product.perVendor} of ${product.name}.`);
    if (product.needsSpace && !all.some(({ spaceId }) => spaceId !== null))
      throw unprocessable('NEEDS_SPACE', {
        productId,
        message: `${product.name} comes with a space alone: choose one too.`,
      });
  }
  const most = terms.spacesPerVendor;
  const spaces = all.filter(({ spaceId }) => spaceId !== null).length;
  if (most !== null && spaces > most && lines.some(({ spaceId }) => spaceId !== null))
    throw vendorLimit(most, `One vendor can have ${most} spaces at this event.`);
}

/** errors  WRONG_PRODUCT (unprocessable); SPACE_NOT_FOUND (not-found) */
function spaceOfLine(
  preSale: PreSale,
  own: Order | null,
  product: Product,
  { spaceId, quantity }: Pick<Wanted, 'spaceId' | 'quantity'>,
): SpaceState | null {
  if (isSpaceProduct(product) !== (spaceId !== null) || (spaceId !== null && quantity !== 1))
    throw wrongProduct(`Choose each space of ${product.name} on the map, and of all else how many.`);
  if (spaceId === null) return null;
  const space = preSale.spaces.get(spaceId);
  if (space && own && space.holder?.orderId === own.id) return space; // it may be gone from the map
  const { offered } = spaceOf(preSale, spaceId);
  if (!product.types.includes(offered.type))
    throw wrongProduct(`${offered.code} is not sold as ${product.name}.`);
  return spaceOf(preSale, spaceId);
}

function mustChooseClass({ kind, classes, name }: Product, showClass: string | null): void {
  const isRight =
    kind === 'show entry' && classes.length > 0
      ? showClass !== null && classes.includes(showClass)
      : showClass === null;
  if (!isRight)
    throw unprocessable('CLASS_MISSING', {
      message: kind === 'show entry' ? `Choose one of the classes of ${name}.` : `${name} has no classes.`,
    });
}

/** errors  LINES_WRONG (unprocessable) */
function mustBeWhole(wanted: readonly Wanted[]): void {
  const spaces = wanted.flatMap(({ spaceId }) => spaceId ?? []);
  const isEachOnce =
    new Set(wanted.map(({ lineId }) => lineId)).size === wanted.length &&
    new Set(spaces).size === spaces.length;
  if (!wanted.length || !isEachOnce)
    throw linesWrong('An order has at least one line, and names each line and each space once.');
  if (wanted.length > maxLines || spaces.length > maxSpacesInOrder)
    throw linesWrong(`An order has at most ${maxSpacesInOrder} spaces, and ${maxLines} lines.`);
}

function piecesByProduct(lines: readonly OrderLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

const vendorLimit = (most: number, message: string) => conflict('OVER_LIMIT', { most, message });
const wrongProduct = (message: string) => unprocessable('WRONG_PRODUCT', { message });
const linesWrong = (message: string) => unprocessable('LINES_WRONG', { message });
