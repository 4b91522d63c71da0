import type { Photos } from '@entities/photo/use-photos';
import type { ReactNode } from 'react';
import { EventPhotos } from './event-photos';
import { EventWords, TimeZoneField } from './event-words';
import { AdmissionFields, RulesAndContact, ScheduleFields } from './plan-fields';
import { VenueFields } from './venue-fields';

type EventPartsProps = {
  readonly photos: Photos;
  /** Days of one date. */
  readonly lasts: number;
  /** Its dates, of a new event. */
  readonly children?: ReactNode;
};

/** All fields of an event. */
export function EventParts({ photos, lasts, children }: EventPartsProps) {
  return (
    <>
      <EventWords />
      {children}
      <TimeZoneField />
      <VenueFields />
      <ScheduleFields lasts={lasts} />
      <AdmissionFields />
      <RulesAndContact />
      <EventPhotos photos={photos} />
    </>
  );
}
