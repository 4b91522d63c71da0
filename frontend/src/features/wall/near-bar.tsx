import type { Point } from '@entities/listing/listing.queries';
import { type NamedPlace, placeIn } from '@entities/listing/named-place';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { useTypedPlace } from '@entities/listing/use-typed-place';
import { useDevicePoint } from '@lib/browser/user-location';
import { defaultRadius, radiusOptions } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { MapPin } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { radiusIn } from './near-place';
import style from './wall-page.module.css';

export interface NearPlace {
  /** null while no place is known. */
  readonly from: Point | null;
  /** Typed instead of the place of the device. */
  readonly typed: NamedPlace | undefined;
  /** Miles. */
  readonly radius: number;
}

/** The place and the radius as home has them: typed ones in the address, else the place of the device. */
export function useNearPlace(): NearPlace {
  const device = useDevicePoint();
  const [address] = useSearchParams();
  const typed = placeIn(address);
  return { from: typed ?? (device && hundredths(device)), typed, radius: radiusIn(address) };
}

/** About half a mile, so that the feed stays the same while one sits on the porch. */
const hundredths = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** Says which place and radius "near me" is, and changes both. */
export function NearBar({ near: { from, typed, radius } }: { readonly near: NearPlace }) {
  const [address, setAddress] = useSearchParams();
  const place = useTypedPlace(typed);
  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setAddress(next, { preventScrollReset: true });
  };
  const find = async (text: string) => {
    const found = await place.find(text);
    if (found === 'unknown') return;
    change({ near: found && `${found.latitude},${found.longitude}`, place: found?.label });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(place.text);
  };
  return (
    <Form className={style.near} onSubmit={submit}>
      <p className={style.nearWords} role="status">
        {from
          ? `Posts within ${radius} miles of ${typed?.label ?? 'your location'}`
          : 'Say where you are to see posts near you.'}
      </p>
      <Field label="Near" className={style.nearPlace} error={place.error}>
        <TextInput
          value={place.text}
          maxLength={80}
          autoComplete="off"
          placeholder={from && !typed ? 'Your location' : 'ZIP or City, ST'}
          before={<MapPin aria-hidden="true" />}
          onChange={({ target }) => place.setText(target.value)}
        />
      </Field>
      <Field label="Radius" className={style.nearRadius}>
        <Select
          value={radius}
          onChange={({ target }) =>
            change({ radius: target.value === String(defaultRadius) ? undefined : target.value })
          }
          options={radiusOptions.map((miles) => ({
            value: miles,
            label: miles === 1000 ? 'Nationwide' : `${miles} miles`,
          }))}
        />
      </Field>
      <Button type="submit" busy={place.isFinding}>
        Show
      </Button>
      <PlaceGuesses
        guesses={place.guesses}
        onTake={(guess) => {
          place.setText(guess);
          void find(guess);
        }}
      />
    </Form>
  );
}
