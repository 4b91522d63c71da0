import { messageOf } from '@lib/api/problem';
import type { PhotoView } from '@modules/media/photo.schemas';

import { useMemo, useRef, useState } from 'react';
import { type PhotoUpload, type SendPhoto, usePhotoUploads } from './photo-uploads';

/** What the photos belong to, and the calls that change them. */
export type PhotoOwner = {
  /** Null until it is saved: photos wait for it. */
  readonly id: string | null;
  readonly photos: readonly PhotoView[];
  /** The storage key of the form, under which unsent files stay in this browser. */
  readonly keptUnder?: string;
  /** The maximum number of photos. */
  readonly max: number;
  /** "A listing" */
  readonly name: string;
  readonly send: SendPhoto;
  readonly remove: (id: string, photoId: string) => Promise<unknown>;
  readonly arrange: (id: string, photoIds: readonly string[]) => Promise<unknown>;
  /** Changes the photos on the page at once. */
  readonly setPhotos: (id: string, next: (photos: readonly PhotoView[]) => readonly PhotoView[]) => void;
  /** Fetches the photos again, after a refusal. */
  readonly refresh: (id: string) => Promise<unknown>;
};

/** The photos of a form. A removed photo can be restored until the member leaves the step or its slot is needed;
 *  only then is the removal sent. Commands are sent one after another. */
export function usePhotos(owner: PhotoOwner) {
  const { id, photos: all, max, setPhotos } = owner;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const enqueue = (rest: () => Promise<unknown>) => {
    queue.current = queue.current.then(rest).catch((error: unknown) => {
      setProblem(messageOf(error));
      return id && owner.refresh(id);
    });
    return queue.current;
  };
  const { uploads, ...sender } = usePhotoUploads(
    owner.send,
    enqueue,
    (of, photo) =>
      setPhotos(of, (photos) =>
        photos.some((known) => known.id === photo.id) ? photos : [...photos, photo],
      ),
    { ownerId: id, keptUnder: owner.keptUnder },
  );

  const photos = useMemo(() => all.filter((photo) => !removed.includes(photo.id)), [all, removed]);
  const room = max - photos.length - uploads.filter((one) => one.problem === null).length;

  /** Sends the removals, and waits for all pending commands. */
  const flush = (): Promise<unknown> => {
    setRemoved([]);
    if (id && removed.length > 0) {
      setPhotos(id, (known) => known.filter((photo) => !removed.includes(photo.id)));
      for (const photoId of removed) enqueue(() => owner.remove(id, photoId));
    }
    return queue.current;
  };

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(room, 0));
    const left = files.length - taken.length;
    setProblem(left > 0 ? `${owner.name} has at most ${max} photos: ${left} left out.` : null);
    if (taken.length > room - removed.length) void flush();
    sender.add(id, taken);
  };

  const move = (photoId: string, to: number) => {
    const moving = photos.find((photo) => photo.id === photoId);
    if (!id || !moving) return;
    const order = photos.filter((photo) => photo !== moving);
    const whole = [
      ...order.slice(0, to),
      moving,
      ...order.slice(to),
      ...all.filter((one) => removed.includes(one.id)),
    ];
    setProblem(null);
    setPhotos(id, () => whole);
    const photoIds = whole.map((photo) => photo.id);
    enqueue(() => owner.arrange(id, photoIds));
  };

  return {
    photos,
    max,
    /** How many more may be added. */
    room,
    /** How many removed photos can still be restored. */
    removed: removed.length,
    problem,
    uploads,
    add,
    /** Moves a photo to an index; the first is the cover. */
    move,
    retry: (one: PhotoUpload) => id && sender.retry(id, one),
    discard: sender.discard,
    leaveOut: sender.leaveOut,
    /** Sends the photos that waited for their owner to be saved.
     *  out     how many could not be sent, or are not photos */
    sendWaiting: sender.sendWaiting,
    remove: (photoId: string) => setRemoved((gone) => [...gone, photoId]),
    undo: () => setRemoved((gone) => gone.slice(0, -1)),
    flush,
  };
}

export type Photos = ReturnType<typeof usePhotos>;
