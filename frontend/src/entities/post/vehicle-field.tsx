import { profileQuery } from '@entities/member/member.queries';
import {
  MakeSuggestions,
  ModelSuggestions,
  makesId,
  modelsId,
} from '@entities/part-form/vehicle-suggestions';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { ChipRow, ToggleChip } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { TextInput } from '@ui/forms/text-input';
import { useId } from 'react';
import style from './vehicle-field.module.css';
import { noVehicle, type TypedVehicle } from './vehicle-of';

export type VehicleFieldProps = {
  readonly vehicle: TypedVehicle;
  readonly onChange: (vehicle: TypedVehicle) => void;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
};

/** The vehicle that a post is about: one of the member's garage in a press, or any make and model. */
export function VehicleField({ vehicle, onChange, problem }: VehicleFieldProps) {
  const isMember = useMember() !== undefined;
  const { data: profile } = useQuery({ ...profileQuery, enabled: isMember });
  const row = useId();
  const { make, model } = vehicle;
  return (
    <FieldGroup legend="Which vehicle is it about?" hint="Others who follow that make or model find it then.">
      {profile && profile.garage.length > 0 && (
        <ChipRow label="From my garage">
          {profile.garage.map((car) => {
            const isChosen = car.make === make && car.model === model;
            return (
              <ToggleChip
                key={`${car.year} ${car.make} ${car.model} ${car.nickname ?? ''}`}
                pressed={isChosen}
                onPressedChange={() => onChange(isChosen ? noVehicle : { make: car.make, model: car.model })}
              >
                {car.year} {car.make} {car.model}
              </ToggleChip>
            );
          })}
        </ChipRow>
      )}
      <MakeSuggestions />
      <ModelSuggestions row={row} make={make} />
      <div className={style.fields}>
        <Field label="Make" error={problem}>
          <TextInput
            maxLength={40}
            list={makesId}
            value={make}
            onChange={({ target }) => onChange({ ...vehicle, make: target.value })}
          />
        </Field>
        <Field label="Model" optional>
          <TextInput
            maxLength={60}
            list={modelsId(row)}
            value={model}
            onChange={({ target }) => onChange({ ...vehicle, model: target.value })}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
