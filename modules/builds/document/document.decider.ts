import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { type DomainError, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { DocumentEvent, documentEvents } from './document.events.js';
import {
  type BuildDocument,
  type DocumentWords,
  documentState,
  type FiledDocument,
} from './document.state.js';

/** Of which build it is, and under whose key: whether the caller may is checked before. */
interface OfOwner {
  readonly buildId: string;
  readonly ownerId: string;
}

export type DocumentCommand =
  | Command<
      'FileDocument',
      OfOwner & {
        readonly words: DocumentWords;
        readonly file: Pick<FiledDocument, 'fileId' | 'bytes' | 'type'>;
      }
    >
  | Command<'ChangeDocument', OfOwner & { readonly words: DocumentWords }>
  | Command<'DeleteDocument', OfOwner>;

/** A document of a build.
 *  source  README, Documents */
export const documentDecider: StreamDecider<typeof documentEvents, BuildDocument, DocumentCommand> = {
  ...documentState,
  decide,
  max: 200,
  isAlwaysCarriedOut: ({ type }) => type === 'DeleteDocument',
};

function decide(command: DocumentCommand, document: BuildDocument): readonly DocumentEvent[] {
  switch (command.type) {
    case 'FileDocument':
      return file(command, document);
    case 'ChangeDocument':
      return change(command, document);
    case 'DeleteDocument':
      return mustBeOf(command, document).status === 'deleted' ? [] : [event('DocumentDeleted', {})];
    default:
      return unreachable(command);
  }
}

/** File a document; the same id again files nothing, also after it was deleted.
 *  errors  DOCUMENT_NOT_FOUND (not-found) for the id of another build's, or another owner's */
function file(
  { buildId, ownerId, words, file: stored, meta: _ }: CommandOf<DocumentCommand, 'FileDocument'>,
  document: BuildDocument,
): readonly DocumentEvent[] {
  if (document.status === 'none') return [event('DocumentFiled', { buildId, ownerId, ...words, ...stored })];
  mustBeOf({ buildId, ownerId }, document);
  return [];
}

/** Name a document, and say to what it belongs.
 *  events  [DocumentChanged], or [] when it says the same
 *  errors  DOCUMENT_NOT_FOUND (not-found) */
function change(
  { words, ...command }: CommandOf<DocumentCommand, 'ChangeDocument'>,
  document: BuildDocument,
): readonly DocumentEvent[] {
  const filed = mustBeOf(command, document);
  if (filed.status === 'deleted') throw documentNotFound();
  const isSame =
    words.name === filed.name &&
    words.kind === filed.kind &&
    words.taskId === filed.taskId &&
    words.partId === filed.partId;
  return isSame ? [] : [event('DocumentChanged', { ownerId: filed.ownerId, ...words })];
}

function mustBeOf({ buildId, ownerId }: OfOwner, document: BuildDocument): FiledDocument {
  if (document.status === 'none' || document.buildId !== buildId || document.ownerId !== ownerId)
    throw documentNotFound();
  return document;
}

/** errors  DOCUMENT_NOT_FOUND (not-found) */
export const documentNotFound = (): DomainError =>
  notFound('DOCUMENT_NOT_FOUND', { message: 'This document no longer exists, or it is not yours.' });
