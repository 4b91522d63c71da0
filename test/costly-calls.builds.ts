import { buildPhotoLimit } from '../modules/builds/build-limits.rules.js';
import {
  columns,
  maxCollaborators,
  maxDocuments,
  maxParts,
  systems,
} from '../modules/builds/builds.schemas.js';
import { maxPhotoBytes } from '../modules/media/photos.js';
import type { Bound, CostlyCall, Guard } from './costly-calls.js';

/** The calls of builds with a file. */
export const costlyBuildCalls = ({
  photo,
  uploaded,
  drawn,
}: {
  readonly photo: CostlyCall;
  readonly uploaded: readonly Guard[];
  readonly drawn: readonly Guard[];
}): Readonly<Record<string, CostlyCall>> => {
  const aDay: Guard = { by: 'quota', max: buildPhotoLimit.perDay[2], code: 'TOO_MANY_BUILD_PHOTOS' };
  const counted: CostlyCall = { guards: [...photo.guards, aDay] };
  return {
    'POST /api/builds/:id/cover': counted,
    'POST /api/builds/:id/photos': counted,
    'POST /api/builds/:id/tasks/:taskId/photos/:when': counted,
    'POST /api/builds/:id/documents': {
      guards: [
        { by: 'rate' },
        { by: 'size', max: maxPhotoBytes, code: 'DOCUMENT_TOO_LARGE' },
        ...uploaded,
        { by: 'child', code: 'NOT_A_DOCUMENT' },
        { by: 'quota', max: maxDocuments, code: 'TOO_MANY_DOCUMENTS' },
        aDay,
      ],
    },
    'GET /api/builds/:id/documents/:documentId/file': { guards: [{ by: 'size', max: maxPhotoBytes }] },
    'GET /api/builds/:id/books/:bookId/pdf': { guards: [{ by: 'rate' }, ...drawn] },
  };
};

const ofBook = { systems: systems.length, tasks: 'one', entries: 'one' } as const;

/** The lists of answers about builds. */
export const buildLists: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'GET /api/builds': { builds: 'page', makes: 100 },
  'GET /api/builds/:id': {
    systems: systems.length,
    collaborators: maxCollaborators,
    formerOwners: 'one',
    'private.templates': 'fixed',
    'offer.goesAlong.documents': maxDocuments,
    'sale.goesAlong.documents': maxDocuments,
  },
  'GET /api/builds/:id/board': { columns: columns.length },
  'GET /api/builds/:id/books': { books: 1_000 },
  'GET /api/builds/:id/books/:bookId': {
    listings: 'one',
    'content.systems': ofBook.systems,
    'content.tasks': ofBook.tasks,
    'content.entries': ofBook.entries,
  },
  'GET /api/builds/:id/costs': { systems: systems.length, months: 600 },
  'GET /api/builds/:id/documents': { documents: maxDocuments },
  'GET /api/builds/:id/entries': { entries: 'page' },
  'GET /api/builds/:id/milestones': { milestones: 6 },
  'GET /api/builds/:id/months': { months: 600 },
  'GET /api/builds/:id/months/:month': { entries: 500, tasksDone: 'one', partsInstalled: 'one' },
  'GET /api/builds/:id/parts': { parts: 'page' },
  'GET /api/builds/:id/tasks': { tasks: 'page' },
  'GET /api/builds/:id/tasks/:taskId': { waitsFor: 20, after: 20, partList: maxParts },
  'GET /api/builds/books': { books: 1_000 },
  'GET /api/builds/books/of/:listingId': { 'book.listings': 'one' },
  'GET /api/builds/fitted': { said: 'one' },
  'GET /api/builds/mine': { builds: 500, deleted: 500, invited: 500, offered: 500 },
  'GET /api/builds/templates': { templates: 'fixed' },
};
