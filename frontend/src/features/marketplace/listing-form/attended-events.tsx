import { eventsQuery } from '@entities/event/events.queries';
import { placeQuery } from '@entities/listing/place.queries';
import { dayIn } from '@lib/format';
import { maxAttended } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldGroup } from '@ui/forms/field-group';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import style from './listing-form.module.css';
import type { ListingFields } from './listing-form-fields';

/** Announced events within 500 miles, as checkboxes: the seller can bring the item to those that they attend. Nothing when there are none. */
export function AttendedEvents() {
  const near = useNear();
  const { data: found = [] } = useQuery(
    eventsQuery({ upcoming: true, ...(near && { near, radius: farthest }) }),
  );
  const events = near ? found : [];
  const { field } = useController<ListingFields, 'wanted.attends'>({ name: 'wanted.attends' });
  const [isWhole, setIsWhole] = useState(false);
  if (!events.length) return null;
  const shown = events.filter(({ id }, at) => isWhole || at < atFirst || field.value.includes(id));
  const isFull = events.filter(({ id }) => field.value.includes(id)).length >= maxAttended;
  return (
    <FieldGroup
      legend="Events I am going to"
      hint="Sellers see where they can hand it to you. The soonest come first."
    >
      <div className={style.accepted}>
        {shown.map(({ id, title, date, timeZone, location }) => (
          <Checkbox
            key={id}
            label={title}
            hint={`${dayIn(date, timeZone)} · ${location}`}
            checked={field.value.includes(id)}
            disabled={isFull && !field.value.includes(id)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...field.value, id] : field.value.filter((other) => other !== id),
              )
            }
          />
        ))}
      </div>
      {shown.length < events.length && (
        <div>
          <Button size="small" onClick={() => setIsWhole(true)}>
            Show all {events.length} events
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

const atFirst = 6;
/** The maximum miles to a swap meet that is worth the drive. */
const farthest = 500;

/** The point of the place in the form; undefined until it is known. */
function useNear() {
  const place = useWatch<ListingFields, 'place'>({ name: 'place' });
  const text = 'text' in place ? place.text.trim() : '';
  const { data } = useQuery({ ...placeQuery(text), enabled: text.length > 2 });
  const point = 'text' in place ? data : place;
  return point && { latitude: point.latitude, longitude: point.longitude };
}
