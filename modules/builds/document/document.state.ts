import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type DocumentEvent, documentEvents } from './document.events.js';

type Filed = Extract<DocumentEvent, { readonly type: 'DocumentFiled' }>['data'];

export type BuildDocument = { readonly status: 'none' } | FiledDocument;

/** What its owners may change later. */
export type DocumentWords = Pick<Filed, 'name' | 'kind' | 'taskId' | 'partId'>;

export interface FiledDocument extends Filed {
  readonly status: 'filed' | 'deleted';
}

export const documentState: StreamState<typeof documentEvents, BuildDocument> = {
  events: documentEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(document: BuildDocument, event: DocumentEvent): BuildDocument {
  if (event.type === 'DocumentFiled') return { ...event.data, status: 'filed' };
  if (document.status === 'none') return document;
  switch (event.type) {
    case 'DocumentChanged':
      return { ...document, ...event.data };
    case 'DocumentDeleted':
      return { ...document, status: 'deleted' };
    default:
      return unreachable(event);
  }
}
