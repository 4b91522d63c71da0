import {
  namesOfOrganizers,
  organizersOwnedBy,
  organizersSeenBy,
} from '../../../projections/events/organizers/content.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { withRole } from './authority.rules.js';
import { organizerDecider } from './organizer.decider.js';

/** A club or a business that runs events, as content of the owner who has worked in it longest. A decision hides it: its events are without an organizer then. */
export const organizerContent = defineContent(organizerDecider, {
  kind: 'organizer',
  name: { one: 'organizer', many: 'organizers' },
  archive: 'organizers.json',
  owner: (organizer) => withRole(organizer, 'owner')[0] ?? null,
  idsOf: ({ db }, memberId) => organizersOwnedBy(db, memberId),
  readsFrom: ['organizers'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'OrganizerApplied' || type === 'OrganizerChanged' ? data.name : title,
      null,
    ),
  titlesOf: ({ db }, ids) => namesOfOrganizers(db, ids),
  link: { href: (id) => `/organizers/${id}`, label: 'View organizer' },
  seenBy: ({ db }, ids, viewer) => organizersSeenBy(db, ids, viewer),
  removal: removalBy(organizerDecider, {
    remove: (_, meta) => ({ type: 'HideOrganizer' as const, meta }),
    bringBack: (meta) => ({ type: 'ShowOrganizer' as const, meta }),
  }),
  evidence: ({ state: { words } }) =>
    words
      ? {
          title: words.name,
          text: words.about,
          fields: [
            { label: 'Kind', value: words.kind },
            ...(words.place ? [{ label: 'Place', value: words.place.area }] : []),
            ...(words.website ? [{ label: 'Website', value: words.website }] : []),
          ],
        }
      : {},
  standing: ({ exists, isHidden }) => (!exists ? 'gone' : isHidden ? 'removed' : 'shown'),
  canBe: ['reported'],
});
