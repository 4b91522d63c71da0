import { noPlace } from '@entities/inventory/inventory-labels';
import { locationsQuery } from '@entities/inventory/item.queries';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { Chip, ChipRow } from '@ui/data/chip';
import { type ItemsChange, type ItemsFilter, isNarrowed } from './items-filter';

type ItemsChipsProps = {
  readonly filter: ItemsFilter;
  readonly change: (change: ItemsChange) => void;
};

/** The active filters; a press removes one. */
export function ItemsChips({ filter, change }: ItemsChipsProps) {
  const { data: places = [] } = useQuery(locationsQuery());
  if (!isNarrowed(filter)) return null;
  const { search, locationId, categoryPrimary, categorySub, tag } = filter;
  const place = places.find(({ id }) => id === locationId)?.path ?? 'One place';
  const chips: readonly (readonly [string | undefined, ItemsChange])[] = [
    [search && quoted(search), { search: undefined }],
    [locationId && (locationId === 'none' ? noPlace : place), { locationId: undefined }],
    [categorySub ?? categoryPrimary, { categoryPrimary: undefined, categorySub: undefined }],
    [tag && `Tag: ${tag}`, { tag: undefined }],
  ];
  return (
    <ChipRow label="Active filters">
      {chips.map(
        ([label, without]) =>
          label && (
            <Chip key={label} removeLabel={`Remove ${label}`} onRemove={() => change(without)}>
              {label}
            </Chip>
          ),
      )}
    </ChipRow>
  );
}
