import { z } from 'zod';
import { endpoint, Id, line, Receipt } from '../../kernel/http/contract.js';
import { ofBuild } from '../build/build.contract.js';
import { documentKinds } from '../builds.schemas.js';

const Build = z.object({ id: Id });
const Document = z.object({ id: Id, documentId: Id });
const ofDocument = [...ofBuild, 'DOCUMENT_NOT_FOUND'];

export const DocumentView = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(documentKinds),
  type: z.enum(['application/pdf', 'image/webp']),
  bytes: z.number().int(),
  at: z.iso.datetime(),
  task: z.object({ id: z.string(), title: z.string() }).nullable(),
  part: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type DocumentView = z.output<typeof DocumentView>;

const words = {
  name: line(120),
  kind: z.enum(documentKinds).default('receipt'),
  taskId: Id.nullable().default(null),
  partId: Id.nullable().default(null),
};

export const fileDocument = endpoint({
  method: 'POST',
  path: '/api/builds/:id/documents',
  auth: 'member',
  summary: 'File a document: the body is the file (PDF, or a photo, at most 15 MB); only its owners read it',
  params: Build,
  query: z.object({ documentId: Id, name: line(120).optional() }),
  upload: true,
  rateLimit: { calls: 60, minutes: 30 },
  response: Receipt,
  status: 201,
  errors: [
    ...ofDocument,
    'NOT_A_DOCUMENT',
    'DOCUMENT_TOO_LARGE',
    'PHOTO_TOO_LARGE',
    'BODY_TOO_LARGE',
    'TOO_MANY_DOCUMENTS',
    'TOO_MANY_BUILD_PHOTOS',
  ],
});
export const changeDocument = endpoint({
  method: 'PUT',
  path: '/api/builds/:id/documents/:documentId',
  auth: 'member',
  summary: 'Name a document, and say to what it belongs',
  params: Document,
  body: z.object(words),
  response: Receipt,
  errors: [...ofDocument, 'TASK_NOT_FOUND', 'PART_NOT_FOUND'],
});
export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/builds/:id/documents/:documentId',
  auth: 'member',
  summary: 'Delete a document and its file, for good',
  params: Document,
  response: Receipt,
  errors: ofDocument,
});
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/builds/:id/documents',
  auth: 'member',
  consistent: ['builds'],
  summary: 'The documents of a build, newest first: for its owners',
  params: Build,
  response: z.object({ documents: z.array(DocumentView) }),
  errors: ['BUILD_NOT_FOUND'],
});
export const getDocument = endpoint({
  method: 'GET',
  path: '/api/builds/:id/documents/:documentId/file',
  auth: 'member',
  summary: 'The file of a document, for its owners; no cache keeps it',
  params: Document,
  response: z.string().meta({ contentMediaType: 'application/pdf', contentEncoding: 'binary' }),
  errors: ofDocument,
});
