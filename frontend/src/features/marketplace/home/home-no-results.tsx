import { type Point, totalQuery } from '@entities/listing/listing.queries';
import { figure } from '@lib/format';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import type { SearchResult } from './home-search';
import { SayWhatYouNeed } from './say-what-you-need';
import { type Changes, changed, type SearchFilter } from './search-filter';
import { nationwide } from './search-labels';
import { queryOf } from './search-query';

/** Shown without results: the searched radius, how many listings are farther out, and a button to search there. */
export function NoResults({
  filter,
  from,
  found,
  onChange,
  onClear,
}: {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  /** The miles searched are more than the radius if the search was widened. */
  readonly found: Pick<SearchResult, 'first' | 'effectiveRadius'>;
  readonly onChange: (changes: Changes) => void;
  readonly onClear: () => void;
}) {
  const searched = found.effectiveRadius;
  const spelling = found.first?.spelling;
  const words = spelling?.isSearched ? spelling.text : filter.search;
  const isBounded = from !== null && searched !== null && searched < nationwide;
  const reached = searched ?? nationwide;
  const wider = useQuery({
    ...totalQuery(queryOf(changed(filter, { radius: nationwide, view: undefined }), from)),
    enabled: isBounded,
  });
  const inReach = isBounded ? wider.data : 0;
  const rings = [...nearer(reached), { miles: nationwide, ...(inReach && { count: inReach }) }];
  return (
    <Empty
      title="No listings found."
      visual={<Ring rings={rings} selected={reached} size="medium" />}
      action={
        <>
          {spelling?.isSearched === false && (
            <Button onClick={() => onChange({ search: spelling.text })}>
              Did you mean {quoted(spelling.text)}?
            </Button>
          )}
          <SayWhatYouNeed filter={filter} from={from} variant="primary" />
          {isBounded && Boolean(inReach) && (
            <Button onClick={() => onChange({ radius: nationwide })}>Search nationwide</Button>
          )}
          <Button onClick={onClear}>Clear filters</Button>
        </>
      }
    >
      {isBounded && inReach
        ? `Nothing ${words ? `for ${quoted(words)} ` : ''}within ${reached} miles: ${figure(inReach)} nationwide.`
        : `${(filter.search?.split(' ').length ?? 0) > 1 ? 'Try fewer words' : 'Remove a filter'}, or post what you need: we tell members near you who have it.`}
    </Empty>
  );
}

/** The rings inside the widest one: the search radius and a smaller one. */
function nearer(radius: number) {
  if (radius >= nationwide) return [{ miles: 200 }, { miles: 500 }];
  return [
    { miles: Math.round(radius / 2), count: 0 },
    { miles: radius, count: 0 },
  ];
}
