import { storedPhotos } from '../../media/stored-photos.shared.js';

/** Photos that members stored for posts and comments. */
export const postPhotoRows = storedPhotos({ table: 'posting.photo', usedBy: 'used_by', used: 'used' });
