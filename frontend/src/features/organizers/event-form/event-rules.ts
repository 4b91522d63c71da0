import { messageOf } from '@lib/api/problem';
import { DatesBody, GatheringBody } from '@modules/events/gathering/gathering.contract';
import type { Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { datesBodyOf } from '../dates/date-fields';
import { CheckedDates, datesBlank } from '../dates/dates-rules';
import { checkedBy } from '../fields/checked-by';
import { type EventFields, eventBodyOf, type Town } from './event-fields';

/** An event as it is drafted: what it says, and when it is on. */
export type NewEventBody = GatheringBody & { readonly dates: DatesBody };

/** Finds the town of a ZIP code or "City, ST".
 *  errors  ApiProblem */
export type FindTown = (text: string) => Promise<Town>;

const blank = {
  ...datesBlank,
  title: 'Enter a title of three letters or more.',
  kind: 'Choose a kind.',
  'venue.name': 'Enter the name of the venue.',
  name: 'Enter a name, or remove this row.',
  area: 'Enter a ZIP code, or a city and state.',
  label: 'Say for whom, or remove this row.',
  'cents!': 'Enter an amount; 0 when it is free.',
  'latitude!': 'Write it like 42.6834, -89.0187.',
  'longitude!': 'Write it like 42.6834, -89.0187.',
  'from!': 'Choose a time.',
  'until!': 'Choose a time.',
  'email!': 'Enter a whole e-mail address.',
  'website!': 'Enter a whole address, like https://www.example.com.',
  'timeZone!': 'Choose a time zone.',
};

/** Checks the form of a new event. */
export const newEventResolver = (find: FindTown): Resolver<EventFields, unknown, NewEventBody> =>
  resolverOf(
    GatheringBody.extend({ dates: CheckedDates }) as unknown as ZodType<NewEventBody>,
    find,
    (fields, town) => ({ ...eventBodyOf(fields, town), dates: datesBodyOf(fields.dates) }),
  );

/** Checks the form of an event that exists. */
export const eventResolver = (find: FindTown): Resolver<EventFields, unknown, GatheringBody> =>
  resolverOf(GatheringBody as unknown as ZodType<GatheringBody>, find, eventBodyOf);

function resolverOf<Body>(
  schema: ZodType<Body>,
  find: FindTown,
  bodyOf: (fields: EventFields, town: Town) => object,
): Resolver<EventFields, unknown, Body> {
  return async (fields, context, options) => {
    const { town, problem } = await townOf(fields.venue.town, find);
    const check = checkedBy<EventFields, Body>(schema, (typed) => bodyOf(typed, town), blank);
    const checked = await check(fields, context, options);
    if (problem === undefined) return checked;
    const { venue } = checked.errors as { readonly venue?: object };
    const area = { type: 'place', message: problem };
    return { values: {}, errors: { ...checked.errors, venue: { ...venue, area } } } as never;
  };
}

/** The town that is meant; without one, a place that only the contract's own check refuses. */
async function townOf(
  text: string,
  find: FindTown,
): Promise<{ readonly town: Town; readonly problem?: string }> {
  const nowhere = { area: '', latitude: 0, longitude: 0 };
  if (text.trim() === '') return { town: nowhere };
  try {
    return { town: await find(text.trim()) };
  } catch (error) {
    return { town: { ...nowhere, area: text.trim() }, problem: messageOf(error) };
  }
}
