import { useUnblockMember } from '@entities/member/member.mutations';
import { blockedQuery } from '@entities/member/member.queries';
import { messageOf } from '@lib/api/problem';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Panel } from '@ui/layout/panel';
import style from '../account-page.module.css';
import { AccountRow } from '../account-row';

/** The members whom this member has blocked; nothing when there are none. */
export function BlockedMembers() {
  const { data } = useQuery(blockedQuery);
  const unblock = useUnblockMember();
  if (!data || data.blocked.length === 0) return null;
  return (
    <Panel title="Blocked members" heading="h3">
      {unblock.isError && <Notice tone="problem">{messageOf(unblock.error)}</Notice>}
      <div className={style.rows}>
        {data.blocked.map(({ id, name }) => (
          <AccountRow
            key={id}
            title={name}
            action={
              <Button
                aria-label={`Unblock ${name}`}
                busy={unblock.isPending && unblock.variables === id}
                onClick={() => unblock.mutate(id)}
              >
                Unblock
              </Button>
            }
          >
            You do not see each other’s listings, and cannot write to each other. We did not tell them.
          </AccountRow>
        ))}
      </div>
    </Panel>
  );
}
