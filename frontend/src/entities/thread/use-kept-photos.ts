import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { maxPhotos } from '@modules/messages/message.schemas';
import { useEffect, useState } from 'react';
import { photoProblem } from '../photo/photo-check';
import {
  deleteMessagePhoto,
  type KeptMessagePhoto,
  keepMessagePhoto,
  messagePhotosTo,
} from './message-photos';

/** The photos on this device for a thread, a listing or a member: those of the draft, and those of waiting messages.
 *  in  waiting: keys of photos of messages that wait */
export function useKeptPhotos(memberId: string, to: string, waiting: readonly string[]) {
  const [all, setAll] = useState<readonly KeptMessagePhoto[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    void messagePhotosTo(memberId, to).then((kept) => {
      if (isHere)
        setAll((shown) => [...kept.filter(({ key }) => shown.every((one) => one.key !== key)), ...shown]);
    });
    return () => {
      isHere = false;
    };
  }, [memberId, to]);

  return {
    /** Photos of the draft. */
    photos: all.filter(({ key }) => !waiting.includes(key) && !left.includes(key)),
    problem,
    photoOf: (key: string) => all.find((photo) => photo.key === key),
    /** Marks photos as sent with a message. */
    leave: (keys: readonly string[]) => setLeft((before) => [...before, ...keys]),
    /** Returns photos to the draft, when their message returns to it. */
    comeBack: (keys: readonly string[]) => setLeft((before) => before.filter((key) => !keys.includes(key))),
    /** in  room: how many more photos the draft takes */
    add: (files: readonly File[], room: number): void => {
      const refused = files.map(photoProblem).find((one) => one !== null) ?? null;
      const good = files.filter((file) => photoProblem(file) === null);
      const added = good.slice(0, Math.max(room, 0)).map((file) => ({ key: newIdempotencyKey(), file }));
      const isFull = good.length > added.length;
      setProblem(refused ?? (isFull ? `A message has at most ${maxPhotos} photos.` : null));
      setAll((shown) => [...shown, ...added]);
      for (const photo of added) void keepMessagePhoto(memberId, to, photo);
    },
    remove: (key: string): void => {
      setProblem(null);
      setAll((shown) => shown.filter((photo) => photo.key !== key));
      void deleteMessagePhoto(key);
    },
  };
}
