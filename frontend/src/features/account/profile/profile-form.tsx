import { useChangeProfile } from '@entities/member/member.mutations';
import { profileQuery } from '@entities/member/member.queries';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { Dialog } from '@ui/overlays/dialog';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChangeProfile } from './change-profile';

/** Edits the profile and its visibility; ?edit=profile opens it. */
export function ProfileForm() {
  const formId = useId();
  const [address, setAddress] = useSearchParams();
  const isOpen = address.get('edit') === 'profile';
  const { data, instead } = loaded(useQuery({ ...profileQuery, enabled: isOpen }), {
    label: 'Loading your profile',
    shape: 'line',
    problem: noticeOf,
  });
  const change = useChangeProfile();

  function setOpen(open: boolean) {
    change.reset();
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set('edit', 'profile');
        else after.delete('edit');
        return after;
      },
      { replace: true },
    );
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit profile</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Edit your profile"
        holds
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" disabled={!data} busy={change.isPending}>
              Save profile
            </Button>
          </>
        }
      >
        {instead}
        {data && (
          <ChangeProfile
            id={formId}
            profile={data}
            refused={change.error}
            send={change.mutateAsync}
            onSaved={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  );
}
