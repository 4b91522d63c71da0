import { sendFileOfAppeal } from '@entities/appeal/appeal.mutations';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { messageOf } from '@lib/api/problem';
import { mostAttachments } from '@modules/moderation/moderation.schemas';
import { useState } from 'react';

/** A file of an appeal that is being written. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  /** From 0 to 100. */
  readonly progress: number;
  /** Null until it is uploaded. */
  readonly id: string | null;
  readonly problem: string | null;
}

/** Files are uploaded as soon as they are chosen, and sent with the words. */
export function useFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const change = (key: string, changes: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send(key: string, file: File) {
    const onProgress = (share: number) => change(key, { progress: share * 100 });
    try {
      const { id } = await sendFileOfAppeal(file, { idempotencyKey: key, onProgress });
      change(key, { id, progress: 100 });
    } catch (error) {
      change(key, { problem: messageOf(error) });
    }
  }

  function add(chosen: readonly File[]) {
    for (const file of chosen.slice(0, mostAttachments - files.length)) {
      const key = newIdempotencyKey();
      setFiles((all) => [...all, { key, name: file.name, progress: 0, id: null, problem: null }]);
      void send(key, file);
    }
  }

  return {
    files,
    add,
    remove: (key: string) => setFiles((all) => all.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
    ids: files.flatMap(({ id }) => id ?? []),
    isUploading: files.some(({ id, problem }) => id === null && problem === null),
  };
}
