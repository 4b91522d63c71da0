import { event } from '../../kernel/decider/decider.js';
import type { OrganizerEvent, OrganizerWords, TeamRole } from './organizer.events.js';
import type { Evidence } from './verification.rules.js';

/** An organizer of Ana's. */
export const words: OrganizerWords = {
  name: 'Madison Classics',
  kind: 'club',
  about: 'Three swap meets a year.',
  website: null,
  place: null,
};

export const evidence: Evidence = {
  evidence: 'Club no. 1234 of the state register.',
  contact: { name: 'Ana Smith', email: 'ana@example.com', phone: null },
};

export const applied = (over: Partial<OrganizerWords> = {}, slug = 'madison-classics'): OrganizerEvent =>
  event('OrganizerApplied', { ...words, ...evidence, ...over, ownerId: 'ana', slug });

export const verified = (until = '2027-06-01T12:00:00.000Z'): OrganizerEvent =>
  event('OrganizerVerified', { until, by: 'rita', note: '' });

export const joined = (memberId: string, role: TeamRole): OrganizerEvent =>
  event('TeamJoined', { memberId, role });

export const invited = (memberId: string, role: TeamRole): OrganizerEvent =>
  event('TeamInvited', { memberId, role, by: 'ana' });
