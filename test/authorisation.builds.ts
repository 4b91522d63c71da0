import { type Kind, kinds, type Outcome, type Row } from './authorisation.kinds.js';

/** To everybody but those who work on it, a private build does not exist. */
const refused = othersGet('404 BUILD_NOT_FOUND');
const ofBuilder: Row = { refused };
const send = (body: Readonly<Record<string, unknown>>): Row => ({ refused, send: body });
const atTask = { taskId: 'build task', partId: 'nothing', photoId: 'nothing' } as const;
const ofTask: Row = { refused, at: atTask };
const ofPart: Row = ofTask;
/** A book that is shown with no listing is its owner's alone. */
const ofBook: Row = { refused: othersGet('404 BOOK_NOT_FOUND'), at: { bookId: 'build book' } };

export const buildBody = {
  vehicle: { year: 1966, make: 'Ford', model: 'F100' },
  about: 'It is to be a driver.',
};
const entry = { on: '2026-06-01', text: 'Pulled the heads.' };

/** The calls on a private build of `member`, and on what is in it. */
export const buildRows: Readonly<Record<string, Row>> = {
  'GET /api/builds/:id': ofBuilder,
  'PUT /api/builds/:id': send(buildBody),
  'DELETE /api/builds/:id': { refused, at: { id: 'deleted build' } },
  'POST /api/builds/:id/restore': { refused, at: { id: 'deleted build' } },
  'PUT /api/builds/:id/budget': send({ budget: 100 }),
  'POST /api/builds/:id/status': send({ status: 'active' }),
  'PUT /api/builds/:id/audience': send({ audience: 'private' }),
  'POST /api/builds/:id/cover': ofBuilder,
  'DELETE /api/builds/:id/cover': ofBuilder,
  'POST /api/builds/:id/collaborators': send({ member: 'member', role: 'looks' }),
  'DELETE /api/builds/:id/collaborators/:memberId': { refused, at: { memberId: 'nothing' } },
  'POST /api/builds/:id/join': ofBuilder,
  'PUT /api/builds/:id/stall-helper': send({ isOn: true }),
  'POST /api/builds/:id/blocker': send({ what: 'part' }),
  'POST /api/builds/:id/milestones': send({ milestone: 'started' }),
  'GET /api/builds/:id/milestones': ofBuilder,
  'POST /api/builds/:id/template': send({ template: 'full-restoration' }),
  'GET /api/builds/:id/costs': ofBuilder,
  'GET /api/builds/:id/worth': ofBuilder,
  'POST /api/builds/:id/sale': send({ listingId: 'listing' }),
  'POST /api/builds/:id/hand-over': send({ member: 'member' }),
  'POST /api/builds/:id/hand-over/withdraw': ofBuilder,
  'POST /api/builds/:id/hand-over/accept': ofBuilder,
  'POST /api/builds/:id/hand-over/decline': ofBuilder,

  'GET /api/builds/:id/board': ofBuilder,
  'GET /api/builds/:id/parts': ofBuilder,
  'GET /api/builds/:id/tasks': ofBuilder,
  'POST /api/builds/:id/tasks': send({ taskId: 'nothing', title: 'Heads' }),
  'GET /api/builds/:id/tasks/:taskId': ofTask,
  'PUT /api/builds/:id/tasks/:taskId': { ...ofTask, send: { title: 'Heads' } },
  'POST /api/builds/:id/tasks/:taskId/move': { ...ofTask, send: { column: 'testing' } },
  'POST /api/builds/:id/tasks/:taskId/block': { ...ofTask, send: { reason: 'No puller.' } },
  'POST /api/builds/:id/tasks/:taskId/unblock': ofTask,
  'POST /api/builds/:id/tasks/:taskId/restore': ofTask,
  'DELETE /api/builds/:id/tasks/:taskId': { ...ofTask, at: { ...atTask, taskId: 'nothing' } },
  'POST /api/builds/:id/tasks/:taskId/photos/:when': { ...ofTask, at: { ...atTask, when: 'before' } },
  'DELETE /api/builds/:id/tasks/:taskId/photos/:photoId': ofTask,
  'POST /api/builds/:id/tasks/:taskId/parts': { ...ofTask, send: { partId: 'nothing', title: 'Gasket' } },
  'PUT /api/builds/:id/tasks/:taskId/parts/:partId': { ...ofPart, send: { title: 'Gasket' } },
  'DELETE /api/builds/:id/tasks/:taskId/parts/:partId': ofPart,
  'POST /api/builds/:id/tasks/:taskId/parts/:partId/keep': ofPart,
  'POST /api/builds/:id/tasks/:taskId/parts/:partId/find': ofPart,
  'POST /api/builds/:id/tasks/:taskId/parts/:partId/arrive': ofPart,
  'POST /api/builds/:id/tasks/:taskId/parts/:partId/arrive/undo': ofPart,
  'POST /api/builds/:id/tasks/:taskId/parts/:partId/install': ofPart,
  'POST /api/builds/:id/tasks/:taskId/parts/:partId/remove': ofPart,
  'PUT /api/builds/:id/tasks/:taskId/parts/:partId/fit': { ...ofPart, send: { fit: null } },

  'POST /api/builds/:id/photos': ofBuilder,
  'GET /api/builds/:id/entries': ofBuilder,
  'POST /api/builds/:id/entries': send({ entryId: 'nothing', ...entry }),
  'GET /api/builds/:id/entries/:entryId': { refused, at: { entryId: 'build entry' } },
  'PUT /api/builds/:id/entries/:entryId': { refused, at: { entryId: 'build entry' }, send: entry },
  'DELETE /api/builds/:id/entries/:entryId': { refused, at: { entryId: 'nothing' } },
  'POST /api/builds/:id/entries/:entryId/restore': { refused, at: { entryId: 'build entry' } },
  'GET /api/builds/:id/months': ofBuilder,
  'GET /api/builds/:id/months/:month': { refused, at: { month: '2026-06' } },
  'GET /api/builds/:id/documents': ofBuilder,
  /** Its query says what the file is, and comes first. */
  'POST /api/builds/:id/documents': {},
  'PUT /api/builds/:id/documents/:documentId': {
    refused,
    at: { documentId: 'build document' },
    send: { name: 'Receipt', kind: 'receipt' },
  },
  'DELETE /api/builds/:id/documents/:documentId': { refused, at: { documentId: 'nothing' } },
  'GET /api/builds/:id/documents/:documentId/file': {
    refused,
    at: { documentId: 'build document' },
  },
  'POST /api/builds/:id/books': send({ bookId: 'nothing' }),
  'PUT /api/builds/:id/books/:bookId/listing': { ...ofBook, send: { listingId: null } },
  'DELETE /api/builds/:id/books/:bookId': { ...ofBook, at: { bookId: 'deleted build book' } },
  'GET /api/builds/:id/books/:bookId': ofBook,
  'GET /api/builds/:id/books/:bookId/pdf': ofBook,
};

function othersGet(outcome: Outcome): Readonly<Partial<Record<Kind, Outcome>>> {
  return Object.fromEntries(kinds.filter((kind) => kind !== 'member').map((kind) => [kind, outcome]));
}
