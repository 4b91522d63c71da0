import { organizersShownBy } from '../../../projections/events/organizers/content.queries.js';
import type { ExportSection } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type OrganizerEvent, organizerEvents } from './organizer.events.js';

/** What a member showed to staff as evidence of organizers, and the contacts that they gave. Of the others who asked for the same organizer nothing.
 *  source  README, Organizers 2 */
export const exportEvidence = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'organizer-evidence.json',
  read: async (memberId) => {
    const ids = await organizersShownBy(db, memberId);
    const shown = await Promise.all(
      ids.map(async (organizerId) =>
        (await eventStore.read(organizerEvents, organizerId)).flatMap((event) =>
          shownBy(memberId, event).map((shown) => ({ organizerId, at: event.recordedAt, ...shown })),
        ),
      ),
    );
    return shown.flat();
  },
});

function shownBy(
  memberId: string,
  event: OrganizerEvent,
): readonly Pick<Extract<OrganizerEvent, { type: 'VerificationAsked' }>['data'], 'evidence' | 'contact'>[] {
  if (event.type !== 'OrganizerApplied' && event.type !== 'VerificationAsked') return [];
  const { evidence, contact } = event.data;
  const giverId = event.type === 'OrganizerApplied' ? event.data.ownerId : event.data.byId;
  return giverId === memberId ? [{ evidence, contact }] : [];
}
