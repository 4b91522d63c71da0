import type { documentKinds } from '@modules/builds/builds.schemas';
import type { DocumentView } from '@modules/builds/document/document.contract';

export type DocumentKind = (typeof documentKinds)[number];

/** What a document is. */
export const documentKindLabels: Readonly<Record<DocumentKind, string>> = {
  receipt: 'Receipt',
  title: 'Title',
  manual: 'Manual',
  inspection: 'Inspection',
  other: 'Other',
};

/** "PDF, 1.2 MB" */
export const fileWords = ({ type, bytes }: Pick<DocumentView, 'type' | 'bytes'>): string =>
  `${type === 'application/pdf' ? 'PDF' : 'Photo'}, ${sizeWords(bytes)}`;

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
