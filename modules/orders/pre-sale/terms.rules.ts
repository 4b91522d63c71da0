import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { mustBeAnnounced, mustGoOn, termsOf } from './guards.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { Product, Renewal, Terms } from './pre-sale.schemas.js';
import type { PreSale, PreSaleCommand } from './pre-sale-types.state.js';
import { refundRuleAt } from './refunds.rules.js';
import { isSpaceProduct } from './room.rules.js';

/** Draft what is sold for a date.
 *  events  [PreSaleDrafted]; [] when it is drafted so
 *  errors  PRE_SALE_EXISTS (conflict); TERMS_REVERSED, TERMS_UNCLEAR (unprocessable), with the field
 *  source  README, Terms 1 and 2 */
export function draftPreSale(
  { gatheringId, day, clubId, terms, meta }: CommandOf<PreSaleCommand, 'DraftPreSale'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const given = withMilliseconds(terms);
  if (preSale.status === 'draft' && isSame(preSale.terms, given)) return [];
  if (preSale.status !== 'none')
    throw conflict('PRE_SALE_EXISTS', { message: 'There is a pre-sale for this date already.' });
  mustBeConsistent(given);
  return [event('PreSaleDrafted', { by: meta.actor.id, gatheringId, day, clubId, terms: given })];
}

/** Change the terms, also while something is sold: what is held or assigned stays as it was sold.
 *  events  [TermsChanged]; [] when they are these
 *  errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, TERMS_FIXED (conflict); TERMS_REVERSED, TERMS_UNCLEAR (unprocessable), with the field
 *  source  README, Terms 2 and 3 */
export function changeTerms(
  { terms, meta }: CommandOf<PreSaleCommand, 'ChangeTerms'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const before = mustGoOn(preSale);
  const given = withMilliseconds(terms);
  if (isSame(before, given)) return [];
  mustBeConsistent(given);
  for (const product of before.products) mustKeepSold(preSale, product, given);
  if (preSale.status === 'announced') mustKeepPromised(before, given);
  return [event('TermsChanged', { by: meta.actor.id, terms: given })];
}

/** The date was postponed or moved, which nobody agreed to: until a moment, whoever cancels gets everything back and keeps the right.
 *  units   until: ISO-8601 UTC
 *  events  [TermsChanged]; [] when the terms give that much already, or nothing is announced
 *  errors  PRE_SALE_NOT_FOUND (not-found)
 *  source  README, Terms 6 */
export function letCancelFree(
  { until, meta }: CommandOf<PreSaleCommand, 'LetCancelFree'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = termsOf(preSale);
  const [first] = terms.refunds;
  const isFree = first?.percent === 100 && first.feeCents === 0 && first.keepsRight && first.until >= until;
  if (preSale.status !== 'announced' || isFree) return [];
  const later = terms.refunds.filter((rule) => rule.until > until);
  const refunds = [{ until, percent: 100, feeCents: 0, keepsRight: true }, ...later];
  return [event('TermsChanged', { by: meta.actor.id, terms: { ...terms, refunds } })];
}

/** Show the terms to everybody, and open at the moments that they name.
 *  events  [PreSaleAnnounced]; [] when it is announced
 *  errors  PRE_SALE_NOT_FOUND (not-found), NO_SPACES, PRE_SALE_OVER (conflict): the date is off, or the sale would be over
 *  source  README, Terms 4 */
export function announce(
  { meta }: CommandOf<PreSaleCommand, 'AnnouncePreSale'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustGoOn(preSale);
  if (preSale.status === 'announced') return [];
  if (terms.products.some(isSpaceProduct) && preSale.mapVersion === 0) throw noSpaces();
  if (terms.closesAt <= meta.now)
    throw conflict('PRE_SALE_OVER', { message: 'The sale would be over: let it close later.' });
  return [event('PreSaleAnnounced', { by: meta.actor.id })];
}

/** Sell nothing for now: what is held can be paid for still.
 *  events  [SalesPaused]; [] when it is paused
 *  errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, NOT_ANNOUNCED (conflict) */
export function pauseSales(
  { reason, meta }: CommandOf<PreSaleCommand, 'PauseSales'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  mustBeAnnounced(preSale);
  return preSale.isPaused ? [] : [event('SalesPaused', { by: meta.actor.id, reason })];
}

/** events  [SalesResumed]; [] when it is not paused
 *  errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, NOT_ANNOUNCED (conflict) */
export function resumeSales(
  { meta }: CommandOf<PreSaleCommand, 'ResumeSales'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  mustBeAnnounced(preSale);
  return preSale.isPaused ? [event('SalesResumed', { by: meta.actor.id })] : [];
}

export const noSpaces = () =>
  conflict('NO_SPACES', { message: 'Publish the map of the event first, so that there are spaces.' });

/** What somebody has or holds of a product does not change its kind, and there are at least so many.
 *  errors  TERMS_FIXED (conflict), with the field */
function mustKeepSold({ taken }: PreSale, { id, kind, name }: Product, { products }: Terms): void {
  const sold = taken.get(id) ?? 0;
  const product = products.find((one) => one.id === id);
  if (sold === 0 || (product?.kind === kind && (product.quantity ?? sold) >= sold)) return;
  throw fixed('products', `${sold} of ${name} are sold or held: keep it, with at least as many.`);
}

/** Whoever has read the terms has at least as long to renew, and gets at least as much back at each moment.
 *  errors  TERMS_FIXED (conflict), with the field */
function mustKeepPromised(before: Terms, terms: Terms): void {
  if (before.renewal && !isAsLong(before.renewal, terms.renewal))
    throw fixed('renewal', 'The renewal was announced: it can last longer, and not be shorter.');
  const ends = [...before.refunds, ...terms.refunds].map(({ until }) => until);
  const isLess = ends.some((at) => {
    const [old, now] = [refundRuleAt(before, at), refundRuleAt(terms, at)];
    return now.percent < old.percent || now.feeCents > old.feeCents || (old.keepsRight && !now.keepsRight);
  });
  if (isLess) throw fixed('refunds', 'The refunds were announced: they can be more, and not less.');
}

const isAsLong = (before: Renewal, renewal: Renewal | null): boolean =>
  renewal !== null &&
  renewal.opensAt <= before.opensAt &&
  renewal.graceUntil >= before.graceUntil &&
  (renewal.mayRollOver || !before.mayRollOver);

/** errors  TERMS_REVERSED, TERMS_UNCLEAR (unprocessable), with the field */
function mustBeConsistent(terms: Terms): void {
  const { opensAt, closesAt, windows, renewal, refunds } = terms;
  if (opensAt >= closesAt) throw reversed('closesAt', 'The sale would close before it opens.');
  windows.forEach((window, at) => {
    if (window.opensAt >= window.closesAt || window.closesAt > closesAt)
      throw reversed(
        `windows.${at}.closesAt`,
        `"${window.name}" closes after it opens, and with the sale at the latest.`,
      );
  });
  if (renewal && !isAscending([renewal.opensAt, renewal.until, renewal.graceUntil]))
    throw reversed('renewal.graceUntil', 'The renewal opens, ends, and then has its grace.');
  if (renewal && (renewal.opensAt >= renewal.graceUntil || renewal.graceUntil > closesAt))
    throw reversed(
      'renewal.graceUntil',
      'The grace ends after the renewal opens, and before the sale closes.',
    );
  if (!isAscending(refunds.map(({ until }) => until)))
    throw reversed('refunds', 'The refund that ends soonest comes first.');
  mustNameProducts(terms);
}

function mustNameProducts({ products }: Terms): void {
  if (new Set(products.map(({ id }) => id)).size < products.length)
    throw unclear('products', 'Each product has an id of its own.');
  const types = products.flatMap((product) => (isSpaceProduct(product) ? product.types : []));
  if (new Set(types).size < types.length)
    throw unclear('products', 'A type of space is sold as one product alone.');
  products.forEach((product, at) => {
    if (isSpaceProduct(product) ? !product.types.length : product.cents === null)
      throw unclear(
        `products.${at}`,
        isSpaceProduct(product)
          ? `Say which types of spaces "${product.name}" are.`
          : `Say what "${product.name}" costs.`,
      );
  });
}

const isAscending = (moments: readonly string[]): boolean =>
  moments.every((at, nth) => nth === 0 || (moments[nth - 1] ?? '') <= at);

const reversed = (path: string, message: string) =>
  unprocessable('TERMS_REVERSED', { message, fields: [{ path, message }] });
const unclear = (path: string, message: string) =>
  unprocessable('TERMS_UNCLEAR', { message, fields: [{ path, message }] });
const fixed = (path: string, message: string) =>
  conflict('TERMS_FIXED', { message, fields: [{ path, message }] });

const isSame = (one: Terms | null, other: Terms): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Moments are compared as texts, so that all of them have milliseconds. */
const withMilliseconds = (terms: Terms): Terms => ({
  ...terms,
  opensAt: exact(terms.opensAt),
  closesAt: exact(terms.closesAt),
  windows: terms.windows.map((window) => ({
    ...window,
    opensAt: exact(window.opensAt),
    closesAt: exact(window.closesAt),
  })),
  renewal: terms.renewal && {
    ...terms.renewal,
    opensAt: exact(terms.renewal.opensAt),
    until: exact(terms.renewal.until),
    graceUntil: exact(terms.renewal.graceUntil),
  },
  checksUntil: terms.checksUntil && exact(terms.checksUntil),
  refunds: terms.refunds.map((rule) => ({ ...rule, until: exact(rule.until) })),
  noShowAt: terms.noShowAt && exact(terms.noShowAt),
});

const exact = (moment: string): string => new Date(moment).toISOString();
