import type { Attachment } from './appeal.events.js';
import type { AttachmentView } from './appeal.schemas.js';

export const viewOfAttachment = ({ id, name, type, bytes }: Attachment): AttachmentView => ({
  id,
  name: savedAs(name, type),
  type,
  bytes,
  href: `/api/appeals/attachments/${id}`,
});

/** Its name on the device of whoever saves it. It ends as such a file does, so that no device takes it for a page or a program, whatever its sender
 *  called it. */
export const savedAs = (name: string, type: string): string => {
  const { ending, known } = type === 'application/pdf' ? pdf : picture;
  return known.test(name) ? name : `${name}${ending}`;
};

const pdf = { ending: '.pdf', known: /\.pdf$/i };
const picture = { ending: '.webp', known: /\.(webp|jpe?g|png|avif)$/i };
