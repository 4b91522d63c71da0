import { useMember } from '@lib/session/session';
import { Announcements } from '../../features/announcements/announcements';
import { SuspendedNote } from '../../features/suspension/suspended-note';

/** What is above every page: announcements, and what a suspended member can still do. */
export function Notes() {
  return (
    <>
      <Announcements />
      {useMember()?.suspension && <SuspendedNote />}
    </>
  );
}
