import type { CommunityCommand } from '../../../modules/community/community/community.decider.js';
import type { MembershipCommand } from '../../../modules/community/membership/membership.decider.js';
import { idOfMembership } from '../../../modules/community/membership/membership-ids.shared.js';
import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { findPlace } from '../../../modules/places/gazetteer.shared.js';
import type { Person } from '../people.js';
import type { CommunityPlan } from './community-plans.js';

/** Found a community, give it a cover and appoint its moderators. */
export function foundingCommands(plan: CommunityPlan, cover: Photo | null): readonly CommunityCommand[] {
  const {
    id,
    slug,
    name,
    kind,
    description,
    rules,
    vehicles,
    join,
    visibility,
    isAdultsOnly,
    owner,
    foundedAt,
    area,
  } = plan;
  const words = {
    name,
    kind,
    description,
    rules: [...rules],
    vehicles: [...vehicles],
    join,
    visibility,
    isAdultsOnly,
    place: placeOf(area),
  };
  return [
    { type: 'FoundCommunity', words, slug, meta: metaOf(owner, foundedAt, id, 'found') },
    ...(cover
      ? [{ type: 'ChangeCover', cover, meta: metaOf(owner, plusHours(foundedAt, 1), id, 'cover') } as const]
      : []),
    ...plan.moderators.map(
      ({ memberId }): CommunityCommand => ({
        type: 'AppointModerator',
        memberId,
        meta: metaOf(owner, plusHours(foundedAt, 60), id, 'appoint', memberId),
      }),
    ),
  ];
}

/** Pin a post, some hours after it was written. */
export const pinningCommands = ({ id, owner, pinned }: CommunityPlan): readonly CommunityCommand[] =>
  pinned.map(({ postId, at }) => ({
    type: 'PinPost',
    postId,
    gone: [],
    meta: metaOf(owner, at, id, 'pin', postId),
  }));

/** The owner, everybody who joined, and who asked to. */
export function membershipCommands(
  plan: CommunityPlan,
): readonly { readonly id: string; readonly commands: readonly MembershipCommand[] }[] {
  const { id: communityId, owner, foundedAt, join, members, requests } = plan;
  const of = (person: Person, name: string, at: string, by = person) => ({
    communityId,
    memberId: person.memberId,
    meta: metaOf(by, at, communityId, name, person.memberId),
  });
  const idOf = ({ memberId }: Person) => idOfMembership(communityId, memberId);
  const how = ({ open: 'open', request: 'approved', invitation: 'invited' } as const)[join];
  return [
    {
      id: idOf(owner),
      commands: [{ type: 'Join', how: 'founded', by: null, ...of(owner, 'join', foundedAt) }],
    },
    ...members.map(({ member, at }) => ({
      id: idOf(member),
      commands: [
        { type: 'Join', how, by: join === 'open' ? null : owner.memberId, ...of(member, 'join', at) },
      ] as const,
    })),
    ...requests.map(({ member, note, at, refused }) => ({
      id: idOf(member),
      commands: [
        { type: 'RequestToJoin', note, ...of(member, 'request', at) } as const,
        ...(refused
          ? [
              {
                type: 'RefuseRequest',
                by: refused.by.memberId,
                rule: null,
                reason: refused.reason,
                ...of(member, 'refuse', refused.at, refused.by),
              } as const,
            ]
          : []),
      ],
    })),
  ];
}

const placeOf = (area: string | null) =>
  area === null ? null : { zip: zips[area] ?? '', ...findPlace(area) };

/** Of the places of communities. */
const zips: Readonly<Record<string, string>> = {
  'Janesville, WI': '53545',
  'Houston, TX': '77002',
  'Rockford, IL': '61101',
};

const metaOf = (
  { memberId, roles }: Person,
  now: string,
  id: string,
  ...name: readonly string[]
): CommandMetadata => ({
  actor: { id: memberId, roles },
  now,
  commandId: deterministicId(id, ...name),
});
