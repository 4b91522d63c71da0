import { profileQuery } from '@entities/member/member.queries';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@ui/forms/checkbox';
import { RadioGroup } from '@ui/forms/radio-group';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { CarFields } from '../form/vehicle-fields';
import { carName, type StartFields, vehicleOf } from './start-fields';

/** A car of the garage, or another one. Without a garage only the fields. */
export function GarageChoice() {
  const { control, register, setValue, getValues } = useFormContext<StartFields>();
  const { data: profile } = useQuery(profileQuery);
  const car = useWatch({ control, name: 'car' });
  const garage = profile?.garage ?? [];
  const chosen = car || another;
  const isAnother = garage.length === 0 || chosen === another;

  const choose = (name: string) => {
    setValue('car', name, { shouldDirty: true });
    const found = garage.find((one) => carName(one) === name);
    const { vin } = getValues('vehicle');
    setValue(
      'vehicle',
      found ? vehicleOf(found, vin) : { year: '', make: '', model: '', nickname: '', vin },
      {
        shouldDirty: true,
        shouldValidate: found !== undefined,
      },
    );
  };
  return (
    <>
      {garage.length > 0 && (
        <Controller
          control={control}
          name="car"
          render={({ field: { name } }) => (
            <RadioGroup
              legend="Which car"
              name={name}
              value={chosen}
              onValueChange={choose}
              options={[
                ...garage.map((one) => ({
                  value: carName(one),
                  label: carName(one),
                  hint: 'From your garage',
                })),
                { value: another, label: 'Another car' },
              ]}
            />
          )}
        />
      )}
      {isAnother && (
        <>
          <CarFields />
          <Checkbox
            label="Put it into my garage"
            hint="Your profile can show your garage, and we tell you what fits your cars."
            {...register('inGarage')}
          />
        </>
      )}
    </>
  );
}

const another = 'another';
