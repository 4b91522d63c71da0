import { readWhole } from '@modules/kernel/http/amounts.schemas';
import type { MyProfile } from '@modules/members/profile/profile.contract';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import style from '../account-page.module.css';

export type Car = MyProfile['garage'][number];

/** A vehicle that may be partly typed. */
export type CarInput = Readonly<Record<'year' | 'make' | 'model', string>>;
export const blankCar: CarInput = { year: '', make: '', model: '' };

/** The vehicle typed into the fields. */
export function parseCar({ year, make, model }: CarInput): Car | 'none' | 'unfinished' {
  const car: Car = { year: readWhole(year) ?? 0, make: make.trim(), model: model.trim() };
  if (year === '' && car.make === '' && car.model === '') return 'none';
  const isWhole = car.year >= 1885 && car.year <= 2100 && car.make !== '' && car.model !== '';
  return isWhole ? car : 'unfinished';
}

export type GarageFieldsProps = {
  readonly cars: readonly Car[];
  readonly onChange: (cars: readonly Car[]) => void;
  /** The vehicle being typed. */
  readonly next: CarInput;
  readonly onNext: (next: CarInput) => void;
  readonly error: string | undefined;
};

/** The vehicles that a member owns: a list, and a line to add one. */
export function GarageFields({ cars, onChange, next, onNext, error }: GarageFieldsProps) {
  const car = parseCar(next);
  const [removed, setRemoved] = useState<Car>();
  const isThere = typeof car === 'object' && isIn(cars, car);

  function add() {
    if (typeof car !== 'object') return;
    onChange([...cars, car]);
    onNext(blankCar);
  }

  const part = (name: keyof CarInput) => ({
    value: next[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onNext({ ...next, [name]: event.target.value }),
  });
  return (
    <fieldset className={style.garage}>
      <legend>Garage</legend>
      {cars.length > 0 && (
        <ul className={style.cars}>
          {cars.map((owned) => (
            <li key={nameOf(owned)}>
              {nameOf(owned)}
              <IconButton
                label={`Remove ${nameOf(owned)}`}
                onClick={() => {
                  onChange(cars.filter((one) => one !== owned));
                  setRemoved(owned);
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {removed && !isIn(cars, removed) && (
        <Notice
          action={
            <Button size="small" icon={<Undo2 />} onClick={() => onChange([...cars, removed])}>
              Undo
            </Button>
          }
        >
          {nameOf(removed)} removed.
        </Notice>
      )}
      <div className={style.carParts}>
        <Field label="Year">
          <NumberInput
            inputMode="numeric"
            aria-invalid={error !== undefined || undefined}
            {...part('year')}
          />
        </Field>
        <Field label="Make">
          <TextInput maxLength={40} {...part('make')} />
        </Field>
        <Field label="Model">
          <TextInput maxLength={60} {...part('model')} />
        </Field>
      </div>
      {error && <Notice tone="problem">{error}</Notice>}
      <Button onClick={add} disabled={typeof car !== 'object' || isThere || cars.length >= 20}>
        Add vehicle
      </Button>
    </fieldset>
  );
}

export const isIn = (cars: readonly Car[], car: Car): boolean =>
  cars.some((one) => nameOf(one) === nameOf(car));

export const nameOf = ({ year, make, model }: Car): string => `${year} ${make} ${model}`;
