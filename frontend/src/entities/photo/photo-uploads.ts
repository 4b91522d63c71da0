import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { ApiProblem, messageOf } from '@lib/api/problem';
import type { UploadOptions } from '@lib/api/upload';
import { type PhotoView } from '@modules/marketplace/listing.schemas';
import { useState } from 'react';
import { photoProblem } from './photo-check';

/** A photo upload: waiting for its owner, pending or failed. */
export interface PhotoUpload {
  readonly key: string;
  readonly file: File;
  /** An object URL of the file, for the preview. */
  readonly preview: string;
  /** From 0 to 100. */
  readonly progress: number;
  /** True until its owner is saved. */
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

/** Uploads files one after another, in one queue with the other commands; each has its progress and error. */
export function usePhotoUploads(
  sendPhoto: SendPhoto,
  enqueue: (command: () => Promise<unknown>) => unknown,
  onPhoto: (ownerId: string, photo: PhotoView) => void,
) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);

  const change = (key: string, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const discard = ({ key, preview }: Pick<PhotoUpload, 'key' | 'preview'>) => {
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  /** Whether the server has the photo now. */
  const sendOne = async (ownerId: string, { key, file, preview }: PhotoUpload): Promise<boolean> => {
    try {
      const onProgress = (share: number) => change(key, { progress: share * 100 });
      onPhoto(ownerId, await sendPhoto(ownerId, file, { idempotencyKey: key, onProgress }));
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
      const added = files.map((file): PhotoUpload => {
        const preview = URL.createObjectURL(file);
        return {
          key: newIdempotencyKey(),
          file,
          preview,
          progress: 0,
          isWaiting: ownerId === null,
          problem: photoProblem(file),
          canRetry: false,
        };
      });
      setUploads((all) => [...all, ...added]);
      if (ownerId !== null) for (const one of added) if (one.problem === null) send(ownerId, one);
    },
    retry: (ownerId: string, one: PhotoUpload) => {
      change(one.key, { problem: null, progress: 0 });
      send(ownerId, one);
    },
    sendWaiting: async (ownerId: string): Promise<number> => {
      let failed = 0;
      for (const one of uploads) {
        change(one.key, { isWaiting: false });
        if (one.problem !== null || !(await sendOne(ownerId, one))) failed += 1;
      }
      return failed;
    },
    discard,
  };
}

/** The file itself was refused: sending it again changes nothing. */
function isAboutTheFile(error: unknown): boolean {
  const codes = ['NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'];
  return error instanceof ApiProblem && codes.includes(error.code);
}
