import type { CommunityCard, CommunityView } from '@modules/community/community/community.contract';
import type { CommunityMember } from '@modules/community/community/moderation.contract';

/** For page tests: communities as the server sends them. */

export const communityId = '0198c0de-0000-7000-8000-00000000000c';
export const ruleId = '0198c0de-0000-7000-8000-0000000000a1';
export const receipt = { id: communityId, version: 2, position: 9 };

export const communityCardOf = (part: Partial<CommunityCard> = {}): CommunityCard => ({
  id: communityId,
  slug: 'pickups-of-rock-county',
  name: 'Pickups of Rock County',
  kind: 'region',
  description: 'Old trucks between Beloit and Edgerton.',
  cover: null,
  area: 'Janesville, WI',
  distance: 12.4,
  vehicles: [{ make: 'Chevrolet', model: '3100' }],
  join: 'open',
  visibility: 'everybody',
  isAdultsOnly: false,
  members: 41,
  postsThisWeek: 3,
  isArchived: false,
  standing: 'none',
  ...part,
});

export const personOf = (id: string, name: string) => ({ id, handle: null, name, picture: null });

export const communityOf = (part: Partial<CommunityView> = {}): CommunityView => ({
  ...communityCardOf(),
  rules: [{ id: ruleId, title: 'No price talk', text: 'Prices belong into listings.' }],
  zip: '53545',
  owner: personOf('owen', 'Owen'),
  moderators: [],
  foundedAt: '2026-06-01T12:00:00.000Z',
  archivedBecause: null,
  bannedUntil: null,
  told: null,
  isOpenToMe: true,
  pinned: [],
  events: [],
  week: { posts: 3, comments: 8, newMembers: 2 },
  requests: 0,
  allowedActions: [],
  version: 1,
  ...part,
});

export const communityMemberOf = (part: Partial<CommunityMember> = {}): CommunityMember => ({
  member: personOf('mia', 'Mia'),
  standing: 'member',
  since: '2026-07-01T12:00:00.000Z',
  note: null,
  bannedUntil: null,
  ...part,
});
