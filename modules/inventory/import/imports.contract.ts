import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText } from '../../kernel/http/contract.js';
import { ImportMapping, ImportPreview, ImportView, knownRows } from './import.schemas.js';

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/inventory/imports',
  auth: 'member',
  summary:
    'Upload a file of items, in place of one that waits: the body is CSV (comma, semicolon, tab or bar), at most 15 MB',
  query: z.object({ fileName: optionalText(120).default('') }),
  response: ImportView,
  upload: true,
  rateLimit: { calls: 20, minutes: 30 },
  status: 201,
  errors: [
    'MAIL_NOT_VERIFIED',
    'IMPORT_RUNNING',
    'NOT_A_TABLE',
    'TOO_MANY_ROWS',
    'TABLE_TOO_HEAVY',
    'BODY_TOO_LARGE',
  ],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/inventory/imports',
  auth: 'member',
  summary: "The caller's imports of the last 30 days, newest first",
  response: z.object({ imports: z.array(ImportView.omit({ columns: true, badRows: true })) }),
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/inventory/imports/:id',
  auth: 'member',
  summary: "One of the caller's imports, with how far it is",
  params: IdParams,
  response: ImportView,
  rateLimit: { calls: 600, minutes: 5 },
  errors: ['IMPORT_NOT_FOUND', 'NOT_A_TABLE', 'TOO_MANY_ROWS', 'TABLE_TOO_HEAVY'],
});

const Choices = z.object({
  mapping: ImportMapping,
  known: z.enum(knownRows).default('keep'),
});

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/inventory/imports/:id/preview',
  auth: 'member',
  summary:
    'What an import would do: how many items, the rows that cannot be imported and why; nothing is changed',
  params: IdParams,
  body: Choices,
  response: ImportPreview,
  rateLimit: { calls: 60, minutes: 30 },
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_OVER',
    'NO_TITLE_COLUMN',
    'COLUMN_TWICE',
    'NOT_A_TABLE',
    'TOO_MANY_ROWS',
    'TABLE_TOO_HEAVY',
  ],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/inventory/imports/:id/start',
  auth: 'member',
  summary: 'Import the rows that can be; rows that are in the inventory already never come twice',
  params: IdParams,
  body: Choices,
  response: ImportView,
  rateLimit: { calls: 60, minutes: 30 },
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_OVER',
    'IMPORT_RUNNING',
    'NO_TITLE_COLUMN',
    'COLUMN_TWICE',
    'NOT_A_TABLE',
    'TOO_MANY_ROWS',
    'TABLE_TOO_HEAVY',
  ],
});

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/inventory/imports/:id/cancel',
  auth: 'member',
  summary: 'Stop an import, and delete its file; what it has added stays',
  params: IdParams,
  response: ImportView,
  errors: ['IMPORT_NOT_FOUND'],
});

/** The response is a file, text/csv. */
export const exportItems = endpoint({
  method: 'POST',
  path: '/api/inventory/exports',
  auth: 'member',
  consistent: ['inventory'],
  summary: 'The inventory as a CSV file, which can be imported again: all of it, or these items',
  body: z.object({ ids: z.array(Id).min(1).max(20_000).optional() }),
  response: z.string().meta({ contentMediaType: 'text/csv' }),
  rateLimit: { calls: 30, minutes: 30 },
});
