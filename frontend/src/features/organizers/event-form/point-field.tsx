import { requestLocation, useUserLocation } from '@lib/browser/user-location';
import { Button } from '@ui/actions/button';
import { FormField } from '@ui/forms/form-field';
import { TextInput } from '@ui/forms/text-input';
import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { type EventFields, pointOf } from './event-fields';
import style from './event-form.module.css';

type PointFieldProps = {
  readonly name: 'venue.point' | `venue.gates.${number}.point`;
  /** The path of its error in the contract. */
  readonly errorName: string;
  readonly label: string;
  readonly hint?: string;
};

/** A point on the map, typed or pasted as latitude and longitude, or taken from the device of whoever is there. */
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
