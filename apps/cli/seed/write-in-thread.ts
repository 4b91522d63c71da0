import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Part } from './bulk.js';

export interface ThreadData {
  /** The address of the database. */
  readonly url: string;
  /** The secret that the keys of persons are encrypted under. */
  readonly secret: string;
  readonly part: Part;
}

/** Write a part of a seed in a thread of its own, until it is written or fails. */
export async function writeInThread(
  workerData: ThreadData,
  wrote: (listings: number) => void,
): Promise<void> {
  const thread = new Worker(new URL('./part-thread.js', import.meta.url), { workerData, resourceLimits });
  thread.on('message', wrote);
  await once(thread, 'exit'); // an error of the thread rejects this
}

/** A thread that makes rows and discards them needs little memory; without a limit the heap grows as far as the machine allows. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 };
