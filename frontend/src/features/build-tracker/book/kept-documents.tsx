import { documentsQuery } from '@entities/build/document.queries';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@ui/layout/panel';
import { DocumentRow } from '../documents/document-row';
import style from './books.module.css';

/** The documents that a former owner kept when the build was handed over; nothing when there are none. */
export function KeptDocuments({ buildId }: { readonly buildId: string }) {
  const { data: documents = [] } = useQuery(documentsQuery(buildId));
  if (documents.length === 0) return null;
  return (
    <Panel title="Documents that you kept">
      <ul role="list" className={style.list}>
        {documents.map((document) => (
          <DocumentRow key={document.id} buildId={buildId} document={document} isKept />
        ))}
      </ul>
    </Panel>
  );
}
