import { typedWhole } from '@entities/part-form/part-fields';
import {
  conditions,
  defaultRadius,
  isVehicleCategory,
  type ListingBody,
  type ListingBodyInput,
  origins,
  radiusOptions,
  urgencies,
} from '@modules/marketplace/listing.schemas';
import { dollarsOrTyped, type MoneyValue } from '@ui/forms/money-value';

export const limits = ['shown', 'private', 'open', 'trade'] as const;

/** The fields that only a wanted ad has, as the form holds them. */
export type WantedFields = {
  acceptOrigin: string[];
  acceptCondition: string[];
  urgency: (typeof urgencies)[number];
  /** Miles, or 'any'. */
  radius: string;
  /** Events that the member will attend. */
  attends: string[];
  /** Whether others see the maximum price. */
  limit: (typeof limits)[number];
};

export const blankWanted: WantedFields = {
  acceptOrigin: [],
  acceptCondition: [],
  urgency: 'whenever',
  radius: String(defaultRadius),
  attends: [],
  limit: 'shown',
};

/** Whether the member names a maximum price, for all to see or only for matching. */
export const hasLimit = (limit: WantedFields['limit']): boolean => limit === 'shown' || limit === 'private';

/** The part of the contract's body that differs for a wanted ad. */
export function wantedBody({
  wanted,
  price,
  quantity,
  categoryPrimary,
}: {
  readonly wanted: WantedFields;
  readonly price: MoneyValue;
  readonly quantity: string;
  readonly categoryPrimary: string;
}) {
  const { limit, radius, urgency } = wanted;
  return {
    vehicle: null,
    condition: null,
    origin: null,
    quantity: isVehicleCategory(categoryPrimary) ? 1 : (typedWhole(quantity) ?? Number.NaN),
    priceMode: priceModeOf[limit],
    price: hasLimit(limit) ? dollarsOrTyped(price) : null,
    wanted: {
      acceptOrigin: origins.filter((origin) => wanted.acceptOrigin.includes(origin)),
      acceptCondition: conditions.filter((condition) => wanted.acceptCondition.includes(condition)),
      urgency,
      radius: radius === 'any' ? null : Number(radius),
      attends: wanted.attends,
      isLimitPrivate: limit === 'private',
    },
  };
}

/** A saved wanted ad as form fields. One that names a single car looks for that year. */
export function wantedFieldsOf({ wanted, priceMode, price }: ListingBodyInput): WantedFields {
  return {
    acceptOrigin: [...(wanted?.acceptOrigin ?? [])],
    acceptCondition: [...(wanted?.acceptCondition ?? [])],
    urgency: wanted?.urgency ?? 'whenever',
    radius: wanted?.radius === null ? 'any' : String(wanted?.radius ?? defaultRadius),
    attends: [...(wanted?.attends ?? [])],
    limit: limitOf(wanted?.isLimitPrivate === true, priceMode, typeof price === 'number'),
  };
}

/** The choices of a radius; a saved radius that is not among them stays a choice. */
export function radiusChoices(radius: string): readonly { readonly value: string; readonly label: string }[] {
  const known: readonly number[] = radiusOptions.filter((miles) => miles < 1000);
  const own = radius === 'any' || known.includes(Number(radius)) ? [] : [Number(radius)];
  return [
    ...[...known, ...own]
      .sort((one, other) => one - other)
      .map((miles) => ({ value: String(miles), label: `${miles} miles` })),
    { value: 'any', label: 'Anywhere' },
  ];
}

const priceModeOf: Readonly<Record<WantedFields['limit'], ListingBody['priceMode']>> = {
  shown: 'fixed',
  private: 'ask',
  open: 'ask',
  trade: 'trade',
};

function limitOf(
  isPrivate: boolean,
  mode: ListingBody['priceMode'],
  hasPrice: boolean,
): WantedFields['limit'] {
  if (isPrivate) return 'private';
  if (mode === 'trade') return 'trade';
  return hasPrice && mode !== 'ask' ? 'shown' : 'open';
}
