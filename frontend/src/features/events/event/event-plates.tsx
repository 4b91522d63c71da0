import { weatherLabels } from '@entities/event/event-labels';
import { MapLink } from '@entities/event/map-link';
import { dollarsOf, zoneInWords } from '@lib/format';
import type { EventPage } from '@modules/events/events.contract';
import { Plate } from '@ui/data/plate';
import { OuterLink } from '@ui/prose/outer-link';
import style from './event-page.module.css';

type OfEvent = { readonly event: EventPage };

/** The venue with its gates. */
export function WherePlate({ event: { venue, weather, timeZone } }: OfEvent) {
  const { name, area, address, gates } = venue;
  return (
    <Plate
      title="Where"
      facts={[
        { label: 'Venue', value: name, wide: true },
        { label: 'Address', value: address, wide: true },
        { label: 'Town', value: area, wide: true },
        {
          label: 'Gates',
          value: gates.length > 0 && (
            <ul role="list" className={style.lines}>
              {gates.map((gate) => (
                <li key={`${gate.name} ${gate.latitude} ${gate.longitude}`}>
                  <MapLink at={gate} title={`${gate.name} on a map`}>
                    {gate.name}
                  </MapLink>
                </li>
              ))}
            </ul>
          ),
          wide: true,
        },
        { label: 'Weather', value: weather && weatherLabels[weather], wide: true },
        { label: 'Time zone', value: zoneInWords(timeZone), wide: true },
        {
          label: 'Map',
          value: (
            <MapLink at={venue} title={name}>
              Show on a map
            </MapLink>
          ),
          wide: true,
        },
      ].filter(({ value }) => value !== false)}
    />
  );
}

/** What it costs to get in. */
export function AdmissionPlate({ event: { admission } }: OfEvent) {
  if (admission.length === 0) return null;
  return (
    <Plate
      title="Admission"
      facts={admission.map(({ label, cents }) => ({ label, value: cents === 0 ? 'Free' : dollarsOf(cents) }))}
    />
  );
}

/** How the public reaches the organizer. */
export function ContactPlate({ event: { contact } }: OfEvent) {
  const { email, phone, website } = contact;
  if (!email && !phone && !website) return null;
  return (
    <Plate
      title="Contact"
      facts={[
        { label: 'E-mail', value: email && <a href={`mailto:${email}`}>{email}</a>, wide: true },
        {
          label: 'Phone',
          value: phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,
          wide: true,
        },
        {
          label: 'Website',
          value: website && (
            <OuterLink href={website}>{website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</OuterLink>
          ),
          wide: true,
        },
      ]}
    />
  );
}
