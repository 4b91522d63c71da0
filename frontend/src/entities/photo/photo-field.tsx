import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Camera, ImagePlus, Undo2 } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FileInput } from './file-input';
import style from './photo-field.module.css';
import { PhotoList } from './photo-list';
import { PhotoUploads } from './photo-uploads-list';
import type { Photos } from './use-photos';

export type PhotoFieldProps = {
  readonly photos: Photos;
  /** The line above the buttons. */
  readonly lead: string;
  /** Suggests what to take photos of. */
  readonly children?: ReactNode;
};

/** Photos to choose, take, put in order and remove; the first is the cover. */
export function PhotoField({ photos, lead, children }: PhotoFieldProps) {
  const { photos: shown, uploads, removed, problem, room, max } = photos;
  const added = max - room;
  return (
    <Stack gap="loose">
      <PhotoDrop onFiles={photos.add} room={room} lead={lead} />
      {problem && <Notice tone="problem">{problem}</Notice>}
      <PhotoUploads uploads={uploads} onRetry={photos.retry} onDiscard={photos.leaveOut} />
      {removed > 0 && (
        <Notice
          action={
            <Button size="small" icon={<Undo2 />} onClick={photos.undo}>
              Undo
            </Button>
          }
        >
          {removed === 1 ? 'One photo removed.' : `${removed} photos removed.`}
        </Notice>
      )}
      <p className={style.count} role="status">
        {added} of {max} photos
        {shown.length < added && `, ${added - shown.length} not sent yet`}
        {shown.length > 1 && '. The first is the cover: drag them, or use the arrows.'}
      </p>
      <PhotoList photos={shown} onMove={photos.move} onRemove={photos.remove} />
      {children}
    </Stack>
  );
}

type PhotoDropProps = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly room: number;
  readonly lead: string;
};

function PhotoDrop({ onFiles, room, lead }: PhotoDropProps) {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const addFiles = (files: FileList | null) => onFiles(Array.from(files ?? []));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form of its own; files may be dropped anywhere in it
    <div
      role="group"
      aria-label="Add photos"
      className={style.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={style.lead}>{lead}</p>
      <p className={style.hint}>
        JPEG, PNG, WebP or AVIF, up to 15 MB each. Where they were taken is never published.
      </p>
      <div className={style.buttons}>
        <Button
          variant="primary"
          icon={<ImagePlus />}
          disabled={room <= 0}
          onClick={() => chooser.current?.click()}
        >
          Choose photos
        </Button>
        <Button
          className={style.camera}
          icon={<Camera />}
          disabled={room <= 0}
          onClick={() => camera.current?.click()}
        >
          Take a photo
        </Button>
        <span className={style.orDrop}>or drop them here</span>
      </div>
      <FileInput inputRef={chooser} label="Photos" multiple onFiles={addFiles} />
      <FileInput inputRef={camera} label="Photo from the camera" capture="environment" onFiles={addFiles} />
    </div>
  );
}
