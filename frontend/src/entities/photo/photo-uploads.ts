import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { ApiProblem, messageOf } from '@lib/api/problem';
import type { UploadOptions } from '@lib/api/upload';
import { type PhotoView } from '@modules/media/photo.schemas';
import { toast } from '@ui/feedback/toast-store';

import { useEffect, useState } from 'react';
import { deletePhoto, keepPhoto, keptPhotosOf } from './kept-photos';
import { photoProblem } from './photo-check';
import { withoutPlace } from './without-place';

/** A photo upload: waiting for what it belongs to, pending or failed. */
export interface PhotoUpload {
  readonly key: string;
  readonly file: File;
  /** An object URL of the file, for the preview. */
  readonly preview: string;
  /** From 0 to 100. */
  readonly progress: number;
  /** True until the listing, item or member that it belongs to is saved. */
  readonly isWaiting: boolean;
  /** The error of the upload; null while there is none. */
  readonly problem: string | null;
  /** Whether sending it again may help. */
  readonly canRetry: boolean;
}

/** Sends one file to the server. */
export type SendPhoto = (
  id: string,
  file: File,
  options: Pick<UploadOptions<never>, 'idempotencyKey' | 'onProgress'>,
) => Promise<PhotoView>;

/** Uploads files one after another, in one queue with the other commands; each has its progress and error.
 *  keptUnder  the storage key of the form: unsent files stay in this browser under it */
export function usePhotoUploads(
  sendPhoto: SendPhoto,
  enqueue: (command: () => Promise<unknown>) => unknown,
  onPhoto: (ownerId: string, photo: PhotoView) => void,
  { ownerId: owner, keptUnder }: { readonly ownerId: string | null; readonly keptUnder?: string | undefined },
) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once, when the form opens
  useEffect(() => {
    if (keptUnder === undefined) return;
    let isHere = true;
    void keptPhotosOf(keptUnder).then((kept) => {
      if (!isHere || kept.length === 0) return;
      const isWaiting = owner === null;
      const found = kept.map(({ key, file }) => ({
        ...uploadOf(key, file, isWaiting),
        ...(!isWaiting && { problem: 'It was not sent yet.', canRetry: true }),
      }));
      setUploads((all) => [...found.filter(({ key }) => all.every((one) => one.key !== key)), ...all]);
    });
    return () => {
      isHere = false;
    };
  }, [keptUnder]);

  const change = (key: string, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const discard = ({ key, preview }: Pick<PhotoUpload, 'key' | 'preview'>) => {
    URL.revokeObjectURL(preview);
    if (keptUnder !== undefined) void deletePhoto(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  /** Whether the server has the photo now. */
  const sendOne = async (ownerId: string, { key, file, preview }: PhotoUpload): Promise<boolean> => {
    try {
      const onProgress = (share: number) => change(key, { progress: share * 100 });
      const sent = await withoutPlace(file);
      onPhoto(ownerId, await sendPhoto(ownerId, sent, { idempotencyKey: key, onProgress }));
      discard({ key, preview });
      return true;
    } catch (error) {
      change(key, { problem: messageOf(error), canRetry: !isAboutTheFile(error), progress: 0 });
      return false;
    }
  };

  const send = (ownerId: string, one: PhotoUpload) => enqueue(() => sendOne(ownerId, one));

  return {
    uploads,
    add: (ownerId: string | null, files: readonly File[]) => {
      const added = files.map((file) => uploadOf(newIdempotencyKey(), file, ownerId === null));
      setUploads((all) => [...all, ...added]);
      if (keptUnder !== undefined)
        for (const { key, file, problem } of added)
          if (problem === null) void keepPhoto({ key, form: keptUnder, file });
      if (ownerId !== null) for (const one of added) if (one.problem === null) send(ownerId, one);
    },
    retry: (ownerId: string, one: PhotoUpload) => {
      change(one.key, { problem: null, progress: 0 });
      send(ownerId, one);
    },
    sendWaiting: async (ownerId: string): Promise<number> => {
      let failed = 0;
      for (const one of uploads) {
        const maySend = one.problem === null || one.canRetry;
        change(one.key, { isWaiting: false, ...(maySend && { problem: null }) });
        if (!maySend || !(await sendOne(ownerId, one))) failed += 1;
      }
      return failed;
    },
    discard,
    /** Leaves out a photo that waits. A toast offers to take it in again. */
    leaveOut: (one: PhotoUpload): void => {
      discard(one);
      if (!one.isWaiting || one.problem !== null) return;
      const putBack = () => {
        setUploads((all) => [...all, uploadOf(one.key, one.file, true)]);
        if (keptUnder !== undefined) void keepPhoto({ key: one.key, form: keptUnder, file: one.file });
      };
      toast({ title: 'Photo removed', action: { label: 'Undo', onClick: putBack } });
    },
  };
}

const uploadOf = (key: string, file: File, isWaiting: boolean): PhotoUpload => ({
  key,
  file,
  preview: URL.createObjectURL(file),
  progress: 0,
  isWaiting,
  problem: photoProblem(file),
  canRetry: false,
});

/** The server refused the file itself: sending it again changes nothing. */
function isAboutTheFile(error: unknown): boolean {
  const codes = ['NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'];
  return error instanceof ApiProblem && codes.includes(error.code);
}
