import { useRequestErasure } from '@entities/account/erasure.mutations';
import { erasureQuery } from '@entities/account/erasure.queries';
import { useDownload } from '@entities/download.mutations';
import { isReauthRequired, useReauthOnError } from '@entities/reauth/reauth.mutations';
import { ReauthDialog } from '@entities/reauth/reauth-dialog';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { exportAccount } from '@modules/members/export/export.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import style from '../account-page.module.css';
import { AccountRow } from '../account-row';

/** The part of the account page that downloads the member's data or erases the account. */
export function YourData() {
  const erasure = useQuery(erasureQuery);
  const dueAt = erasure.data?.dueAt ?? null;
  const reauthOnError = useReauthOnError();
  const archive = useDownload(
    () => download(exportAccount),
    () => 'swap-meet-classics.zip',
    (error) => {
      void reauthOnError(error);
      if (!isReauthRequired(error))
        toast({
          title: 'The archive could not be downloaded',
          description: messageOf(error),
          tone: 'problem',
        });
    },
  );
  return (
    <Panel title="Your data" heading="h3" id="your-data">
      <ReauthFirst mutation={archive} />
      <div className={style.rows}>
        <AccountRow
          title="A copy of everything"
          action={
            <Button busy={archive.isPending} onClick={() => archive.mutate()}>
              Download archive
            </Button>
          }
        >
          Profile, listings, notifications, sign-ins and your photos, as one ZIP file.
        </AccountRow>
        <AccountRow title="Erase your account" action={!dueAt && <Erase />}>
          {dueAt
            ? `It will be erased on ${dayIn(dueAt)}. Until then you can keep it, with the button at the top of this page.`
            : 'After two weeks we permanently delete everything of yours.'}
        </AccountRow>
      </div>
    </Panel>
  );
}

function Erase() {
  const [isOpen, setOpen] = useState(false);
  const erase = useRequestErasure();

  function ask() {
    erase.reset();
    setOpen(true);
  }

  return (
    <>
      <Button variant="danger" onClick={ask}>
        Erase account
      </Button>
      <ReauthDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Erase your account?"
        cancel="Keep it"
        action="Erase in 14 days"
        danger
        busy={erase.isPending}
        error={erase.error}
        onVerified={() => erase.mutate(undefined, { onSuccess: () => setOpen(false) })}
      >
        <p>
          In 14 days we delete your name, listings and photos. They cannot be restored. Until then you can
          change your mind here. You may want to download your archive first.
        </p>
      </ReauthDialog>
    </>
  );
}
