import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { guest } from '@lib/browser/device-drafts';
import { counted } from '@lib/format';
import { toast } from '@ui/feedback/toast-store';
import { useEffect, useState } from 'react';
import { photoProblem } from '../photo/photo-check';
import { type DraftPhoto, deleteDraftPhoto, draftPhotosTo, keepDraftPhoto } from './draft-photos';

type Place = {
  readonly memberId: string;
  readonly to: string;
  /** Keys of photos of what waits. */
  readonly waiting: readonly string[];
  readonly maxPhotos: number;
  /** "message" */
  readonly what: string;
};

/** The photos on this device for one field: those of the draft, and those of what waits to be sent. */
export function useDraftPhotos({ memberId, to, waiting, maxPhotos, what }: Place) {
  const [all, setAll] = useState<readonly (DraftPhoto & Pick<Place, 'memberId' | 'to'>)[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  /** Those of a guest stay when the guest signs in. */
  const here = all.filter(
    (photo) => photo.to === to && (photo.memberId === memberId || photo.memberId === guest),
  );

  useEffect(() => {
    let isHere = true;
    void draftPhotosTo(memberId, to).then((kept) => {
      if (!isHere) return;
      setAll((shown) => {
        const fresh = kept.filter(({ key }) => shown.every((one) => one.key !== key));
        return [...fresh.map((photo) => ({ ...photo, memberId, to })), ...shown];
      });
    });
    return () => {
      isHere = false;
    };
  }, [memberId, to]);

  return {
    /** Photos of the draft. */
    photos: here.filter(({ key }) => !waiting.includes(key) && !left.includes(key)),
    problem,
    photoOf: (key: string): DraftPhoto | undefined => here.find((photo) => photo.key === key),
    /** Marks photos as sent. */
    leave: (keys: readonly string[]) => setLeft((before) => [...before, ...keys]),
    /** Returns photos to the draft, when what they were sent with returns to it. */
    comeBack: (keys: readonly string[]) => setLeft((before) => before.filter((key) => !keys.includes(key))),
    /** in  room: how many more photos the draft takes */
    add: (files: readonly File[], room: number): void => {
      const refused = files.map(photoProblem).find((one) => one !== null) ?? null;
      const good = files.filter((file) => photoProblem(file) === null);
      const added = good.slice(0, Math.max(room, 0)).map((file) => ({ key: newIdempotencyKey(), file }));
      const isFull = good.length > added.length;
      setProblem(refused ?? (isFull ? `A ${what} has at most ${counted(maxPhotos, 'photo')}.` : null));
      setAll((shown) => [...shown, ...added.map((photo) => ({ ...photo, memberId, to }))]);
      for (const photo of added) void keepDraftPhoto(memberId, to, photo);
    },
    /** Puts a photo at another place among those of the draft. */
    move: (key: string, place: number): void => {
      const moving = here.find((photo) => photo.key === key);
      if (!moving) return;
      const others = here.filter((photo) => photo !== moving && !waiting.includes(photo.key));
      const order = [...others.slice(0, place), moving, ...others.slice(place)];
      setAll((shown) => [...shown.filter((photo) => !order.includes(photo)), ...order]);
      for (const photo of order) void keepDraftPhoto(memberId, photo.to, photo);
    },
    /** Removes a photo from the draft. A toast offers to put it back in its place. */
    remove: (key: string): void => {
      setProblem(null);
      const at = all.findIndex((photo) => photo.key === key);
      const removed = all[at];
      if (!removed) return;
      const putBack = () => {
        setAll((shown) => shown.toSpliced(at, 0, removed));
        void keepDraftPhoto(memberId, removed.to, removed);
      };
      setAll((shown) => shown.filter((photo) => photo.key !== key));
      void deleteDraftPhoto(key);
      toast({ title: 'Photo removed', action: { label: 'Undo', onClick: putBack } });
    },
  };
}
