import { communityKindLabels } from '@entities/community/community-labels';
import { radiusOptions } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import style from './communities.module.css';
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

/** Words, kind, make and distance. Enter searches; a choice of a list takes effect at once. */
export function CommunitiesSearch({ filter, isLocated, onChange }: CommunitiesSearchProps) {
  const [words, setWords] = useState(filter.search);
  const [make, setMake] = useState(filter.make);
  const [isMakeUsed, setMakeUsed] = useState(false);
  return (
    <form
      aria-label="Search communities"
      className={style.search}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: words.trim(), make: make.trim() });
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
      <Button type="submit">Search</Button>
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
        <Field label="How far">
          <Select
            value={filter.radius}
            disabled={!isLocated}
            onChange={({ target }) => onChange({ radius: Number.parseInt(target.value, 10) })}
            options={distances}
          />
        </Field>
      </div>
      {isMakeUsed && (
        <Suspense>
          <MakeSuggestions />
        </Suspense>
      )}
    </form>
  );
}

const distances = [
  { value: 0, label: 'Anywhere' },
  ...radiusOptions.map((miles) => ({ value: miles, label: `${miles} miles` })),
];
