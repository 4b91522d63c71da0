import { FileInput } from '@entities/photo/file-input';
import { PhotoList } from '@entities/photo/photo-list';
import { PhotoUploads } from '@entities/photo/photo-uploads-list';
import type { Photos } from '@entities/photo/use-photos';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { FieldGroup } from '@ui/forms/field-group';
import { ImagePlus, Undo2 } from 'lucide-react';
import { useRef } from 'react';

/** The photos of an event, to add, put in order and remove. */
export function EventPhotos({ photos }: { readonly photos: Photos }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { photos: shown, uploads, problem, removed, room, max } = photos;
  return (
    <FieldGroup
      legend="Photos"
      hint={`At most ${max}: JPEG, PNG, WebP or AVIF, up to 15 MB each. The first is the cover.${shown.length > 1 ? ' Drag them, or use the arrows.' : ''}`}
    >
      {problem && <Notice tone="problem">{problem}</Notice>}
      {removed > 0 && (
        <Notice
          action={
            <Button size="small" icon={<Undo2 />} onClick={photos.undo}>
              Undo
            </Button>
          }
        >
          {removed === 1
            ? 'One photo is removed when you save.'
            : `${removed} photos are removed when you save.`}
        </Notice>
      )}
      {shown.length > 0 && <PhotoList photos={shown} onMove={photos.move} onRemove={photos.remove} />}
      <PhotoUploads uploads={uploads} onRetry={photos.retry} onDiscard={photos.leaveOut} />
      <div>
        <Button icon={<ImagePlus />} disabled={room <= 0} onClick={() => chooser.current?.click()}>
          Choose photos
        </Button>
      </div>
      <FileInput
        inputRef={chooser}
        label="Photos"
        multiple
        onFiles={(files) => photos.add(Array.from(files ?? []))}
      />
    </FieldGroup>
  );
}
