import { useUnlinkMethod } from '@entities/account/sign-in-methods.mutations';
import { useRecentAuth } from '@entities/reauth/reauth.queries';
import { ReauthDialog } from '@entities/reauth/reauth-dialog';
import type { SocialKind } from '@modules/identity/social/social.contract';
import { Button } from '@ui/actions/button';
import { useState } from 'react';

export type LinkSignInMethodProps = {
  readonly name: string;
  readonly busy: boolean;
  /** Opens the provider's window; call it in a click only. */
  readonly onLink: () => void;
};

/** Shortly after signing in the provider's window opens at once; later the member re-authenticates first. */
export function LinkSignInMethod({ name, busy, onLink }: LinkSignInMethodProps) {
  const [isAsking, setAsking] = useState(false);
  const { isRecent } = useRecentAuth();

  return (
    <>
      <Button
        size="small"
        aria-label={`Link ${name}`}
        busy={busy}
        onClick={isRecent ? onLink : () => setAsking(true)}
      >
        Link
      </Button>
      <ReauthDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Link ${name}?`}
        description={`Then you can also sign in with ${name}. Its page opens in a new window.`}
        action={`Link ${name}`}
        opensWindow
        onVerified={() => {
          setAsking(false);
          onLink();
        }}
      />
    </>
  );
}

export type UnlinkSignInMethodProps = {
  readonly kind: SocialKind;
  readonly name: string;
  readonly may: boolean;
};

export function UnlinkSignInMethod({ kind, name, may }: UnlinkSignInMethodProps) {
  const [isAsking, setAsking] = useState(false);
  const unlink = useUnlinkMethod();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        flush="end"
        aria-label={`Unlink ${name}`}
        disabled={!may}
        onClick={() => {
          unlink.reset();
          setAsking(true);
        }}
      >
        Unlink
      </Button>
      <ReauthDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Unlink ${name}?`}
        description={`You will not be able to sign in with ${name} any more. You can link it again later.`}
        action="Unlink"
        danger
        busy={unlink.isPending}
        error={unlink.error}
        onVerified={() => unlink.mutate(kind, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
