import { guessesOf, placeQuery } from '@entities/listing/place.queries';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { maxGates } from '@modules/events/gathering/gathering.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { TextInput } from '@ui/forms/text-input';
import { MapPin, Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import type { EventFields } from './event-fields';
import style from './event-form.module.css';
import { PointField } from './point-field';

/** Where it is: the venue, its town, its point and its gates. */
export function VenueFields() {
  const { register } = useFormContext<EventFields>();
  return (
    <FieldGroup legend="Where it is">
      <FormField name="venue.name" label="Venue" hint="Like Jefferson County Fair Park." required>
        <TextInput maxLength={120} autoComplete="off" {...register('venue.name')} />
      </FormField>
      <TownField />
      <FormField name="venue.address" label="Street address" optional>
        <TextInput maxLength={200} autoComplete="off" {...register('venue.address')} />
      </FormField>
      <PointField
        name="venue.point"
        errorName="venue.latitude"
        label="Exact point"
        hint="Latitude and longitude from any map. Left empty, the map shows the middle of the town."
      />
      <Gates />
    </FieldGroup>
  );
}

/** A ZIP code or "City, ST", looked up once it is typed. */
function TownField() {
  const { field } = useController<EventFields, 'venue.town'>({ name: 'venue.town' });
  const { formState, getValues, setValue } = useFormContext<EventFields>();
  const [typed, setTyped] = useState(field.value);
  useEffect(() => setTyped(field.value), [field.value]);
  const text = field.value.trim();
  const { data, error } = useQuery({ ...placeQuery(text), enabled: text !== '' });
  const take = (town: string) => {
    // the point of the place before is none of another town
    if (town.trim() !== field.value && getValues('venue.point') === formState.defaultValues?.venue?.point)
      setValue('venue.point', '');
    field.onChange(town.trim());
    field.onBlur();
  };
  return (
    <>
      <FormField name="venue.area" label="Town" hint="A ZIP code, or a city and state." required>
        <TextInput
          name="venue.area"
          ref={field.ref}
          value={typed}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => take(typed)}
          onKeyDown={({ key }) => key === 'Enter' && take(typed)}
        />
      </FormField>
      {data && text !== '' && data.area !== text && (
        <p className={style.found} role="status">
          <MapPin aria-hidden="true" /> {data.area}
        </p>
      )}
      <PlaceGuesses guesses={guessesOf(error)} onTake={take} />
    </>
  );
}

function Gates() {
  const { register, control } = useFormContext<EventFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'venue.gates' });
  return (
    <FieldGroup legend="Gates" hint="Optional. Where vendors and visitors come in.">
      {fields.length > 0 && (
        <div className={style.rows}>
          {fields.map(({ id }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often
            <div key={id} role="group" aria-label={`Gate ${index + 1}`} className={style.row}>
              <FormField name={`venue.gates.${index}.name`} label="Name">
                <TextInput
                  maxLength={40}
                  placeholder="Vendors, Gate 2"
                  {...register(`venue.gates.${index}.name`)}
                />
              </FormField>
              <PointField
                name={`venue.gates.${index}.point`}
                errorName={`venue.gates.${index}.latitude`}
                label="Its point"
              />
              <IconButton label={`Remove gate ${index + 1}`} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
        </div>
      )}
      {fields.length < maxGates && (
        <Button size="small" icon={<Plus />} onClick={() => append({ name: '', point: '' })}>
          Add a gate
        </Button>
      )}
    </FieldGroup>
  );
}
