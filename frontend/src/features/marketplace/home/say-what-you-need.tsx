import type { Point } from '@entities/listing/listing.queries';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Link } from 'react-router-dom';
import type { SearchFilter } from './search-filter';

type SayWhatYouNeedProps = {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  readonly variant?: 'primary' | 'secondary';
};

/** A link from a search to a wanted ad: its form begins with the words, the vehicle, the category, what is accepted, the place and the radius of the search. */
export function SayWhatYouNeed({ filter, from, variant = 'secondary' }: SayWhatYouNeedProps) {
  return (
    <Button variant={variant} asChild>
      <Link to={paths.createWanted(wantedSearch(filter, from))}>Post what you need</Link>
    </Button>
  );
}

function wantedSearch(
  { search, make, model, year, condition, origin, maxPrice, radius, near, ...filter }: SearchFilter,
  from: Point | null,
): string {
  const point = near ?? from;
  const parts = {
    search,
    vehicle: [year, make, model].filter(Boolean).join(' '),
    categoryPrimary: filter.categoryPrimary,
    categorySub: filter.categorySub,
    condition: condition?.join(),
    origin: origin?.join(),
    maxPrice: maxPrice && String(maxPrice),
    radius: radius === undefined ? 'any' : String(radius),
    near: point && `${point.latitude},${point.longitude}`,
    place: near?.label,
  };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) address.set(name, value);
  return address.toString();
}
