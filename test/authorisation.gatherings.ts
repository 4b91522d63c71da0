import { type Kind, kinds, type Row } from './authorisation.kinds.js';
import { eventDates, eventWords } from './gatherings.js';

/** The member's organizer runs the event; others are told so, staff too. */
const refused: Row['refused'] = othersGet('403 NOT_YOUR_GATHERING');
const ofTeam: Row = { refused, at: { id: 'event' } };
const day = eventDates().firstDay;
const ofDate: Row = { refused, at: { id: 'event', day } };
const { opens, closes, lasts } = eventDates();
const hours = { opens, closes, lasts };
const reason = 'The field is flooded.';

/** The calls on an event that `member` has published for an organizer of theirs. */
export const gatheringRows: Readonly<Record<string, Row>> = {
  'POST /api/events': {
    refused: othersGet('403 NOT_IN_THE_TEAM'),
    send: {
      ...eventWords,
      id: '9b1d2c3e-0000-4000-8000-0000000000ee',
      organizer: 'club',
      dates: eventDates(),
    },
  },
  'GET /api/events/:id': { at: { id: 'event' } },
  'GET /api/events/:id/attendance': { at: { id: 'event' } },
  'PUT /api/events/:id': { ...ofTeam, send: eventWords },
  'DELETE /api/events/:id': ofTeam,
  'POST /api/events/:id/photos': ofTeam,
  'PUT /api/events/:id/photos': { ...ofTeam, send: { photoIds: [] } },
  'DELETE /api/events/:id/photos/:photoId': { refused, at: { id: 'event', photoId: 'nothing' } },
  'POST /api/events/:id/publish': ofTeam,
  'POST /api/events/:id/cancel': { ...ofTeam, send: { reason } },
  'PUT /api/events/:id/dates': { ...ofTeam, send: { ...eventDates(), from: day, reason } },
  'POST /api/events/:id/dates': { ...ofTeam, send: { day, ...hours } },
  'POST /api/events/:id/dates/:day/move': { ...ofDate, send: { toDay: day, ...hours, reason } },
  'POST /api/events/:id/dates/:day/postpone': { ...ofDate, send: { reason } },
  'POST /api/events/:id/dates/:day/cancel': { ...ofDate, send: { reason } },
  'POST /api/events/:id/dates/:day/restore': ofDate,
  'POST /api/events/:id/broadcasts': {
    ...ofTeam,
    send: {
      id: '9b1d2c3e-0000-4000-8000-0000000000ef',
      day: null,
      audience: 'going',
      subject: 'Gates',
      text: 'They open at five.',
    },
  },
  'PUT /api/events/:id/attendance': { at: { id: 'event' }, send: { day: null, as: 'interested' } },
  'GET /api/events/calendars/:key': { at: { key: 'nothing' } },
  'POST /api/events/:id/approve': { at: { id: 'event' }, send: { reason } },
  'POST /api/events/:id/send-back': { at: { id: 'event' }, send: { reason } },
};

function othersGet(outcome: `${number} ${string}`): Readonly<Partial<Record<Kind, typeof outcome>>> {
  return Object.fromEntries(kinds.filter((kind) => kind !== 'member').map((kind) => [kind, outcome]));
}
