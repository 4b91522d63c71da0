import type { Attachment } from './appeal.events.js';
import type { AttachmentView } from './appeal.schemas.js';

export const viewOfAttachment = ({ id, name, type, bytes }: Attachment): AttachmentView => ({
  id,
  name,
  type,
  bytes,
  href: `/api/appeals/attachments/${id}`,
});
