import { dayIn } from '@lib/format';
import type {
  CommunityCard,
  communityKinds,
  joinPolicies,
} from '@modules/community/community/community.contract';

export type CommunityKind = (typeof communityKinds)[number];
export type JoinPolicy = (typeof joinPolicies)[number];

/** The singular and plural name of a kind of community. */
export const communityKindLabels = {
  region: { one: 'Region', many: 'Regions' },
  vehicle: { one: 'Make or model', many: 'Makes and models' },
  club: { one: 'Club', many: 'Clubs' },
  topic: { one: 'Topic', many: 'Topics' },
} as const satisfies Record<CommunityKind, { one: string; many: string }>;

/** How one joins, on a card. */
export const joinLabels: Readonly<Record<JoinPolicy, string>> = {
  open: 'Anybody can join',
  request: 'Join on request',
  invitation: 'By invitation',
};

/** The reader's part in a community; nothing to say of a stranger. */
export const standingLabels: Readonly<Record<CommunityCard['standing'], string | null>> = {
  none: null,
  requested: 'Waiting for an answer',
  member: 'Member',
  moderator: 'Moderator',
  owner: 'Owner',
  banned: 'Banned',
};

/** "Chevrolet", "Chevrolet C10". */
export const vehicleName = ({ make, model }: { readonly make: string; readonly model: string | null }) =>
  model ? `${make} ${model}` : make;

/** "Sat, Dec 5, 2026": the last day of a ban, which ends when that day is over. */
export const lastDayOfBan = (bannedUntil: string): string =>
  dayIn(new Date(Date.parse(bannedUntil) - 1).toISOString());
