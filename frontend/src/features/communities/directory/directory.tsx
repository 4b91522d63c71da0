import { communitiesQuery } from '@entities/community/community.queries';
import { CommunityCard } from '@entities/community/community-card';
import { communityKindLabels } from '@entities/community/community-labels';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';
import { askedOf, type CommunitiesFilter, isNarrow, noFilter } from './communities-filter';

export type DirectoryProps = {
  readonly filter: CommunitiesFilter;
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
  /** Those that stand above already, by id. */
  readonly own: readonly string[];
  readonly onChange: (change: Partial<CommunitiesFilter>) => void;
};

/** The communities that the filter finds, the nearest or largest first. */
export function Directory({ filter, near, own, onChange }: DirectoryProps) {
  const query = useInfiniteQuery(communitiesQuery(askedOf(filter, near)));
  const { data, instead } = loaded(query, {
    label: 'Loading communities',
    shape: 'card',
    title: 'The communities could not be loaded',
    stale: 'hidden',
  });
  if (!data) return instead;
  const found = data.pages.flatMap(({ communities }) => communities);
  const shown = found.filter(({ id }) => !own.includes(id));
  if (shown.length === 0 && !query.hasNextPage)
    return own.length > 0 ? <NoOthers /> : <NoCommunities filter={filter} onChange={onChange} />;
  return (
    <section
      aria-labelledby="directory"
      className={style.shelf}
      data-stale={query.isPlaceholderData || undefined}
    >
      <h2 id="directory">{titleOf(filter, own.length > 0)}</h2>
      <ul role="list" className={style.grid}>
        {shown.map((community, index) => (
          <li key={community.id}>
            <CommunityCard community={community} eager={index < 3} />
          </li>
        ))}
      </ul>
      <Pager
        shown={shown.length}
        unit="communities"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </section>
  );
}

function titleOf(filter: CommunitiesFilter, hasOwn: boolean): string {
  if (isNarrow(filter)) return 'Found';
  return hasOwn ? 'All others' : 'All communities';
}

/** The member is in all that there are. */
function NoOthers() {
  return (
    <Empty
      title="You are in all of them"
      visual={<UsersRound aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.communityForm}>Start a community</Link>
        </Button>
      }
    >
      Is there none for your other car? Start it, and bring the people whom you know.
    </Empty>
  );
}

function NoCommunities({ filter, onChange }: Pick<DirectoryProps, 'filter' | 'onChange'>) {
  const { radius, kind } = filter;
  const what = kind === 'any' ? 'communities' : communityKindLabels[kind].many.toLowerCase();
  return (
    <Empty
      title={radius > 0 ? `No ${what} within ${radius} miles` : `No ${what} found`}
      visual={
        radius > 0 ? (
          <Ring
            rings={[1, 2, 4].map((times) => ({ miles: radius * times }))}
            selected={radius}
            size="small"
          />
        ) : (
          <UsersRound aria-hidden="true" />
        )
      }
      action={
        radius > 0 ? (
          <Button onClick={() => onChange({ radius: 0 })}>Search everywhere</Button>
        ) : isNarrow(filter) ? (
          <Button onClick={() => onChange(noFilter)}>Show all communities</Button>
        ) : (
          <Button asChild variant="primary">
            <Link to={paths.communityForm}>Start the first one</Link>
          </Button>
        )
      }
    >
      {radius > 0 || isNarrow(filter)
        ? 'Perhaps it is listed under another word, or waits for somebody to start it.'
        : 'A name, a few words and one rule are enough.'}
    </Empty>
  );
}
