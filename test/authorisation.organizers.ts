import { type Kind, kinds, type Outcome, type Row } from './authorisation.kinds.js';

const onlyFor = (refusal: Outcome, ...allowed: readonly Kind[]): Row['refused'] =>
  Object.fromEntries(kinds.filter((kind) => !allowed.includes(kind)).map((kind) => [kind, refusal]));

/** `member` owns the organizer. */
const ofTeam = { refused: onlyFor('403 NOT_IN_THE_TEAM', 'member') } as const;

export const organizerBody = {
  name: 'Madison Classics',
  kind: 'museum', // the word club names a thing of the matrix
  about: 'Three swap meets a year.',
  website: null,
  zip: '53545',
} as const;

export const evidenceBody = {
  evidence: 'Club no. 1234 of the state register.',
  contact: { name: 'Ana Smith', email: 'ana@example.com', phone: null },
} as const;

export const suggestionBody = {
  title: 'Jefferson fall meet',
  kind: 'swap-meet',
  day: null,
  where: 'Fairgrounds, Jefferson, WI',
  zip: '53549',
  website: null,
  note: '',
} as const;

/** source  modules/events/README.md, Organizers, Suggestions */
export const organizerRows: Readonly<Record<string, Row>> = {
  'POST /api/organizers': {
    refused: { minor: '403 MINORS_DO_NOT_ORGANIZE' },
    send: { ...organizerBody, ...evidenceBody },
  },
  'PUT /api/organizers/:id': { ...ofTeam, send: organizerBody },
  'POST /api/organizers/:id/verification': { ...ofTeam, send: evidenceBody },
  'POST /api/organizers/:id/team': {
    refused: { ...ofTeam.refused, member: '404 MEMBER_NOT_FOUND' },
    send: { handle: 'nobody-at-all', role: 'gate' },
  },
  'PUT /api/organizers/:id/team/:memberId': { ...ofTeam, send: { role: 'gate' } },
  // of oneself while suspended, of nobody else
  'DELETE /api/organizers/:id/team/:memberId': {
    refused: { ...ofTeam.refused, suspended: '403 ACCOUNT_SUSPENDED' },
  },
  'POST /api/organizers/:id/imports': ofTeam,
  // leads to this machine, so that nobody is asked
  'POST /api/organizers/:id/imports/feed': { ...ofTeam, send: { url: 'https://127.0.0.1/calendar.ics' } },
  'DELETE /api/events/suggestions/:id': {
    refused: onlyFor('404 SUGGESTION_NOT_FOUND', 'member'),
    at: { id: 'event suggestion' },
  },
  'POST /api/events/suggestions/:id/dismiss': { at: { id: 'event suggestion' } },
};
