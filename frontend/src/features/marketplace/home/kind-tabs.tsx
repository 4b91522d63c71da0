import { type Point, totalQuery } from '@entities/listing/listing.queries';
import { typeLabels } from '@entities/listing/listing-labels';
import { figure } from '@lib/format';
import { listingTypes } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from '@ui/forms/segmented';
import type { Changes, SearchFilter } from './search-filter';
import { ofKind } from './search-query';

type Kind = (typeof listingTypes)[number];

/** For sale, and beside it wanted, each with the number of listings that this search finds there. */
export function KindTabs({
  filter,
  from,
  total,
  onChange,
}: {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  /** How many the open one has; undefined while they load. */
  readonly total: number | undefined;
  readonly onChange: (changes: Changes) => void;
}) {
  const other = (kind: Kind) => ({
    ...totalQuery(ofKind(kind, filter, from)),
    enabled: total !== undefined && filter.listingType !== kind,
  });
  const others = { for_sale: useQuery(other('for_sale')).data, wanted: useQuery(other('wanted')).data };
  const labelOf = (kind: Kind) => {
    const count = (filter.listingType === kind ? total : undefined) ?? others[kind];
    return count === undefined ? typeLabels[kind] : `${typeLabels[kind]} ${figure(count)}`;
  };
  return (
    <Segmented
      label="For sale or wanted"
      value={filter.listingType ?? ''}
      onValueChange={(kind) => onChange({ listingType: listingTypes.find((one) => one === kind) })}
      options={listingTypes.map((kind) => ({ value: kind, label: labelOf(kind) }))}
    />
  );
}
