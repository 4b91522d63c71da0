import type { GrantsView } from '@modules/memberships/memberships.contract';

type Grant = GrantsView['grants'][number];

export const tierNames: Readonly<Record<GrantsView['tier'], string>> = {
  free: 'Free',
  beta: 'Beta',
  premium: 'Premium',
  premium_plus: 'Premium+',
};

export const statusNames: Readonly<Record<Grant['status'], string>> = {
  running: 'Active',
  ended: 'Ended',
  revoked: 'Taken back',
};

export const reasonNames: Readonly<Record<Grant['reason'], string>> = {
  purchase: 'Bought',
  donor: 'Donation',
  staff: 'Staff decision',
  promo: 'Promotion',
};

export const roleNames: Readonly<Record<GrantsView['roles'][number], string>> = {
  moderator: 'Moderator',
  reviewer: 'Appeals reviewer',
  support: 'Support',
  organizer: 'Organizer (former role)',
};
