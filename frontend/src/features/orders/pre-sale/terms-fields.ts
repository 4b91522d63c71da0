import { localAfter, localOf, momentOf } from '@entities/orders/local-moment';
import type { TermsBody } from '@entities/orders/pre-sale.mutations';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import {
  type ProductKind,
  spaceProducts,
  type windowGroups,
} from '@modules/orders/pre-sale/pre-sale.schemas';
import type { SpaceType } from '@modules/spaces/map/space-map.schemas';
import type { MoneyValue } from '@ui/forms/money-value';
import type { WholeValue } from '@ui/forms/whole-input';

type Terms = PreSale['terms'];

/** A product as it is typed. */
export interface ProductFields {
  readonly id: string;
  readonly kind: ProductKind;
  readonly name: string;
  readonly cents: MoneyValue;
  readonly quantity: WholeValue;
  readonly perVendor: WholeValue;
  readonly types: readonly SpaceType[];
  /** One class a line. */
  readonly classes: string;
  readonly needsSpace: boolean;
}

export interface WindowFields {
  readonly key: string;
  readonly name: string;
  readonly who: (typeof windowGroups)[number];
  readonly opensAt: string;
  readonly closesAt: string;
}

export interface RefundFields {
  readonly key: string;
  readonly until: string;
  readonly percent: WholeValue;
  readonly fee: MoneyValue;
  readonly keepsRight: boolean;
}

/** Terms as they are typed: moments as clocks at the event show them. */
export interface TermsFields {
  readonly products: readonly ProductFields[];
  readonly opensAt: string;
  readonly closesAt: string;
  readonly windows: readonly WindowFields[];
  readonly hasRenewal: boolean;
  readonly renewalOpensAt: string;
  readonly renewalUntil: string;
  readonly graceUntil: string;
  readonly mayRollOver: boolean;
  readonly holdMinutes: WholeValue;
  readonly spacesPerVendor: WholeValue;
  readonly checkDays: WholeValue;
  readonly checksUntil: string;
  readonly checksTo: string;
  readonly refunds: readonly RefundFields[];
  readonly noShowAt: string;
  readonly waitlistHours: WholeValue;
  readonly lateWaitlistHours: WholeValue;
  readonly words: string;
}

export const isSpaceKind = (kind: ProductKind): boolean => spaceProducts.includes(kind);

export const blankProduct = (kind: ProductKind, name: string): ProductFields => ({
  id: newIdempotencyKey().slice(0, 8),
  kind,
  name,
  cents: null,
  quantity: null,
  perVendor: null,
  types:
    kind === 'space' ? ['regular', 'corner', 'power', 'indoor'] : kind === 'car corral' ? ['corral'] : [],
  classes: '',
  needsSpace: kind === 'early gate',
});

/** What most clubs do: renewals for 60 days and 14 of grace, a first call of 7 days, then everybody; 15 minutes of hold, checks in 14 days and until a week
 *  before, everything back until four days before. Where the date is too near for renewals, the sale opens tomorrow. Pure.
 *  in  now, startsAt: ISO-8601 UTC */
export function usualTerms(now: string, startsAt: string, timeZone: string): TermsFields {
  const [today, start] = [localOf(now, timeZone), localOf(startsAt, timeZone)];
  const opensAt = localAfter(today, 1, '08:00');
  const publicAt = localAfter(today, 1 + 60 + 14 + 7, '00:01');
  const hasRenewal = publicAt < localAfter(start, -14);
  const graceUntil = localAfter(today, 1 + 60 + 14, '00:01');
  const back = localAfter(start, -4, '17:00');
  return {
    products: [blankProduct('space', 'Vendor space')],
    opensAt: hasRenewal ? publicAt : opensAt,
    closesAt: opensAt < start ? start : localAfter(opensAt, 1),
    windows: hasRenewal
      ? [{ key: 'first', name: 'First call', who: 'renewed', opensAt: graceUntil, closesAt: publicAt }]
      : [],
    hasRenewal,
    renewalOpensAt: opensAt,
    renewalUntil: localAfter(today, 1 + 60, '23:59'),
    graceUntil,
    mayRollOver: true,
    holdMinutes: 15,
    spacesPerVendor: null,
    checkDays: 14,
    checksUntil: localAfter(start, -7),
    checksTo: '',
    refunds: [{ key: 'first', until: back, percent: 100, fee: 0, keepsRight: false }],
    noShowAt: '',
    waitlistHours: 24,
    lateWaitlistHours: 4,
    words: '',
  };
}

/** Terms that were written, to change. Pure. */
export function fieldsOfTerms(terms: Terms | TermsBody, timeZone: string, usual: TermsFields): TermsFields {
  const local = (iso: string | null) => (iso === null ? '' : localOf(iso, timeZone));
  const { renewal } = terms;
  return {
    products: terms.products.map((product) => ({ ...product, classes: product.classes.join('\n') })),
    opensAt: local(terms.opensAt),
    closesAt: local(terms.closesAt),
    windows: terms.windows.map((window, at) => ({
      ...window,
      key: String(at),
      opensAt: local(window.opensAt),
      closesAt: local(window.closesAt),
    })),
    hasRenewal: renewal !== null,
    renewalOpensAt: renewal ? local(renewal.opensAt) : usual.renewalOpensAt,
    renewalUntil: renewal ? local(renewal.until) : usual.renewalUntil,
    graceUntil: renewal ? local(renewal.graceUntil) : usual.graceUntil,
    mayRollOver: renewal?.mayRollOver ?? true,
    holdMinutes: terms.holdMinutes,
    spacesPerVendor: terms.spacesPerVendor,
    checkDays: terms.checkDays,
    checksUntil: local(terms.checksUntil),
    checksTo: terms.checksTo ?? '',
    refunds: terms.refunds.map(({ until, percent, feeCents, keepsRight }, at) => ({
      key: String(at),
      until: local(until),
      percent,
      fee: feeCents,
      keepsRight,
    })),
    noShowAt: local(terms.noShowAt),
    waitlistHours: terms.waitlistHours,
    lateWaitlistHours: terms.lateWaitlistHours,
    words: terms.words,
  };
}

export type TermsProblems = Readonly<Record<string, string>>;

/** The body of the contract, or what is wrong with what was typed, by field. Pure. */
export function readTerms(
  fields: TermsFields,
  timeZone: string,
): { readonly terms: TermsBody } | { readonly problems: TermsProblems } {
  const problems: Record<string, string> = {};
  const moment = (name: string, local: string): string => {
    const at = momentOf(local, timeZone);
    if (at === null) problems[name] = 'Choose a day and a time.';
    return at ?? '';
  };
  const optional = (name: string, local: string) => (local === '' ? null : moment(name, local));
  const whole = (name: string, value: WholeValue): number => {
    if (typeof value !== 'number') problems[name] ??= 'Write a number.';
    return typeof value === 'number' ? value : 0;
  };
  const optionalWhole = (name: string, value: WholeValue) => (value === null ? null : whole(name, value));
  const terms: TermsBody = {
    products: fields.products.map((product, at) => readProduct(product, `products.${at}`, problems)),
    opensAt: moment('opensAt', fields.opensAt),
    closesAt: moment('closesAt', fields.closesAt),
    windows: fields.windows.map(({ name, who, ...times }, at) => {
      if (name.trim() === '') problems[`windows.${at}.name`] = 'Give it a name.';
      return {
        name: name.trim(),
        who,
        opensAt: moment(`windows.${at}.opensAt`, times.opensAt),
        closesAt: moment(`windows.${at}.closesAt`, times.closesAt),
      };
    }),
    renewal: fields.hasRenewal
      ? {
          opensAt: moment('renewal.opensAt', fields.renewalOpensAt),
          until: moment('renewal.until', fields.renewalUntil),
          graceUntil: moment('renewal.graceUntil', fields.graceUntil),
          mayRollOver: fields.mayRollOver,
        }
      : null,
    holdMinutes: whole('holdMinutes', fields.holdMinutes),
    spacesPerVendor: optionalWhole('spacesPerVendor', fields.spacesPerVendor),
    checkDays: whole('checkDays', fields.checkDays),
    checksUntil: fields.checkDays === 0 ? null : optional('checksUntil', fields.checksUntil),
    checksTo: fields.checksTo.trim(),
    refunds: fields.refunds.map(({ until, percent, fee, keepsRight }, at) => ({
      until: moment(`refunds.${at}.until`, until),
      percent: whole(`refunds.${at}.percent`, percent),
      feeCents: centsIn(fee, `refunds.${at}.feeCents`, problems) ?? 0,
      keepsRight,
    })),
    noShowAt: optional('noShowAt', fields.noShowAt),
    waitlistHours: whole('waitlistHours', fields.waitlistHours),
    lateWaitlistHours: whole('lateWaitlistHours', fields.lateWaitlistHours),
    words: fields.words.trim(),
  };
  return Object.keys(problems).length > 0 ? { problems } : { terms };
}

function readProduct(product: ProductFields, at: string, problems: Record<string, string>) {
  const { id, kind, name, types, classes, needsSpace } = product;
  const isSpace = isSpaceKind(kind);
  const cents = centsIn(product.cents, `${at}.cents`, problems);
  if (name.trim() === '') problems[`${at}.name`] = 'Give it a name.';
  if (!isSpace && cents === null) problems[`${at}.cents`] ??= 'Say what it costs. 0 when it is free.';
  if (isSpace && types.length === 0) problems[`${at}.types`] = 'Choose at least one type.';
  for (const count of ['quantity', 'perVendor'] as const)
    if (typeof product[count] === 'string') problems[`${at}.${count}`] = 'Write a number.';
  return {
    id,
    kind,
    name: name.trim(),
    cents: isSpace ? null : cents,
    quantity: typeof product.quantity === 'number' ? product.quantity : null,
    perVendor: typeof product.perVendor === 'number' ? product.perVendor : null,
    types: isSpace ? [...types] : [],
    classes:
      kind === 'show entry'
        ? classes
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
        : [],
    needsSpace: !isSpace && needsSpace,
  };
}

function centsIn(value: MoneyValue, name: string, problems: Record<string, string>): number | null {
  if (typeof value === 'string') problems[name] = 'Write an amount.';
  return typeof value === 'number' ? value : null;
}
