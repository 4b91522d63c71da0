import type { MyProfile } from '@modules/members/profile/profile.contract';
import { Button } from '@ui/button';
import { Field } from '@ui/field';
import { IconButton } from '@ui/icon-button';
import { NumberInput, TextInput } from '@ui/text-input';
import { X } from 'lucide-react';
import { useState } from 'react';
import style from './account-page.module.css';

export type Car = MyProfile['garage'][number];

const blank = { year: '', make: '', model: '' };

/** The vehicles that a member owns: a list, and a line to add one. */
export function GarageFields({
  cars,
  onChange,
}: {
  readonly cars: readonly Car[];
  readonly onChange: (cars: readonly Car[]) => void;
}) {
  const [next, setNext] = useState(blank);
  const year = Number(next.year);
  const car: Car = { year, make: next.make.trim(), model: next.model.trim() };
  const isComplete = year >= 1885 && year <= 2100 && car.make !== '' && car.model !== '';
  const isThere = cars.some((one) => nameOf(one) === nameOf(car));

  function add() {
    onChange([...cars, car]);
    setNext(blank);
  }

  const part = (name: keyof typeof blank) => ({
    value: next[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setNext({ ...next, [name]: event.target.value }),
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
                label={`Take ${nameOf(owned)} out`}
                onClick={() => onChange(cars.filter((one) => one !== owned))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={style.carParts}>
        <Field label="Year">
          <NumberInput min={1885} max={2100} {...part('year')} />
        </Field>
        <Field label="Make">
          <TextInput maxLength={40} {...part('make')} />
        </Field>
        <Field label="Model">
          <TextInput maxLength={60} {...part('model')} />
        </Field>
      </div>
      <Button onClick={add} disabled={!isComplete || isThere || cars.length >= 20}>
        Add vehicle
      </Button>
    </fieldset>
  );
}

const nameOf = ({ year, make, model }: Car): string => `${year} ${make} ${model}`;
