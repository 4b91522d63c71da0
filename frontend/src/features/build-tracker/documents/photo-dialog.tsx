import { useObjectUrl } from '@entities/photo/use-object-url';
import { saveFile } from '@lib/browser/save-file';
import { Button } from '@ui/actions/button';
import { Dialog } from '@ui/overlays/dialog';
import { Download } from 'lucide-react';
import style from './documents.module.css';

export type PhotoDialogProps = {
  readonly name: string;
  readonly file: Blob;
  readonly onClose: () => void;
};

/** The photo of a document, which no address leads to. */
export function PhotoDialog({ name, file, onClose }: PhotoDialogProps) {
  const url = useObjectUrl(file);
  return (
    <Dialog
      open
      size="large"
      title={name}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button icon={<Download />} onClick={() => saveFile(file, `${name}.webp`)}>
          Save
        </Button>
      }
    >
      {url && <img className={style.photo} src={url} alt={name} />}
    </Dialog>
  );
}
