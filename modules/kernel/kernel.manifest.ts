import { chainLog } from './event-store/chain/chain-log.job.js';
import { signCheckpoints } from './event-store/chain/sign-checkpoints.job.js';
import { defineManifest } from './manifest/manifest.js';
import { eraseDeletedRowsJob } from './postgres/erase-deleted-rows.job.js';

/** Jobs of the kernel itself. Its migrations precede those of all modules, and are not here. */
export const kernelManifest = defineManifest({
  name: 'kernel',
  jobs: (context) => [chainLog(context), signCheckpoints(context), eraseDeletedRowsJob(context)],
});
