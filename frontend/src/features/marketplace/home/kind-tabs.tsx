import { type Point, totalQuery } from '@entities/listing/listing.queries';
import { typeLabels } from '@entities/listing/listing-labels';
import { paths } from '@lib/paths';
import { listingTypes } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { LinkTabs } from '@ui/layout/link-tabs';
import { useLocation } from 'react-router-dom';
import { changed, formatFilter, type SearchFilter } from './search-filter';
import { ofKind } from './search-query';

type KindTabsProps = {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  /** How many the open tab has; undefined while they load. */
  readonly total: number | undefined;
};

/** For sale, and beside it wanted, each with the number of listings that this search finds there. */
export function KindTabs({ filter, from, total }: KindTabsProps) {
  const { search } = useLocation();
  const other = (kind: Kind) => ({
    ...totalQuery(ofKind(kind, filter, from)),
    enabled: total !== undefined && filter.listingType !== kind,
  });
  const others = { for_sale: useQuery(other('for_sale')).data, wanted: useQuery(other('wanted')).data };
  return (
    <LinkTabs
      label="For sale or wanted"
      tabs={listingTypes.map((kind) => {
        const isCurrent = filter.listingType === kind;
        const count = (isCurrent ? total : undefined) ?? others[kind];
        return {
          to: `${paths.home}?${formatFilter(changed(filter, { listingType: kind }), new URLSearchParams(search))}`,
          label: typeLabels[kind],
          isCurrent,
          ...(count !== undefined && { count }),
        };
      })}
    />
  );
}

type Kind = (typeof listingTypes)[number];
