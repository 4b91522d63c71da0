import { chainLog } from './event-store/chain/chain-log.job.js';
import { defineManifest } from './manifest/manifest.js';
import { wipeDeletedJob } from './postgres/wipe-deleted.job.js';

/** Jobs of the kernel itself; its migrations come before those of all modules, and have no place here. */
export const kernelManifest = defineManifest({
  name: 'kernel',
  jobs: (context) => [chainLog(context), wipeDeletedJob(context)],
});
