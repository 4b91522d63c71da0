import { listingFormQuery } from '@entities/listing/listing.queries';
import { call } from '@lib/api/call';
import { messageOf } from '@lib/api/problem';
import { mostPhotos, type PhotoView } from '@modules/marketplace/listing.schemas';
import { arrangePhotos, removePhoto } from '@modules/marketplace/marketplace.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type PhotoUpload, usePhotoUploads } from './photo-uploads';

const none: readonly PhotoView[] = [];

/** The photos of the listing form. A removed photo can be restored until the member leaves the step or its place is
 *  needed; only then the removal is sent. Commands are sent one after another. */
export function useListingPhotos(listingId: string | null) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...listingFormQuery(listingId ?? ''), enabled: listingId !== null });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const enqueue = (rest: () => Promise<unknown>) => {
    queue.current = queue.current.then(rest).catch((error: unknown) => {
      setProblem(messageOf(error));
      return queries.invalidateQueries({ queryKey: listingFormQuery(listingId ?? '').queryKey });
    });
    return queue.current;
  };
  const setPhotos = (id: string, next: (photos: readonly PhotoView[]) => readonly PhotoView[]) =>
    queries.setQueryData(listingFormQuery(id).queryKey, (form) =>
      form ? { ...form, photos: [...next(form.photos)] } : form,
    );
  const { uploads, ...sender } = usePhotoUploads(enqueue, (id, photo) =>
    setPhotos(id, (photos) => (photos.some((known) => known.id === photo.id) ? photos : [...photos, photo])),
  );

  const all = data?.photos ?? none;
  const photos = all.filter(({ id }) => !removed.includes(id));
  const room = mostPhotos - photos.length - uploads.filter((one) => one.problem === null).length;

  /** Sends the removals, and waits for all pending commands. */
  const flush = (): Promise<unknown> => {
    setRemoved([]);
    if (listingId && removed.length > 0) {
      setPhotos(listingId, (known) => known.filter(({ id }) => !removed.includes(id)));
      for (const photoId of removed) enqueue(() => call(removePhoto, { params: { id: listingId, photoId } }));
    }
    return queue.current;
  };

  const add = (files: readonly File[]) => {
    if (!listingId) return;
    const taken = files.slice(0, Math.max(room, 0));
    const left = files.length - taken.length;
    setProblem(left > 0 ? `A listing has at most ${mostPhotos} photos: ${left} left out.` : null);
    if (taken.length > room - removed.length) void flush();
    sender.add(listingId, taken);
  };

  const move = (id: string, to: number) => {
    const moving = photos.find((photo) => photo.id === id);
    if (!listingId || !moving) return;
    const order = photos.filter((photo) => photo !== moving);
    const whole = [
      ...order.slice(0, to),
      moving,
      ...order.slice(to),
      ...all.filter((one) => removed.includes(one.id)),
    ];
    setProblem(null);
    setPhotos(listingId, () => whole);
    const photoIds = whole.map((photo) => photo.id);
    enqueue(() => call(arrangePhotos, { params: { id: listingId }, body: { photoIds } }));
  };

  return {
    photos,
    /** How many more may be added. */
    room,
    /** How many are gone but can still be brought back. */
    removed: removed.length,
    problem,
    uploads,
    add,
    /** Puts a photo at a place; the first is the cover. */
    move,
    retry: (one: PhotoUpload) => listingId && sender.retry(listingId, one),
    discard: sender.discard,
    remove: (id: string) => setRemoved((gone) => [...gone, id]),
    undo: () => setRemoved((gone) => gone.slice(0, -1)),
    flush,
  };
}

export type ListingPhotos = ReturnType<typeof useListingPhotos>;
