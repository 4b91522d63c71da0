import { rememberedMember, useSession } from '@lib/session/session';
import { useEffect, useState } from 'react';
import type { KeptBuild } from './kept-build';
import { keptBuilds } from './kept-builds';

/** The builds on this device of the member who is here, or was last; undefined while the device is being read. */
export function useKeptBuilds(): readonly KeptBuild[] | undefined {
  const session = useSession();
  const memberId = session.status === 'signed-in' ? session.user.id : rememberedMember();
  const [builds, setBuilds] = useState<readonly KeptBuild[]>();
  useEffect(() => {
    let isHere = true;
    const kept = memberId === undefined ? Promise.resolve([]) : keptBuilds(memberId).catch(() => []);
    void kept.then((found) => isHere && setBuilds(found));
    return () => {
      isHere = false;
    };
  }, [memberId]);
  return builds;
}
