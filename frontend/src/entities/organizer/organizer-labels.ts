import type { verifications } from '@modules/events/organizer/organizer.contract';
import type { organizerKinds, TeamRole } from '@modules/events/organizer/organizer.schemas';

export type OrganizerKind = (typeof organizerKinds)[number];
export type Verification = (typeof verifications)[number];

export const organizerKindLabels: Readonly<Record<OrganizerKind, string>> = {
  club: 'Club',
  business: 'Business',
  museum: 'Museum',
  fairground: 'Fairground',
};

export const teamRoleLabels: Readonly<Record<TeamRole, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  gate: 'Gate',
  treasurer: 'Treasurer',
};

/** What a role may do. */
export const teamRoleWords: Readonly<Record<TeamRole, string>> = {
  owner: 'Does everything: events, team, verification.',
  editor: 'Writes and publishes events, and writes to those who go.',
  gate: 'Works at the gate.',
  treasurer: 'Sees to the money.',
};

export const verificationLabels: Readonly<
  Record<Verification, { readonly words: string; readonly tone: 'plain' | 'good' | 'held' | 'problem' }>
> = {
  asked: { words: 'Waits for verification', tone: 'held' },
  verified: { words: 'Verified', tone: 'good' },
  refused: { words: 'Verification refused', tone: 'problem' },
  withdrawn: { words: 'Verification withdrawn', tone: 'problem' },
  lapsed: { words: 'Verification lapsed', tone: 'plain' },
};
