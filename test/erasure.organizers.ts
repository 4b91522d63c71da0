import type { Pool } from 'pg';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { markVerified, type openMembers } from '../modules/members/members.fixtures.js';
import { evidenceBody, organizerBody, suggestionBody } from './authorisation.organizers.js';

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
