import { useIsWide } from '@lib/browser/use-is-wide';
import { useDevicePoint } from '@lib/browser/user-location';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Fab } from '@ui/actions/fab';
import { classes } from '@ui/classes';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Page } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { BoostsButton } from './boosts-button';
import { FilterChips } from './filter-chips';
import { GuestBanner } from './guest-banner';
import { CountBar } from './home-count';
import { GetStarted } from './home-get-started';
import { LocationNotes } from './home-notes';
import style from './home-page.module.css';
import { Results } from './home-results';
import { useSearch } from './home-search';
import { KindTabs } from './kind-tabs';
import { SearchHero } from './search-hero';
import { chosenIn, sortLabels } from './search-labels';
import { searchOrigin, sortOf } from './search-query';
import { useSearchFilter } from './search-url';
import { ViewToggle } from './search-view';
import { UpcomingEvents } from './upcoming-events';

/** The home page: search, results as list or map, upcoming events. */
export default function HomePage() {
  const { filter, change, clear } = useSearchFilter();
  const device = useDevicePoint();
  const from = searchOrigin(filter, device);
  const found = useSearch(filter, from);
  const isWide = useIsWide();
  const [isFiltering, setIsFiltering] = useState(false);
  const isSuspended = useMember()?.suspension != null;
  const chosen = chosenIn(filter);
  const panel = (
    <Suspense>
      <FilterPanel filter={filter} counted={found.counted} onChange={change} />
    </Suspense>
  );
  const chips = (
    <FilterChips filter={filter} onChange={change} onClear={clear}>
      {found.first?.boosted[0] && <BoostsButton />}
    </FilterChips>
  );
  const save = chosen > 0 && (
    <Suspense>
      <SaveSearch filter={filter} from={from} isWide={isWide} />
    </Suspense>
  );
  return (
    <>
      <SearchHero
        filter={filter}
        onChange={change}
        isLocated={device !== null}
        isWide={isWide}
        onSwapMeets={showEvents}
      />
      <Page className={classes(style.page, filter.view === 'map' && style.withMap)}>
        <LocationNotes filter={filter} searched={found.effectiveRadius} onChange={change} />
        <GuestBanner />
        <div className={style.columns}>
          {isWide && isFiltering && (
            <aside className={style.filters} aria-label="Filters" id="filters">
              <Panel title="Filters">{panel}</Panel>
            </aside>
          )}
          <section className={style.results} aria-label="Listings">
            <div className={style.bar}>
              <div className={style.kinds}>
                <KindTabs
                  filter={filter}
                  from={from}
                  total={found.isStale ? undefined : found.total}
                  onChange={change}
                />
                {!isWide && <ViewToggle view={filter.view} onChange={change} />}
              </div>
              <div className={style.said}>
                <CountBar found={found.first} isFailed={found.problem !== null} isStale={found.isStale} />
                {isWide ? (
                  <>
                    {chips}
                    {save}
                  </>
                ) : (
                  <div className={style.save}>{save}</div>
                )}
              </div>
              <div className={style.tools}>
                <Button
                  icon={<SlidersHorizontal />}
                  aria-expanded={isFiltering}
                  aria-controls={isWide && isFiltering ? 'filters' : undefined}
                  onClick={() => setIsFiltering(!isFiltering)}
                >
                  Filters{chosen > 0 && <span className={style.chosen}>{chosen}</span>}
                </Button>
                <Field label="Sort by" hideLabel className={style.sort}>
                  <Select
                    value={sortOf(filter, from)}
                    onChange={({ target: { value } }) =>
                      change({ sort: sorts.find((sort) => sort === value) })
                    }
                    options={sorts.map((sort) => ({
                      value: sort,
                      label: sortLabels[sort],
                      disabled: sort === 'distance' && from === null,
                    }))}
                  />
                </Field>
              </div>
              {!isWide && chips}
            </div>
            <Results
              found={found}
              filter={filter}
              from={from}
              isWide={isWide}
              onChange={change}
              nothing={
                <Suspense>
                  <NoResults filter={filter} from={from} found={found} onChange={change} onClear={clear} />
                </Suspense>
              }
            />
            {Boolean(found.total) && filter.listingType !== 'wanted' && (
              <p className={style.need}>
                Not the one you need?{' '}
                <Suspense>
                  <SayWhatYouNeed filter={filter} from={from} />
                </Suspense>
              </p>
            )}
          </section>
          <aside className={style.aside} aria-label="Coming up">
            <UpcomingEvents from={from} />
            <GetStarted />
          </aside>
        </div>
      </Page>
      {!isWide && isFiltering && (
        <Suspense>
          <FilterDrawer total={found.total} onClear={clear} onClose={() => setIsFiltering(false)}>
            {panel}
          </FilterDrawer>
        </Suspense>
      )}
      {!isSuspended && (
        <Fab label="Create a listing">
          <Link to={paths.createListing}>
            <Plus aria-hidden="true" />
          </Link>
        </Fab>
      )}
    </>
  );
}

const NoResults = lazy(() => import('./home-no-results').then((empty) => ({ default: empty.NoResults })));
/** What home can do without: without a connection it is left out. */
const orNothing = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: await load().catch(() => () => null),
    }),
  );
const SayWhatYouNeed = orNothing(() =>
  import('./say-what-you-need').then(({ SayWhatYouNeed }) => SayWhatYouNeed),
);
const SaveSearch = orNothing(() => import('./save-search').then(({ SaveSearch }) => SaveSearch));
const FilterPanel = lazy(() => import('./filter-panel').then((panel) => ({ default: panel.FilterPanel })));
const FilterDrawer = lazy(() =>
  import('./filter-drawer').then((drawer) => ({ default: drawer.FilterDrawer })),
);

const sorts = ['distance', 'price_asc', 'price_desc', 'newest'] as const;

/** Scrolls to the events and moves the focus there. */
function showEvents() {
  const heading = document.getElementById('upcoming-events');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
