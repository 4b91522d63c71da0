import type { Pool } from 'pg';
import type { Runtime } from '../apps/runtime/runtime.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { markVerified, type openMembers } from '../modules/members/members.fixtures.js';
import { evidenceBody, organizerBody, suggestionBody } from './authorisation.organizers.js';
import { aSpace } from './authorisation.spaces.js';
import { announce, organizerOf } from './gatherings.js';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof openMembers>>['member']>>;
type Make = (by: Member, method: string, path: string, body?: object) => Promise<string>;

/** Ana owns an organizer, has shown who she is, and suggests an event. */
export async function leaveRowsOfOrganizers(
  made: Make,
  { ana, ending, pool }: { readonly ana: Member; readonly ending: string; readonly pool: Pool },
): Promise<void> {
  await markVerified(pool, ana.id);
  await made(ana, 'POST', '/api/organizers', {
    ...organizerBody,
    ...evidenceBody,
    evidence: `Brobdingnag${ending}`,
    contact: { ...evidenceBody.contact, name: `Xochimilco${ending}`, phone: '608-555-0100' },
  });
  await made(ana, 'POST', '/api/events/suggestions', {
    ...suggestionBody,
    id: newId(),
    note: `Brobdingnag${ending}`,
  });
}

/** Ana goes to an event of her own organizer, as Bob does, writes to who goes, has a calendar with a private address, and draws the map.
 *  out  the id of the event */
export async function leaveRowsOfAttendance(
  made: Make,
  {
    ana,
    bob,
    ending,
    runtime,
    waitForProcessors,
  }: {
    readonly ana: Member;
    readonly bob: Member;
    readonly ending: string;
    readonly runtime: Pick<Runtime, 'bus' | 'eventStore'>;
    readonly waitForProcessors: () => Promise<void>;
  },
): Promise<string> {
  const id = newId();
  const club = await organizerOf(runtime.eventStore, [ana.id]);
  await announce(runtime.bus, id, ana.id, club);
  await waitForProcessors();
  await made(bob, 'PUT', `/api/follows/organizer/${club}`);
  await made(ana, 'PUT', `/api/follows/organizer/${club}`);
  for (const by of [ana, bob])
    await made(by, 'PUT', `/api/events/${id}/attendance`, { day: null, as: 'going', isSelling: true });
  await waitForProcessors();
  const words = { subject: `Brobdingnag${ending}`, text: `Xochimilco${ending}` };
  await made(ana, 'POST', `/api/events/${id}/broadcasts`, {
    ...{ id: newId(), day: null, audience: 'going' },
    ...words,
  });
  await made(ana, 'POST', '/api/events/calendar-address');
  await made(ana, 'PUT', `/api/spaces/${id}/spaces`, { spaces: [aSpace] });
  return id;
}
