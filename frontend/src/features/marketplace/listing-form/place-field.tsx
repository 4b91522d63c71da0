import { KnownPlaces } from '@entities/listing/known-places';
import { namedPlaceQuery } from '@entities/listing/place.queries';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { rememberPlace } from '@lib/browser/recent-places';
import { requestLocation, useUserLocation } from '@lib/browser/user-location';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { FormField } from '@ui/forms/form-field';
import { TextInput } from '@ui/forms/text-input';
import { LocateFixed, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ListingFields, ListingPlace } from './listing-form-fields';
import style from './place-field.module.css';

/** The listing's place: the device's location, or a ZIP code or "City, ST", looked up once it is typed. */
export function PlaceField({ label = 'Where it is' }: { readonly label?: string }) {
  const { field } = useController<ListingFields, 'place'>({ name: 'place' });
  const [device, setDevice] = useState<'idle' | 'asking' | 'denied'>('idle');
  const choose = (place: ListingPlace) => {
    setDevice('idle');
    field.onChange(place);
    field.onBlur();
  };
  return (
    <div className={style.place}>
      <FormField
        name="place"
        label={label}
        hint="A ZIP code, or a city and state. Others see a point within about a mile, never your address."
        required
      >
        <PlaceInput name={field.name} inputRef={field.ref} place={field.value} onPlace={choose} />
      </FormField>
      <FoundPlace place={field.value} />
      <Guesses place={field.value} onTake={(text) => choose({ text })} />
      {'text' in field.value && field.value.text.trim() === '' && (
        <KnownPlaces onTake={(text) => choose({ text })} />
      )}
      <Button
        size="small"
        icon={<LocateFixed />}
        busy={device === 'asking'}
        busyLabel="Finding you…"
        onClick={() => {
          requestLocation();
          setDevice('asking');
        }}
      >
        Use my location
      </Button>
      {device === 'asking' && <DeviceLocationStatus onFound={choose} onDenied={() => setDevice('denied')} />}
      {device === 'denied' && (
        <p className={style.denied} role="status">
          Your browser did not share your location. Enter a ZIP code or a city instead.
        </p>
      )}
    </div>
  );
}

type PlaceInputProps = {
  readonly name: string;
  readonly inputRef: (input: HTMLInputElement | null) => void;
  readonly place: ListingPlace;
  readonly onPlace: (place: ListingPlace) => void;
};

/** Commits on blur or Enter, so that a partly typed ZIP code is never looked up. */
function PlaceInput({ name, inputRef, place, onPlace }: PlaceInputProps) {
  const settled = 'text' in place ? place.text : '';
  const [typed, setTyped] = useState(settled);
  useEffect(() => setTyped(settled), [settled]);
  return (
    <TextInput
      name={name}
      ref={inputRef}
      value={typed}
      maxLength={80}
      autoComplete="postal-code"
      placeholder={'text' in place ? undefined : 'Using your location'}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if ('text' in place || typed.trim() !== '') onPlace({ text: typed.trim() });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPlace({ text: typed.trim() });
      }}
    />
  );
}

function FoundPlace({ place }: { readonly place: ListingPlace }) {
  const text = 'text' in place ? place.text.trim() : '';
  const { data } = useQuery({ ...namedPlaceQuery(text), enabled: text !== '' });
  const area = data?.area;
  useEffect(() => {
    if (area) rememberPlace(area);
  }, [area]);
  const words = 'text' in place ? area : 'Your location, shown within about a mile';
  return (
    <p className={style.found} role="status">
      {words && (
        <>
          <MapPin aria-hidden="true" /> {words}
        </>
      )}
    </p>
  );
}

function Guesses({
  place,
  onTake,
}: {
  readonly place: ListingPlace;
  readonly onTake: (text: string) => void;
}) {
  const text = 'text' in place ? place.text.trim() : '';
  const { data } = useQuery({ ...namedPlaceQuery(text), enabled: text !== '' });
  return <PlaceGuesses guesses={(text !== '' && data?.guesses) || []} onTake={onTake} />;
}

type DeviceLocationStatusProps = {
  readonly onFound: (place: ListingPlace) => void;
  readonly onDenied: () => void;
};

/** Mounted while the device is asked for its location. */
function DeviceLocationStatus({ onFound, onDenied }: DeviceLocationStatusProps) {
  const { status, location } = useUserLocation();
  useEffect(() => {
    if (location) onFound({ latitude: location.latitude, longitude: location.longitude });
    else if (status === 'denied') onDenied();
  }, [status, location, onFound, onDenied]);
  return null;
}
