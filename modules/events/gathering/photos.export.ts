import { gatheringsOf } from '../../../projections/events/events/events.queries.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { ExportSection } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { photoBlob } from '../../media/photo-blobs.shared.js';
import { gatheringState } from './gathering.state.js';

/** The photos of events that a member published or drafted. They stay with the organizer. */
export const exportEventPhotos = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => {
  const photosOf = async (memberId: string): Promise<readonly string[]> => {
    const ids = await gatheringsOf(db, memberId);
    const states = await Promise.all(ids.map((id) => loadState(eventStore, gatheringState, id)));
    return states.flatMap(({ words }) => words?.photos.map(({ id }) => id) ?? []);
  };
  return {
    file: 'event-photos.json',
    read: photosOf,
    blobs: async (memberId) =>
      (await photosOf(memberId)).map((id) => ({ path: `photos/${id}.webp`, blob: photoBlob(id, 'zoom') })),
  };
};
