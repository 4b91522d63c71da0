import type { QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { importQueue } from './import.queue.js';
import { ImportRunner } from './import-runner.js';

/** Import the next slice of a file. After the last attempt the import stops, and its owner may continue it. */
export const importItems = (context: Pick<ModuleContext, 'get'>): QueuedJob =>
  importQueue.job(({ importId }, run) => context.get(ImportRunner).runSlice(importId, run));
