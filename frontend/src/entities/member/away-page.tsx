import { useOnline } from '@lib/browser/connection';
import { startSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';

/** In place of a page of a member who was signed in here, while the server cannot be asked: they are not asked to sign in. */
export function AwayPage() {
  const isOnline = useOnline();
  return (
    <EmptyPage
      title="This page needs a connection"
      action={isOnline && <Button onClick={() => void startSession()}>Try again</Button>}
    >
      You are still signed in. The page opens by itself once we can be reached.
    </EmptyPage>
  );
}
