import { counted } from '@lib/format';
import { usePageTitle } from '@lib/page-title';
import { paths } from '@lib/paths';
import { useUserLocation } from '@lib/user-location';
import { Button } from '@ui/button';
import { Drawer } from '@ui/drawer';
import { Fab } from '@ui/fab';
import { Field } from '@ui/field';
import { Page } from '@ui/layout';
import { Panel } from '@ui/panel';
import { Select } from '@ui/select';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { GuestBanner } from './guest-banner';
import { CountBar } from './home-count';
import { LocationNotes } from './home-notes';
import { NothingFound } from './home-nothing';
import style from './home-page.module.css';
import { Ready } from './home-ready';
import { Results } from './home-results';
import { useSearch } from './home-search';
import { useIsWide } from './home-width';
import { useSearchFilter } from './search-address';
import { SearchHero } from './search-hero';
import { searchedFrom, sortOf } from './search-query';
import { ViewToggle } from './search-view';
import { chosenIn, sortWords } from './search-words';
import { UpcomingEvents } from './upcoming-events';

/** The marketplace: search, list or map, what is coming up near by.
 *  source  spec section 2, Home */
export default function HomePage() {
  usePageTitle();
  const { filter, change, clear } = useSearchFilter();
  const device = useUserLocation();
  const from = searchedFrom(filter, device.location);
  const found = useSearch(filter, from);
  const isWide = useIsWide();
  const [isFiltering, setIsFiltering] = useState(false);
  const chosen = chosenIn(filter);
  const panel = <FilterPanel filter={filter} onChange={change} />;
  return (
    <>
      <SearchHero
        filter={filter}
        onChange={change}
        isLocated={device.status === 'granted'}
        isWide={isWide}
        onSwapMeets={showEvents}
      />
      <Page className={style.page}>
        <LocationNotes status={device.status} filter={filter} />
        <GuestBanner />
        <div className={style.columns}>
          {isWide && isFiltering && (
            <aside className={style.filters} aria-label="Filters" id="filters">
              <Panel title="Filters">{panel}</Panel>
            </aside>
          )}
          <section className={style.results} aria-label="Listings">
            <div className={style.bar}>
              <div className={style.said}>
                <div className={style.counted}>
                  <CountBar found={found.first} isFailed={found.problem !== null} />
                  {!isWide && <ViewToggle view={filter.view} onChange={change} />}
                </div>
                <FilterChips filter={filter} onChange={change} onClear={clear} />
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
                      label: sortWords[sort],
                      disabled: sort === 'distance' && from === null,
                    }))}
                  />
                </Field>
              </div>
            </div>
            <Results
              found={found}
              view={filter.view ?? 'list'}
              from={from}
              nothing={
                <NothingFound
                  filter={filter}
                  from={from}
                  searched={found.effectiveRadius}
                  onChange={change}
                  onClear={clear}
                />
              }
            />
          </section>
          <aside className={style.aside} aria-label="Coming up">
            <UpcomingEvents from={from} />
            <Ready />
          </aside>
        </div>
      </Page>
      {!isWide && (
        <Drawer
          title="Filters"
          open={isFiltering}
          onOpenChange={setIsFiltering}
          footer={
            <>
              <Button onClick={clear}>Clear</Button>
              <Button variant="primary" onClick={() => setIsFiltering(false)}>
                {found.total === undefined ? 'Show listings' : `Show ${counted(found.total, 'item')}`}
              </Button>
            </>
          }
        >
          {panel}
        </Drawer>
      )}
      <Fab label="Create a listing" className={style.fab}>
        <Link to={paths.createListing}>
          <Plus aria-hidden="true" />
        </Link>
      </Fab>
    </>
  );
}

const sorts = ['distance', 'price_asc', 'price_desc', 'newest'] as const;

/** The reader goes to the events, and the keyboard with them. */
function showEvents() {
  const heading = document.getElementById('upcoming-events');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
