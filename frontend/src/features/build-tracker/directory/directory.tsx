import { buildsQuery } from '@entities/build/build.queries';
import { BuildCard } from '@entities/build/build-card';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ChipRow, ToggleChip } from '@ui/data/chip';
import { Pager } from '@ui/data/pager';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { askedOf, type BuildsFilter, isNarrow, noFilter } from './builds-filter';
import style from './directory.module.css';

export type DirectoryProps = {
  readonly filter: BuildsFilter;
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
  /** Those that are above already, by id. */
  readonly own: readonly string[];
  readonly onChange: (change: Partial<BuildsFilter>) => void;
};

/** The builds that the filter finds, with the makes that there are. */
export function Directory({ filter, near, own, onChange }: DirectoryProps) {
  const query = useInfiniteQuery(buildsQuery(askedOf(filter, near)));
  const { data, instead } = loaded(query, {
    label: 'Loading builds',
    shape: 'card',
    title: 'The builds could not be loaded',
    stale: 'hidden',
  });
  if (!data) return instead;
  const found = data.pages.flatMap(({ builds }) => builds);
  const shown = found.filter(({ id }) => !own.includes(id));
  const makes = data.pages[0]?.makes ?? [];
  return (
    <div className={style.shelf} data-stale={query.isPlaceholderData || undefined}>
      {makes.length > 1 && <Makes makes={makes} chosen={filter.make} onChange={onChange} />}
      {shown.length === 0 && !query.hasNextPage ? (
        <NoBuilds filter={filter} onChange={onChange} />
      ) : (
        <>
          <ul role="list" className={style.grid}>
            {shown.map((build, index) => (
              <li key={build.id}>
                <BuildCard build={build} eager={index < 3} />
              </li>
            ))}
          </ul>
          <Pager
            shown={shown.length}
            unit="builds"
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </div>
  );
}

type MakesProps = Pick<DirectoryProps, 'onChange'> & {
  readonly makes: readonly { readonly make: string; readonly builds: number }[];
  readonly chosen: string;
};

/** The most frequent makes, each with how many builds there are. */
function Makes({ makes, chosen, onChange }: MakesProps) {
  return (
    <ChipRow label="Makes" scroll>
      {makes.slice(0, mostMakes).map(({ make, builds }) => {
        const isChosen = make.toLowerCase() === chosen.toLowerCase();
        return (
          <ToggleChip
            key={make}
            pressed={isChosen}
            onPressedChange={() => onChange({ make: isChosen ? '' : make, model: '' })}
          >
            {make} {builds}
          </ToggleChip>
        );
      })}
    </ChipRow>
  );
}

const mostMakes = 12;

function NoBuilds({ filter, onChange }: Pick<DirectoryProps, 'filter' | 'onChange'>) {
  const { radius } = filter;
  return (
    <Empty
      heading="h3"
      title={
        radius > 0
          ? `No builds within ${radius} miles`
          : isNarrow(filter)
            ? 'No builds found'
            : 'No builds yet'
      }
      visual={
        radius > 0 ? (
          <Ring
            rings={[1, 2, 4].map((times) => ({ miles: radius * times }))}
            selected={radius}
            size="small"
          />
        ) : (
          <Wrench aria-hidden="true" />
        )
      }
      action={
        radius > 0 ? (
          <Button onClick={() => onChange({ radius: 0 })}>Search everywhere</Button>
        ) : isNarrow(filter) ? (
          <Button onClick={() => onChange(noFilter)}>Show all builds</Button>
        ) : (
          <Button asChild variant="primary">
            <Link to={paths.newBuild}>Start a build</Link>
          </Button>
        )
      }
    >
      {isNarrow(filter)
        ? 'Builds are private until their owners show them, and not every owner shows where the car is.'
        : 'Builds are private until their owners show them. Yours may be the first here.'}
    </Empty>
  );
}
