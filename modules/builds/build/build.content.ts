import { buildsHandedOverBy, buildsOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { contentCardsOf } from '../../../projections/builds/builds/content-cards.queries.js';
import { buildsSeenBy, publicPhotosOfBuild } from '../../../projections/builds/builds/seen.queries.js';
import { titlesOfBuilds } from '../../../projections/builds/builds/titles.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { buildDecider } from './build.decider.js';
import { buildTitle, vehicleName } from './vehicle-name.rules.js';

/** A build, as content of whoever owns it now. Its photos are stored, and deleted, as those of the members who took them: another owner's stay. */
export const buildContent = defineContent(buildDecider, {
  kind: 'build',
  name: { one: 'build', many: 'builds' },
  archive: 'builds.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: async ({ db }, memberId) => [
    ...new Set([...(await buildsOf(db, memberId)), ...(await buildsHandedOverBy(db, memberId))]),
  ],
  readsFrom: ['builds'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'BuildStarted' || type === 'BuildChanged' ? buildTitle(data.vehicle) : title,
      null,
    ),
  titlesOf: ({ db }, ids) => titlesOfBuilds(db, ids),
  link: { href: (id) => `/build-tracker/${id}`, label: 'View build' },
  seenBy: ({ db }, ids, viewer) => buildsSeenBy(db, ids, viewer),
  card: ({ db, secret }, ids, viewer) => contentCardsOf({ db, secret }, ids, viewer),
  photos: {
    fields: { CoverChanged: ['photo'] },
    files: 'of its module',
    pathOf: photoPagePath,
    publicOf: ({ db }, id) => publicPhotosOfBuild(db, id),
  },
  removal: removalBy(buildDecider, {
    remove: (reason, meta) => ({ type: 'RemoveBuild' as const, reason, meta }),
    bringBack: (meta) => ({ type: 'BringBackBuild' as const, reason: '', meta }),
    hide: (meta) => ({ type: 'HideBuild' as const, reason: '', meta }),
    show: (meta) => ({ type: 'ShowBuild' as const, reason: '', meta }),
  }),
  evidence: ({ state: { words, status, statusNote, audience, cover } }) =>
    words
      ? {
          title: buildTitle(words.vehicle),
          text: words.about,
          fields: [
            { label: 'Vehicle', value: vehicleName(words.vehicle) },
            { label: 'Goal', value: words.goal },
            { label: 'Status', value: status },
            ...(statusNote ? [{ label: 'Why', value: statusNote }] : []),
            ...(audience.place ? [{ label: 'Place', value: audience.place.area }] : []),
          ],
          photos: cover ? [cover.id] : [],
        }
      : {},
  standing: ({ standing }) => (standing === 'none' || standing === 'deleted' ? 'gone' : standing),
  canBe: ['reported', 'followed', 'shared'],
});
