import { event } from '../../kernel/decider/decider.js';
import type { BuildEvent, BuildWords, GoesAlong, Role } from './build.events.js';

export const words: BuildWords = {
  vehicle: { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue', vin: 'F10AR812345' },
  about: 'It is to be a driver.',
  goal: 'driver',
  startedOn: '2026-03-01',
  targetOn: null,
};

export const everything: GoesAlong = {
  journal: true,
  photos: true,
  costs: true,
  names: true,
  documents: [],
};

/** A build of Ana's. */
export const started = (over: Partial<BuildWords> = {}): BuildEvent =>
  event('BuildStarted', { ...words, ...over, ownerId: 'ana' });

export const invited = (memberId: string, role: Role = 'helps'): BuildEvent =>
  event('CollaboratorInvited', { memberId, role, by: 'ana' });

/** A collaborator of Ana's who has joined. */
export const collaborator = (memberId: string, role: Role = 'helps'): readonly BuildEvent[] => [
  invited(memberId, role),
  event('CollaboratorJoined', { memberId }),
];

export const offered = (toId: string, goesAlong: GoesAlong = everything): BuildEvent =>
  event('HandOverOffered', { toId, goesAlong, listingId: null });
