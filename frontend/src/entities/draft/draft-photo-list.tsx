import { IconButton } from '@ui/actions/icon-button';
import { X } from 'lucide-react';
import { useObjectUrl } from '../photo/use-object-url';
import style from './draft-photo-list.module.css';
import type { DraftPhoto } from './draft-photos';

/** The photos of a draft, each with a button that leaves it out. */
export function DraftPhotoList({
  photos,
  onRemove,
}: {
  readonly photos: readonly DraftPhoto[];
  readonly onRemove: (key: string) => void;
}) {
  if (photos.length === 0) return null;
  return (
    <ul role="list" className={style.draft} aria-label="Photos of the draft">
      {photos.map((photo, at) => (
        <li key={photo.key} className={style.tile}>
          <LocalPhoto photo={photo} />
          <IconButton
            label={`Leave out photo ${at + 1}`}
            className={style.remove}
            onClick={() => onRemove(photo.key)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** A photo that is still on this device. */
export function LocalPhoto({ photo }: { readonly photo: DraftPhoto | undefined }) {
  const url = useObjectUrl(photo?.file);
  if (!url) return <span className={style.photo} />;
  return <img className={style.photo} src={url} alt={photo?.file.name ?? ''} />;
}
