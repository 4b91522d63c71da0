import type { ExportSection } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { photoBlob } from '../../media/photo-blobs.shared.js';
import { buildPhotoRows } from './photo-rows.shared.js';

/** Every photo that a member stored for builds, also for those that are another's. */
export const exportBuildPhotos = ({ db }: Pick<ModuleContext, 'db'>): ExportSection => {
  const photosOf = (memberId: string) => buildPhotoRows.of(db, memberId, 'all');
  return {
    file: 'build-photos.json',
    read: photosOf,
    blobs: async (memberId) =>
      (await photosOf(memberId)).map((id) => ({ path: `photos/${id}.webp`, blob: photoBlob(id, 'zoom') })),
  };
};
