import { mapsStartedBy } from '../../../projections/spaces/space-maps/space-maps.queries.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { ExportSection } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { photoBlob } from '../../media/photo-blobs.shared.js';
import { spaceMapState } from './space-map.state.js';

/** The pictures of maps that a member began. They stay with the organizer. */
export const exportMapPictures = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => {
  const picturesOf = async (memberId: string): Promise<readonly string[]> => {
    const ids = await mapsStartedBy(db, memberId);
    const maps = await Promise.all(ids.map((id) => loadState(eventStore, spaceMapState, id)));
    const pictures = maps.flatMap(({ draft, published }) => [draft, published]);
    return [...new Set(pictures.flatMap((layout) => layout?.background.picture?.photo.id ?? []))];
  };
  return {
    file: 'map-pictures.json',
    read: picturesOf,
    blobs: async (memberId) =>
      (await picturesOf(memberId)).map((id) => ({
        path: `photos/${id}.webp`,
        blob: photoBlob(id, 'zoom'),
      })),
  };
};
