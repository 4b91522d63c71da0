import { HelpAbout } from '@entities/help/help-about';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { useTypedPlace } from '@entities/listing/use-typed-place';
import { radiusOptions } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { ChipRow, ToggleChip } from '@ui/data/chip';
import { RingMark } from '@ui/data/ring';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Changes, SearchFilter } from './search-filter';
import style from './search-hero.module.css';
import { emptyCategory, isQuick, quickChips, radiusLabel, ringsOf } from './search-labels';

import { ViewToggle } from './search-view';

export type SearchHeroProps = {
  readonly filter: SearchFilter;
  readonly onChange: (changes: Changes) => void;
  /** Whether the device's location is known. */
  readonly isLocated: boolean;
  /** There is room for the view toggle beside the chips. */
  readonly isWide: boolean;
  /** Called when "Swap Meets" is pressed. */
  readonly onSwapMeets: () => void;
};

/** The search form, the quick filters, and the switch between list and map. */
export function SearchHero({ filter, onChange, isLocated, isWide, onSwapMeets }: SearchHeroProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasSearched = Boolean(filter.search ?? filter.near ?? filter.view);
  const isFolded = !isWide && hasSearched && !isOpen;
  const hero = useRef<HTMLElement>(null);
  const isPast = useIsPast(hero);
  const goBackToIt = () => {
    window.scrollTo(0, 0);
    setIsOpen(true);
  };
  const heading = 'Find classic parts and vehicles near you';
  return (
    <section ref={hero} className={style.hero} aria-labelledby="search-heading">
      {!isWide && isPast && (
        <div className={style.stuck}>
          <Folded words={askedIn(filter, isLocated)} onPress={goBackToIt} />
        </div>
      )}
      <Rings />
      <div className={style.inner}>
        {isFolded ? (
          <VisuallyHidden as="h1" id="search-heading">
            {heading}
          </VisuallyHidden>
        ) : (
          <h1 id="search-heading" className={style.heading}>
            {heading}
          </h1>
        )}
        {isFolded ? (
          <Folded words={askedIn(filter, isLocated)} onPress={() => setIsOpen(true)} />
        ) : (
          <SearchForm
            key={`${filter.search ?? ''} ${filter.near?.label ?? ''}`}
            filter={filter}
            onChange={(changes) => {
              setIsOpen(false);
              onChange(changes);
            }}
            isLocated={isLocated}
            takesFocus={isOpen}
          />
        )}
        {!(isFolded && filter.view === 'map') && (
          <div className={style.quick}>
            <ChipRow label="Quick filters" scroll>
              {quickChips.map(({ label, sets }) => {
                const pressed = isQuick(filter, sets);
                return (
                  <ToggleChip
                    key={label}
                    pressed={pressed}
                    onPressedChange={() =>
                      onChange(pressed ? { categoryPrimary: undefined, categorySub: undefined } : sets)
                    }
                  >
                    {label}
                  </ToggleChip>
                );
              })}
              <ToggleChip
                pressed={false}
                onPressedChange={() => {
                  onChange(emptyCategory);
                  onSwapMeets();
                }}
              >
                Swap Meets
              </ToggleChip>
            </ChipRow>
            {isWide && <ViewToggle view={filter.view} onChange={onChange} />}
          </div>
        )}
      </div>
    </section>
  );
}

/** A search in one line; a press opens it for editing. */
function Folded({ words, onPress }: { readonly words: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={style.folded} onClick={onPress}>
      <Search aria-hidden="true" />
      <span className={style.asked}>{words}</span>
      <span className={style.change}>Change</span>
    </button>
  );
}

/** Whether the reader has scrolled past an element. */
function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false));
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isPast;
}

/** "327 block · Janesville, WI · 200 miles": a search in one line. */
function askedIn({ search, near, radius }: SearchFilter, isLocated: boolean): string {
  const place = near?.label ?? (isLocated ? 'Your location' : undefined);
  const around = radius === undefined || !place ? 'Any distance' : radiusLabel(radius);
  return [search ?? 'Everything', place, around].filter(Boolean).join(' · ');
}

function SearchForm({
  filter,
  onChange,
  isLocated,
  takesFocus,
}: Omit<SearchHeroProps, 'isWide' | 'onSwapMeets'> & {
  /** Whether a press opened it. */
  readonly takesFocus: boolean;
}) {
  const [words, setWords] = useState(filter.search ?? '');
  const place = useTypedPlace(filter.near);
  const [isOffered, setOffered] = useState(false);
  const hasPlace = isLocated || place.text.trim() !== '';
  const search = async (typed: string) => {
    const near = await place.find(typed);
    if (near === 'unknown') return;
    onChange({ search: words.trim() || undefined, near });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(place.text);
  };
  const take = (guess: string) => {
    place.setText(guess);
    void search(guess);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches, in every browser and reader
    <form role="search" className={style.form} onSubmit={submit}>
      <Field label="Keywords" className={style.words}>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoFocus={takesFocus}
          value={words}
          maxLength={200}
          placeholder="327 block, ’66 Chevelle, hubcap"
          before={<Search aria-hidden="true" />}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Field label="Near" className={style.near} error={place.error}>
        <TextInput
          value={place.text}
          maxLength={80}
          autoComplete="off"
          placeholder={isLocated ? 'Your location' : 'ZIP or City, ST'}
          before={<MapPin aria-hidden="true" />}
          onFocus={() => setOffered(true)}
          onChange={(event) => place.setText(event.target.value)}
        />
      </Field>
      <Field label="Radius" help={<HelpAbout word="radius" label="Radius" />} className={style.radius}>
        <Select
          value={hasPlace ? (filter.radius ?? '') : ''}
          disabled={!hasPlace}
          onChange={({ target: { value } }) =>
            onChange({ radius: radiusOptions.find((miles) => String(miles) === value) })
          }
        >
          {!hasPlace && <option value="">Add a place</option>}
          {hasPlace && filter.radius === undefined && <option value="">Any distance</option>}
          {radiusOptions.map((miles) => (
            <option key={miles} value={miles}>
              {radiusLabel(miles)}
            </option>
          ))}
        </Select>
      </Field>
      <RingMark filled={ringsOf(filter.radius)} className={style.mark ?? ''} />
      <Button type="submit" variant="primary" busy={place.isFinding} className={style.submit}>
        Search
      </Button>
      <PlaceGuesses guesses={place.guesses} onTake={take} className={style.guesses} />
      {isOffered && place.text === (filter.near?.label ?? '') && (
        <Suspense>
          <KnownPlaces onTake={take} className={style.guesses} />
        </Suspense>
      )}
    </form>
  );
}

/** Loads when the place is asked for. */
const KnownPlaces = lazy(() =>
  import('@entities/listing/known-places').then((places) => ({ default: places.KnownPlaces })),
);

/** A large, faint drawing of distance rings behind the search. */
function Rings() {
  return (
    <svg className={style.rings} viewBox="0 0 400 400" aria-hidden="true">
      {[40, 84, 128, 172].map((r) => (
        <circle key={r} cx="200" cy="200" r={r} />
      ))}
      <circle cx="200" cy="200" r="5" className={style.middle} />
    </svg>
  );
}
