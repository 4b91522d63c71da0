import { PhotoZoom } from '@entities/photo/photo-zoom';
import { useObjectUrl } from '@entities/photo/use-object-url';
import { useIsNear } from '@lib/browser/use-is-near';
import type { MessageView } from '@modules/messages/messages.contract';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import style from './photos.module.css';
import { threadPhotoQuery } from './thread-photo.queries';

type MessagePhotosProps = {
  readonly threadId: string;
  readonly message: MessageView;
  /** "Bob" */
  readonly name: string;
};

/** The photos of a message; a press opens one large. */
export function MessagePhotos({ threadId, message, name }: MessagePhotosProps) {
  const { id, photos } = message;
  const [at, setAt] = useState<number | null>(null);
  const open = at === null ? undefined : photos[at];
  return (
    <>
      <ul role="list" className={style.photos} data-count={Math.min(photos.length, 3)}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={style.open}
              aria-label={`Photo ${index + 1} of ${photos.length} from ${name}, open`}
              onClick={() => setAt(index)}
            >
              <Thumb params={{ id: threadId, messageId: id, photoId: photo.id, size: 'card' }} />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Zoomed
          params={{ id: threadId, messageId: id, photoId: open.id, size: 'zoom' }}
          photos={photos}
          name={name}
          at={at}
          onAt={setAt}
        />
      )}
    </>
  );
}

type Params = Parameters<typeof threadPhotoQuery>[0];

/** Fetched once it comes into view. */
function Thumb({ params }: { readonly params: Params }) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useIsNear(box);
  const { data, isError } = useQuery({ ...threadPhotoQuery(params), enabled: isSeen });
  const url = useObjectUrl(data);
  if (isError)
    return (
      <span className={style.photo} data-gone>
        <ImageOff aria-hidden="true" />
      </span>
    );
  return url ? <img className={style.photo} src={url} alt="" /> : <span ref={box} className={style.photo} />;
}

type ZoomedProps = {
  readonly params: Params;
  readonly photos: MessageView['photos'];
  readonly name: string;
  readonly at: number | null;
  readonly onAt: (at: number | null) => void;
};

/** The small photo is shown while the large one loads. */
function Zoomed({ params, photos, name, at, onAt }: ZoomedProps) {
  const small = useQuery(threadPhotoQuery({ ...params, size: 'card' })).data;
  const large = useQuery(threadPhotoQuery(params)).data;
  const url = useObjectUrl(large ?? small) ?? '';
  const views = photos.map((photo) => ({ ...photo, card: url, page: url, zoom: url }));
  return <PhotoZoom photos={views} title={`Photo from ${name}`} at={at} onAt={onAt} />;
}
