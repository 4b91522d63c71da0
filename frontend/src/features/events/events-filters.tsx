import { eventKindLabels, eventKinds } from '@entities/event/event-labels';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { useTypedPlace } from '@entities/listing/use-typed-place';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { MapPin } from 'lucide-react';
import type { FormEvent } from 'react';
import { type EventTimes, eventTimes } from './event-times';
import { type ChangeFilter, type EventsFilter, radii } from './events-filter';
import style from './events-page.module.css';

export type EventsFiltersProps = {
  readonly filter: EventsFilter;
  readonly view: 'list' | 'calendar' | 'map';
  /** Whether a place is known, typed or not. */
  readonly hasPlace: boolean;
  readonly onFilter: ChangeFilter;
};

/** Words and place are sent together; each choice takes effect at once. A month has its own time, and a map its own place. */
export function EventsFilters({ filter, view, hasPlace, onFilter }: EventsFiltersProps) {
  const isMember = useMember() !== undefined;
  const place = useTypedPlace(filter.near);
  const find = async (typed: string, words: string) => {
    const near = await place.find(typed);
    if (near !== 'unknown') onFilter({ near, search: words });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void find(place.text, wordsIn(event.currentTarget));
  };
  return (
    <Form className={style.filters} onSubmit={submit}>
      <div className={style.find}>
        <Field label="Search events">
          <TextInput
            key={filter.search}
            type="search"
            name="words"
            maxLength={200}
            defaultValue={filter.search}
            autoComplete="off"
            placeholder="Name, place or club"
          />
        </Field>
        <Button type="submit" busy={place.isFinding}>
          Search
        </Button>
      </div>
      <Field label="Near" error={place.error}>
        <TextInput
          value={place.text}
          maxLength={80}
          autoComplete="off"
          placeholder={hasPlace && !filter.near ? 'Your location' : 'ZIP or City, ST'}
          before={<MapPin aria-hidden="true" />}
          onChange={({ target }) => place.setText(target.value)}
        />
      </Field>
      <Field label="How far">
        <Select
          value={hasPlace ? filter.radius : 0}
          disabled={!hasPlace}
          onChange={({ target }) => onFilter({ radius: Number.parseInt(target.value, 10) })}
          options={distances}
        />
      </Field>
      <Field label="What kind">
        <Select
          value={filter.kind}
          onChange={({ target: { value } }) =>
            onFilter({ kind: eventKinds.find((kind) => kind === value) ?? 'any' })
          }
          options={kinds}
        />
      </Field>
      {view !== 'calendar' && (
        <Field label="When">
          <Select
            value={filter.when}
            onChange={({ target: { value } }) =>
              onFilter({ when: eventTimes.find((one) => one === value) ?? 'upcoming' })
            }
            options={times}
          />
        </Field>
      )}
      <PlaceGuesses
        guesses={place.guesses}
        className={style.whole}
        onTake={(guess) => {
          place.setText(guess);
          void find(guess, filter.search);
        }}
      />
      {view !== 'calendar' && filter.when === 'between' && (
        <>
          <Field label="From">
            <TextInput
              type="date"
              value={filter.from ?? ''}
              max={filter.until}
              onChange={({ target }) => onFilter({ from: target.value || undefined })}
            />
          </Field>
          <Field label="Until">
            <TextInput
              type="date"
              value={filter.until ?? ''}
              min={filter.from}
              onChange={({ target }) => onFilter({ until: target.value || undefined })}
            />
          </Field>
        </>
      )}
      {isMember && (
        <Checkbox
          className={style.whole}
          label="Only events that people I follow go to"
          checked={filter.friends}
          onChange={({ target }) => onFilter({ friends: target.checked })}
        />
      )}
    </Form>
  );
}

const wordsIn = (form: HTMLFormElement): string => String(new FormData(form).get('words') ?? '').trim();

const kinds = [
  { value: 'any', label: 'All kinds' },
  ...eventKinds.map((kind) => ({ value: kind, label: eventKindLabels[kind].many })),
];

const distances = [
  { value: 0, label: 'Anywhere' },
  ...radii.map((miles) => ({ value: miles, label: miles === 1000 ? 'Nationwide' : `${miles} miles` })),
];

const timeLabels: Readonly<Record<EventTimes, string>> = {
  upcoming: 'All to come',
  weekend: 'This weekend',
  '30-days': 'Next 30 days',
  between: 'Between two days',
  all: 'Past ones too',
};
const times = eventTimes.map((value) => ({ value, label: timeLabels[value] }));
