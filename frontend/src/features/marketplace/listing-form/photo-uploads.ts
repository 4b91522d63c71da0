import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { upload } from '@lib/api/upload';
import { type PhotoView } from '@modules/marketplace/listing.schemas';
import { addPhoto } from '@modules/marketplace/marketplace.contract';
import { useState } from 'react';
import { photoProblem } from './photo-check';

/** A photo upload, pending or failed. */
export interface PhotoUpload {
  readonly key: string;
  readonly file: File;
  /** An object URL of the file, for the preview. */
  readonly preview: string;
  /** From 0 to 100. */
  readonly progress: number;
  /** The error of the upload; null while there is none. */
  readonly problem: string | null;
  /** Whether sending it again may help. */
  readonly canRetry: boolean;
}

/** Uploads files one after another, in one queue with the other commands; each has its progress and error. */
export function usePhotoUploads(
  enqueue: (order: () => Promise<void>) => unknown,
  onPhoto: (listingId: string, photo: PhotoView) => void,
) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);

  const change = (key: string, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const discard = ({ key, preview }: Pick<PhotoUpload, 'key' | 'preview'>) => {
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  const sendOne = async (listingId: string, { key, file, preview }: PhotoUpload) => {
    try {
      const { photo } = await upload(addPhoto, file, {
        params: { id: listingId },
        idempotencyKey: key,
        onProgress: (share) => change(key, { progress: share * 100 }),
      });
      onPhoto(listingId, photo);
      discard({ key, preview });
    } catch (error) {
      change(key, { problem: messageOf(error), canRetry: !isAboutTheFile(error), progress: 0 });
    }
  };

  const send = (listingId: string, one: PhotoUpload) => enqueue(() => sendOne(listingId, one));

  return {
    uploads,
    add: (listingId: string, files: readonly File[]) => {
      const added = files.map((file): PhotoUpload => {
        const preview = URL.createObjectURL(file);
        return {
          key: newIdempotencyKey(),
          file,
          preview,
          progress: 0,
          problem: photoProblem(file),
          canRetry: false,
        };
      });
      setUploads((all) => [...all, ...added]);
      for (const one of added) if (one.problem === null) send(listingId, one);
    },
    retry: (listingId: string, one: PhotoUpload) => {
      change(one.key, { problem: null, progress: 0 });
      send(listingId, one);
    },
    discard,
  };
}

/** The file itself was refused: sending it again changes nothing. */
function isAboutTheFile(error: unknown): boolean {
  const codes = ['NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'];
  return error instanceof ApiProblem && codes.includes(error.code);
}
