import { useDeleteDocument, useOpenDocument } from '@entities/build/document.mutations';
import { documentKindLabels, fileWords } from '@entities/build/document-labels';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import type { DocumentView } from '@modules/builds/document/document.contract';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Facts } from '@ui/data/card';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { later } from '@ui/overlays/later';
import { FileImage, FileText, Pencil } from 'lucide-react';
import { useState } from 'react';
import style from './documents.module.css';

const ChangeDocument = later(() =>
  import('./change-document-dialog').then((dialog) => dialog.ChangeDocumentDialog),
);
const ShowPhoto = later(() => import('./photo-dialog').then((dialog) => dialog.PhotoDialog));

export type DocumentRowProps = {
  readonly buildId: string;
  readonly document: DocumentView;
  /** Kept by a former owner: it is read, and no longer changed. */
  readonly isKept?: boolean;
};

/** One document: what it is, to what it belongs, and opening it. */
export function DocumentRow({ buildId, document, isKept = false }: DocumentRowProps) {
  const { id, name, kind, type, at, task, part } = document;
  const [isChanging, setChanging] = useState(false);
  const [shown, setShown] = useState<Blob | null>(null);
  const remove = useDeleteDocument(buildId);
  const open = useOpenDocument(buildId, document, setShown);
  const Sign = type === 'application/pdf' ? FileText : FileImage;
  const problem = open.error ?? remove.error;
  return (
    <li className={style.row}>
      <Sign className={style.sign} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.name}>{name}</p>
        <Facts
          facts={[
            documentKindLabels[kind],
            part?.title ?? task?.title ?? 'The car',
            fileWords(document),
            `filed ${dayIn(at)}`,
          ]}
        />
      </div>
      <div className={style.actions}>
        <Button size="small" busy={open.isPending} aria-label={`Open ${name}`} onClick={() => open.mutate()}>
          Open
        </Button>
        {!isKept && (
          <>
            <IconButton label={`Name ${name}, and say to what it belongs`} onClick={() => setChanging(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <ConfirmButton
              size="small"
              variant="quiet"
              aria-label={`Delete ${name}`}
              title="Delete this document?"
              description="The file goes for good."
              action="Delete it"
              busy={remove.isPending}
              onConfirm={() =>
                void remove.mutateAsync(id).then(
                  () => toast({ title: 'Document deleted' }),
                  () => undefined, // the row says why
                )
              }
            >
              Delete
            </ConfirmButton>
          </>
        )}
      </div>
      {problem && (
        <Notice tone="problem" className={style.wide}>
          {messageOf(problem)}
        </Notice>
      )}
      {isChanging && (
        <ChangeDocument buildId={buildId} document={document} onClose={() => setChanging(false)} />
      )}
      {shown && <ShowPhoto name={name} file={shown} onClose={() => setShown(null)} />}
    </li>
  );
}
