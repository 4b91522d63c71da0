import { documentsOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { documentState } from './document.state.js';

/** A document of a build: its owner's, and encrypted under their key. Its file is deleted by this module (ADR 0094). */
export const documentContent = defineContent(documentState, {
  kind: 'build-document',
  name: { one: 'document', many: 'documents' },
  archive: 'build-documents.json',
  owner: (document) => (document.status === 'none' ? null : document.ownerId),
  idsOf: ({ db }, memberId) => documentsOf(db, memberId),
  readsFrom: ['builds'],
  photos: { fields: { DocumentFiled: ['fileId'] }, files: 'of its module' },
});
