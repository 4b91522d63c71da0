import { useChangePicture } from '@entities/member/member.mutations';
import { messageOf } from '@lib/api/problem';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Avatar } from '@ui/data/avatar';
import { toast } from '@ui/feedback/toast-store';
import { Row } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { type ChangeEvent, useRef } from 'react';

/** Chooses another picture, or none. */
export function PictureForm({ user }: { readonly user: SessionUser }) {
  const chooser = useRef<HTMLInputElement>(null);
  const change = useChangePicture();

  function send(file: File | null) {
    change.mutate(file, {
      onError: (error) =>
        toast({ title: 'That did not work', description: messageOf(error), tone: 'problem' }),
    });
  }

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) send(file);
  }

  return (
    <Row>
      <Avatar name={user.name ?? user.email ?? ''} src={user.profileImageUrl} decorative />
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Picture"
        hidden
        onChange={chosen}
      />
      <Button busy={change.isPending} onClick={() => chooser.current?.click()}>
        Choose picture
      </Button>
      {user.profileImageUrl && (
        <ConfirmButton
          variant="quiet"
          disabled={change.isPending}
          title="Remove your picture?"
          description="Others see your initials instead. You can choose a picture again at any time."
          action="Remove it"
          onConfirm={() => send(null)}
        >
          Remove
        </ConfirmButton>
      )}
    </Row>
  );
}
