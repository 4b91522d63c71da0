import type { Audience } from '@modules/operations/announcement/announcement.schemas';

export const audienceNames: Readonly<Record<Audience, string>> = {
  everybody: 'For everybody',
  members: 'For members',
  staff: 'For staff',
};
