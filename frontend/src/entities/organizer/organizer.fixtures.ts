import type { OrganizerPage, OrganizerRow } from '@modules/events/organizer/organizer.contract';

export const organizerId = '7b0a1c52-0000-4000-8000-000000000001';
export const organizerSlug = 'rock-county-old-car-club';
export const receipt = { id: organizerId, version: 2, position: 9 };

/** A verified club as a guest reads it; `changes` replace its fields. */
export const organizerOf = (changes: Partial<OrganizerPage> = {}): OrganizerPage => ({
  id: organizerId,
  slug: organizerSlug,
  name: 'Rock County Old Car Club',
  isVerified: true,
  kind: 'club',
  about: 'Old iron since 1958.',
  website: 'https://club.example.com/',
  area: 'Janesville, WI',
  zip: '53545',
  since: '2026-01-10T12:00:00.000Z',
  events: [],
  inside: null,
  invitedAs: null,
  allowedActions: [],
  version: 1,
  ...changes,
});

type Inside = NonNullable<OrganizerPage['inside']>;

/** What its team reads besides. */
export const insideOf = (changes: Partial<Inside> = {}): Inside => ({
  role: 'owner',
  verification: 'verified',
  until: '2099-01-12T12:00:00.000Z',
  isRenewalAsked: false,
  isTrusted: true,
  reason: '',
  team: [{ id: 'ray', name: 'Ray Kowalski', handle: 'ray', role: 'owner' }],
  invited: [],
  drafts: [],
  ...changes,
});

/** As staff reads it. */
export const organizerRowOf = (changes: Partial<OrganizerRow> = {}): OrganizerRow => ({
  id: organizerId,
  slug: organizerSlug,
  name: 'Rock County Old Car Club',
  isVerified: false,
  kind: 'club',
  area: 'Janesville, WI',
  website: null,
  about: 'Old iron since 1958.',
  verification: 'asked',
  isRenewalAsked: false,
  until: null,
  askedAt: '2026-01-10T12:00:00.000Z',
  owner: { id: 'dee', name: 'Dee Larson', handle: 'dee' },
  evidence: 'Wisconsin registry R-1958.',
  contact: { name: 'Dee Larson', email: 'dee@club.example.com', phone: null },
  events: 0,
  inReview: [],
  version: 4,
  ...changes,
});
