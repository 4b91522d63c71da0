import { figure } from '@lib/format';
import { categories, type ListingDetail } from '@modules/marketplace/listing.schemas';
import { Plate, type PlateFact } from '@ui/data/plate';
import type { ReactNode } from 'react';
import { conditionLabels, originLabels, urgencyLabels } from './listing-labels';
import style from './listing-plate.module.css';
import {
  conditionHints,
  handOverText,
  odometerLabels,
  originHints,
  titleLabels,
} from './listing-spec-labels';

/** The data plate of a listing. */
export function ListingPlate({ listing }: { readonly listing: ListingDetail }) {
  const { vehicle } = listing;
  return (
    <Plate
      title={vehicle ? [vehicle.year, vehicle.make, vehicle.model].join(' ') : categoryLabel(listing)}
      facts={[
        ...vehicleFacts(listing.vehicle, listing.vin),
        ...wantedFacts(listing.wanted),
        ...partFacts(listing),
        ...dealFacts(listing),
      ]}
    />
  );
}

/** "Parts · Engine" */
export function categoryLabel({
  categoryPrimary,
  categorySub,
}: Pick<ListingDetail, 'categoryPrimary' | 'categorySub'>): string {
  const label = categories.find(({ name }) => name === categoryPrimary)?.label ?? categoryPrimary;
  return categorySub ? `${label} · ${categorySub}` : label;
}

/** The details of a vehicle besides year, make and model. */
export function vehicleFacts(vehicle: ListingDetail['vehicle'], vin: string | null): readonly PlateFact[] {
  if (!vehicle) return [];
  const odometer = vehicle.odometer && vehicle.odometer !== 'actual' ? odometerLabels[vehicle.odometer] : '';
  return [
    { label: 'Body', value: capitalize(vehicle.body) },
    { label: 'Engine', value: capitalize(vehicle.engine) },
    { label: 'Transmission', value: capitalize(vehicle.transmission) },
    {
      label: 'Mileage',
      value: vehicle.mileage === undefined ? null : `${figure(vehicle.mileage)} mi`,
    },
    { label: 'Odometer', value: odometer },
    { label: 'Title', value: vehicle.title && titleLabels[vehicle.title] },
    { label: 'Runs', value: yesNo(vehicle.runs) },
    { label: 'Matching numbers', value: yesNo(vehicle.matchingNumbers) },
    { label: 'VIN', value: vin },
  ];
}

function partFacts({ condition, origin, vehicle, quantity }: ListingDetail): readonly PlateFact[] {
  return [
    {
      label: 'Condition',
      value: condition && withHint(conditionLabels[condition], conditionHints[condition]),
    },
    { label: 'Origin', value: origin && withHint(originLabels[origin], originHints[origin]) },
    { label: 'Quantity', value: vehicle || quantity === 1 ? null : figure(quantity) },
  ];
}

function dealFacts({ shipping, tradeFor, wanted }: ListingDetail): readonly PlateFact[] {
  return [
    { label: 'How far', value: wanted && radiusText(wanted.radius) },
    { label: 'Pickup and shipping', value: handOverText(shipping) },
    { label: 'Trade for', wide: true, value: tradeFor },
  ];
}

/** What a wanted ad accepts, and how soon. */
export function wantedFacts(wanted: ListingDetail['wanted']): readonly PlateFact[] {
  if (!wanted) return [];
  const { acceptCondition, acceptOrigin, urgency } = wanted;
  return [
    { label: 'Needed', value: urgencyLabels[urgency] },
    { label: 'Condition', value: anyOf(acceptCondition.map((one) => conditionLabels[one])) },
    { label: 'Origin', value: anyOf(acceptOrigin.map((one) => originLabels[one])) },
  ];
}

/** "Within 200 miles" */
export const radiusText = (radius: number | null): string =>
  radius === null ? 'Any distance' : `Within ${radius} miles`;

const anyOf = (labels: readonly string[]): string =>
  labels.length ? new Intl.ListFormat('en-US', { type: 'disjunction' }).format(labels) : 'Any';

/** A term with its explanation below. */
function withHint(word: string, hint: string): ReactNode {
  return (
    <>
      {word}
      <span className={style.hint}>{hint}</span>
    </>
  );
}

/** "coupe" → "Coupe". */
const capitalize = (words: string | undefined) => words && words.charAt(0).toUpperCase() + words.slice(1);

const yesNo = (value: boolean | undefined) => (value === undefined ? null : value ? 'Yes' : 'No');
