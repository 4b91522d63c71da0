import { eventChoicesQuery } from '@entities/event/found-events.queries';
import { placeQuery } from '@entities/listing/place.queries';
import { dayIn, dayItself } from '@lib/format';
import type { EventView } from '@modules/events/events.contract';
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
  const { data: found = [] } = useQuery(eventChoicesQuery({ ...(near && { ...near, radius: farthest }) }));
  const events = near ? found.filter(({ status }) => status === 'on' || status === 'moved') : [];
  const { field } = useController<ListingFields, 'wanted.attends'>({ name: 'wanted.attends' });
  const [isWhole, setIsWhole] = useState(false);
  if (!events.length) return null;
  const soonest = firstOfEach(events).slice(0, atFirst);
  const shown = events.filter(
    (event) => isWhole || soonest.includes(event) || field.value.includes(event.dateId),
  );
  const isFull = events.filter(({ dateId }) => field.value.includes(dateId)).length >= maxAttended;
  return (
    <FieldGroup
      legend="Events I am going to"
      hint="Sellers see where they can hand it to you. The soonest come first."
    >
      <div className={style.accepted}>
        {shown.map(({ dateId, title, day, location, season }) => (
          <Checkbox
            key={dateId}
            label={season === 'once' ? title : `${title}, ${dayIn(...dayItself(day))}`}
            hint={season === 'once' ? `${dayIn(...dayItself(day))} · ${location}` : location}
            checked={field.value.includes(dateId)}
            disabled={isFull && !field.value.includes(dateId)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...field.value, dateId] : field.value.filter((other) => other !== dateId),
              )
            }
          />
        ))}
      </div>
      {shown.length < events.length && (
        <div>
          <Button size="small" onClick={() => setIsWhole(true)}>
            Show all {events.length} dates
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** The next date of each event: a weekly one leaves room for others. */
const firstOfEach = (dates: readonly EventView[]) => [
  ...dates
    .reduce(
      (first, date) => (first.has(date.id) ? first : first.set(date.id, date)),
      new Map<string, EventView>(),
    )
    .values(),
];

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
