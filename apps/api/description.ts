import { statfs } from 'node:fs/promises';

/** What the process reports about itself, filled in once its routes are known. */
export class Description {
  openApi: object = {};
}

/** Set when the process has been asked to stop: readiness says no, running requests finish. */
export class Stopping {
  begun = false;
}

/** The bytes that are free for us on the disk of a folder. */
export type FreeSpace = (folder: string) => Promise<number>;

export const FREE_SPACE = Symbol('FreeSpace');

export const freeSpace: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
