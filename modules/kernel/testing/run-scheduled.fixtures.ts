import type { ModuleContext } from '../manifest/manifest.js';

/** Runs every scheduled job of the product once, one after the other, without the queue. */
export async function runScheduled(context: ModuleContext): Promise<void> {
  const { signal } = new AbortController();
  for (const job of context.manifests.flatMap(({ jobs }) => jobs?.(context) ?? []))
    if (job.kind === 'scheduled')
      await job.run({ attempt: 1, isLast: false, now: context.clock.now(), signal });
}
