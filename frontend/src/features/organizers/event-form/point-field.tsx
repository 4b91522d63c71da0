import { placeQuery } from '@entities/listing/place.queries';
import { requestLocation, useUserLocation } from '@lib/browser/user-location';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { FormField } from '@ui/forms/form-field';
import { TextInput } from '@ui/forms/text-input';
import { LocateFixed, MapPinned } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type EventFields, type Point, pointOf, readPoint } from './event-fields';
import style from './event-form.module.css';

type PointFieldProps = {
  readonly name: 'venue.point' | `venue.gates.${number}.point`;
  /** The path of its error in the contract. */
  readonly errorName: string;
  readonly label: string;
  readonly hint?: string;
};

/** A point: typed or pasted as latitude and longitude, taken from the device of whoever is there, or picked on a map. */
export function PointField({ name, errorName, label, hint }: PointFieldProps) {
  const { field } = useController<EventFields, PointFieldProps['name']>({ name });
  const [device, setDevice] = useState<'idle' | 'asking' | 'denied'>('idle');
  return (
    <div className={style.rows}>
      <FormField name={errorName} label={label} hint={hint} optional>
        <TextInput
          name={errorName}
          ref={field.ref}
          code
          inputMode="text"
          maxLength={60}
          placeholder="42.6834, -89.0187"
          autoComplete="off"
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </FormField>
      <Button
        size="small"
        icon={<LocateFixed />}
        busy={device === 'asking'}
        busyLabel="Finding you…"
        aria-label={`I am there: ${label}`}
        onClick={() => {
          requestLocation();
          setDevice('asking');
        }}
      >
        I am there
      </Button>
      <PickOnMap label={label} text={field.value} onPick={field.onChange} />
      {device === 'asking' && (
        <DevicePoint
          onFound={(point) => {
            setDevice('idle');
            field.onChange(point);
          }}
          onDenied={() => setDevice('denied')}
        />
      )}
      {device === 'denied' && (
        <p className={style.quiet} role="status">
          Your browser did not share where you are. Paste the point from a map instead.
        </p>
      )}
    </div>
  );
}

const loadPicker = () => import('./point-picker');
const PointPicker = lazy(loadPicker);

type PickOnMapProps = {
  readonly label: string;
  /** The point as it is typed now. */
  readonly text: string;
  readonly onPick: (point: string) => void;
};

/** Without a point, the map begins at the venue or its town. */
function PickOnMap({ label, text, onPick }: PickOnMapProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [point, town] = useWatch<EventFields, ['venue.point', 'venue.town']>({
    name: ['venue.point', 'venue.town'],
  });
  const { data } = useQuery({ ...placeQuery(town.trim()), enabled: isOpen && town.trim() !== '' });
  const own = known(text);
  const near = known(point) ?? data ?? null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        icon={<MapPinned />}
        aria-label={`Pick on a map: ${label}`}
        aria-haspopup="dialog"
        onPointerEnter={loadPicker}
        onClick={() => setOpen(true)}
      >
        Pick on a map
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PointPicker
            key={near ? 'near' : 'anywhere'}
            label={label}
            point={own}
            near={near}
            onPick={(picked) => {
              onPick(pointOf(picked));
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** null for one that is empty, or cannot be read. */
function known(text: string): Point | null {
  const point = readPoint(text, nowhere);
  return Number.isFinite(point.latitude) && Math.abs(point.latitude) <= 85 && Math.abs(point.longitude) <= 180
    ? point
    : null;
}
const nowhere = { latitude: Number.NaN, longitude: Number.NaN };

type DevicePointProps = { readonly onFound: (point: string) => void; readonly onDenied: () => void };

/** Mounted while the device is asked. */
function DevicePoint({ onFound, onDenied }: DevicePointProps) {
  const { status, location } = useUserLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is passed on once
  useEffect(() => {
    if (location) onFound(pointOf(location));
    else if (status === 'denied') onDenied();
  }, [status, location]);
  return null;
}
