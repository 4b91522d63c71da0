import { storedPhotos } from '../../media/stored-photos.shared.js';

/** Photos that members stored for messages. */
export const messagePhotoRows = storedPhotos({
  table: 'messaging.photo',
  usedBy: 'message_id',
  used: 'sent',
});
