import { communityKindLabels } from '@entities/community/community-labels';
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
import style from '../communities.module.css';
import { type CommunitiesFilter, communityKinds } from './communities-filter';

export type CommunitiesSearchProps = {
  readonly filter: CommunitiesFilter;
  /** Whether the reader's place is known. */
  readonly isLocated: boolean;
  readonly onChange: (change: Partial<CommunitiesFilter>) => void;
};

/** The names of makes load when the field is used. */
const MakeSuggestions = lazy(() =>
  import('@entities/part-form/vehicle-suggestions').then((names) => ({ default: names.MakeSuggestions })),
);
const makesId = 'known-makes';

/** Words, kind, make, place and distance. Enter searches; a choice of a list takes effect at once. */
export function CommunitiesSearch({ filter, isLocated, onChange }: CommunitiesSearchProps) {
  const [words, setWords] = useState(filter.search);
  const [make, setMake] = useState(filter.make);
  const [isMakeUsed, setMakeUsed] = useState(false);
  const place = useTypedPlace(filter.near);
  const { setText } = place;
  const known = filter.near?.label ?? '';
  useEffect(() => setWords(filter.search), [filter.search]);
  useEffect(() => setMake(filter.make), [filter.make]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another place
  useEffect(() => setText(known), [known]);

  const searchAt = (near: CommunitiesFilter['near']) =>
    onChange({ search: words.trim(), make: make.trim(), near });
  const search = async (typed: string) => {
    const found = await place.find(typed);
    if (found !== 'unknown') searchAt(found);
  };
  return (
    <Form
      aria-label="Search communities"
      className={style.find}
      onSubmit={(event) => {
        event.preventDefault();
        if (place.text.trim() === known) searchAt(filter.near);
        else void search(place.text);
      }}
    >
      <Field label="Search communities" hideLabel className={style.words}>
        <TextInput
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder="Name, car, place"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            if (target.value === '' && filter.search !== '') onChange({ search: '' });
          }}
        />
      </Field>
      <Button type="submit" busy={place.isFinding}>
        Search
      </Button>
      <div className={style.narrow}>
        <Field label="What kind">
          <Select
            value={filter.kind}
            onChange={({ target: { value } }) =>
              onChange({ kind: communityKinds.find((kind) => kind === value) ?? 'any' })
            }
            options={[
              { value: 'any', label: 'All kinds' },
              ...communityKinds.map((kind) => ({ value: kind, label: communityKindLabels[kind].many })),
            ]}
          />
        </Field>
        <Field label="Make">
          <TextInput
            list={makesId}
            placeholder="Any make"
            maxLength={40}
            autoComplete="off"
            enterKeyHint="search"
            value={make}
            onFocus={() => setMakeUsed(true)}
            onChange={({ target }) => {
              setMake(target.value);
              if (target.value === '' && filter.make !== '') onChange({ make: '' });
            }}
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
      </div>
      <PlaceGuesses
        guesses={place.guesses}
        onTake={(guess) => {
          place.setText(guess);
          void search(guess);
        }}
        className={style.guesses}
      />
      {isMakeUsed && (
        <Suspense>
          <MakeSuggestions />
        </Suspense>
      )}
    </Form>
  );
}

const distances = [
  { value: 0, label: 'Anywhere' },
  ...radiusOptions.map((miles) => ({ value: miles, label: `${miles} miles` })),
];
