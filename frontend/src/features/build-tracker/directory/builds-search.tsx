import { statusLabels } from '@entities/build/build-labels';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { useTypedPlace } from '@entities/listing/use-typed-place';
import { radiusOptions } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type BuildsFilter, buildStatusesShown } from './builds-filter';
import style from './directory.module.css';

export type BuildsSearchProps = {
  readonly filter: BuildsFilter;
  /** Whether the reader's place is known. */
  readonly isLocated: boolean;
  readonly onChange: (change: Partial<BuildsFilter>) => void;
};

/** The names of makes and models load when a field is used. */
const Names = lazy(() => import('./vehicle-names').then((names) => ({ default: names.VehicleNames })));

/** Words, make, model, status, place, distance and order. Enter searches; a choice of a list takes effect at once. */
export function BuildsSearch({ filter, isLocated, onChange }: BuildsSearchProps) {
  const typed = useTyped(filter);
  const [isNameWanted, setNameWanted] = useState(false);
  const place = useTypedPlace(filter.near);
  const { setText } = place;
  const known = filter.near?.label ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another place
  useEffect(() => setText(known), [known]);

  const searchAt = (near: BuildsFilter['near']) =>
    onChange({
      search: typed.search.trim(),
      make: typed.make.trim(),
      model: typed.model.trim(),
      near,
    });
  const search = async (text: string) => {
    const found = await place.find(text);
    if (found !== 'unknown') searchAt(found);
  };
  const words = (name: 'search' | 'make' | 'model') => ({
    value: typed[name],
    autoComplete: 'off',
    enterKeyHint: 'search' as const,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      typed.set({ [name]: target.value });
      if (target.value === '' && filter[name] !== '') onChange({ [name]: '' });
    },
  });
  return (
    <Form
      aria-label="Search builds"
      className={style.find}
      onSubmit={(event) => {
        event.preventDefault();
        if (place.text.trim() === known) searchAt(filter.near);
        else void search(place.text);
      }}
    >
      <Field label="Search builds" hideLabel>
        <TextInput
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder="Name, car, words"
          maxLength={200}
          {...words('search')}
        />
      </Field>
      <Button type="submit" busy={place.isFinding}>
        Search
      </Button>
      <div className={style.narrow}>
        <Field label="Make">
          <TextInput
            list="known-makes"
            placeholder="Any make"
            maxLength={40}
            onFocus={() => setNameWanted(true)}
            {...words('make')}
          />
        </Field>
        <Field label="Model">
          <TextInput
            list="known-models-search"
            placeholder="Any model"
            maxLength={60}
            onFocus={() => setNameWanted(true)}
            {...words('model')}
          />
        </Field>
        <Field label="Status">
          <Select
            value={filter.status}
            onChange={({ target: { value } }) =>
              onChange({ status: buildStatusesShown.find((status) => status === value) ?? 'any' })
            }
            options={[
              { value: 'any', label: 'All' },
              ...buildStatusesShown.map((status) => ({ value: status, label: statusLabels[status].name })),
            ]}
          />
        </Field>
        <Field label="Near" error={place.error}>
          <TextInput
            value={place.text}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={isLocated ? 'Your location' : 'ZIP or City, ST'}
            onChange={({ target }) => place.setText(target.value)}
          />
        </Field>
        <Field label="How far">
          <Select
            value={filter.radius}
            disabled={!isLocated && !filter.near}
            onChange={({ target }) => onChange({ radius: Number.parseInt(target.value, 10) })}
            options={distances}
          />
        </Field>
        <Field label="Sort by">
          <Select
            value={filter.sort}
            onChange={({ target: { value } }) =>
              onChange({ sort: sorts.find((sort) => sort.value === value)?.value ?? 'active' })
            }
            options={sorts.filter(({ value }) => value !== 'near' || isLocated || filter.near !== undefined)}
          />
        </Field>
      </div>
      <PlaceGuesses
        guesses={place.guesses}
        onTake={(guess) => {
          place.setText(guess);
          void search(guess);
        }}
        className={style.guesses}
      />
      {isNameWanted && (
        <Suspense>
          <Names make={typed.make} />
        </Suspense>
      )}
    </Form>
  );
}

/** What is typed, until it is searched for; another address shows other words. */
function useTyped({ search, make, model }: BuildsFilter) {
  const [typed, setTyped] = useState({ search, make, model });
  useEffect(() => setTyped({ search, make, model }), [search, make, model]);
  return { ...typed, set: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })) };
}

const distances = [
  { value: 0, label: 'Anywhere' },
  ...radiusOptions.map((miles) => ({ value: miles, label: `${miles} miles` })),
];

const sorts = [
  { value: 'active', label: 'Last worked on' },
  { value: 'newest', label: 'Newest' },
  { value: 'near', label: 'Nearest' },
] as const;
