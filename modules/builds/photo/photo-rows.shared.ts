import { storedPhotos } from '../../media/stored-photos.shared.js';

/** Photos that members stored for their builds: for entries, tasks and covers. */
export const buildPhotoRows = storedPhotos({ table: 'building.photo', usedBy: 'used_by', used: 'used' });
