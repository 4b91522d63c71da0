import { useRevokeOthers, useRevokeSession } from '@entities/account/security.mutations';
import { sessionsQuery } from '@entities/account/security.queries';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import type { DeviceSession } from '@modules/identity/sessions/session-list.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { loaded } from '@ui/feedback/loaded';
import { retryNoticeOf } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Panel } from '@ui/layout/panel';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import style from '../account-page.module.css';
import { AccountRow } from '../account-row';

/** The devices the member is signed in on, each with a button to sign it out. */
export function SessionList() {
  const { data, instead } = loaded(useQuery(sessionsQuery), {
    label: 'Loading your devices…',
    count: 2,
    problem: retryNoticeOf,
    stale: 'below',
  });
  const hasOthers = data?.sessions.some(({ isThisDevice }) => !isThisDevice);
  return (
    <Panel title="Where you are signed in" heading="h3" actions={hasOthers && <EndOthers />}>
      {instead}
      {data && (
        <div className={style.rows}>
          {data.sessions.map((session) => (
            <OneSession key={session.id} session={session} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function OneSession({ session }: { readonly session: DeviceSession }) {
  const { id, device, network, isThisDevice, createdAt, lastUsedAt } = session;
  const revoke = useRevokeSession();
  const signOut = (
    <Button
      size="small"
      busy={revoke.isPending}
      aria-label={`Sign out ${device}`}
      onClick={() => revoke.mutate(id)}
    >
      Sign out
    </Button>
  );
  return (
    <AccountRow title={device} action={isThisDevice ? <Badge tone="good">This device</Badge> : signOut}>
      <ReauthFirst mutation={revoke} />
      Used <Age since={lastUsedAt} />, signed in <Age since={createdAt} />, from {network}
      {revoke.isError && !isReauthRequired(revoke.error) && (
        <Notice tone="problem">{messageOf(revoke.error)}</Notice>
      )}
    </AccountRow>
  );
}

function EndOthers() {
  const [isOpen, setOpen] = useState(false);
  const revoke = useRevokeOthers();
  const end = () =>
    revoke.mutate(undefined, {
      onError: (error) => isReauthRequired(error) || toast({ title: messageOf(error), tone: 'problem' }),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <Confirm
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button size="small">Sign out all others</Button>}
        title="Sign out all other devices"
        description="Every other device that is signed in as you has to sign in again."
        action="Sign them out"
        danger
        busy={revoke.isPending}
        onConfirm={end}
      />
      <ReauthFirst mutation={revoke} />
    </>
  );
}
