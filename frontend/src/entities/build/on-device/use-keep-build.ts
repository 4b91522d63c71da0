import { whenIdle } from '@lib/browser/when-idle';
import { useMember } from '@lib/session/session';
import type { BuildView } from '@modules/builds/builds.schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps a build on this device once the page is idle, if the member writes in it, so that it opens without a connection.
 *  source  ADR 0087 */
export function useKeepBuild(build: BuildView | undefined): void {
  const memberId = useMember()?.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (memberId === undefined || build === undefined || !('indexedDB' in window)) return;
    let isHere = true;
    whenIdle(() => void (isHere && keep(memberId, build, queries).catch(() => undefined)));
    return () => {
      isHere = false;
    };
  }, [memberId, build, queries]);
}

async function keep(memberId: string, build: BuildView, queries: QueryClient): Promise<void> {
  const { readAndKeep } = await import('./read-and-keep');
  await readAndKeep(memberId, build, queries);
}
