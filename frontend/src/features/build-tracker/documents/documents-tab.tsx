import { documentsQuery } from '@entities/build/document.queries';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { FileText } from 'lucide-react';
import { BooksPanel } from '../book/books-panel';
import type { BuildTabProps } from '../build/build-tab-props';
import { DocumentRow } from './document-row';
import style from './documents.module.css';
import { FileDocument } from './file-document';

/** Receipts, scans and books, for its owners. */
export function DocumentsTab({ build }: BuildTabProps) {
  const { data: documents, instead } = loaded(useQuery(documentsQuery(build.id)), {
    label: 'Loading the documents…',
    shape: 'row',
  });
  return (
    <Stack gap="loose">
      <Panel title="Documents">
        <Stack>
          <p className={style.quiet}>
            Receipts, the title, manuals. They are encrypted, and only the owners of this build read them.
          </p>
          <FileDocument buildId={build.id} />
          {instead}
          {documents?.length === 0 && (
            <Empty heading="h3" visual={<FileText aria-hidden="true" />} title="No documents yet">
              File the first receipt: a photo of it is enough.
            </Empty>
          )}
          {documents && documents.length > 0 && (
            <ul role="list" className={style.list} aria-label="Documents">
              {documents.map((document) => (
                <DocumentRow key={document.id} buildId={build.id} document={document} />
              ))}
            </ul>
          )}
        </Stack>
      </Panel>
      <BooksPanel build={build} />
    </Stack>
  );
}
