import { paths } from '@lib/paths';
import { browseAsGuest, useGuestMode } from '@lib/session/guest-mode';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { useLocation } from 'react-router-dom';
import style from './guest-banner.module.css';

/** A welcome for guests: look around first, or sign up. */
export function GuestBanner() {
  const { status } = useSession();
  const { search } = useLocation();
  const isGuest = useGuestMode(search);
  if (status !== 'signed-out') return null;
  return (
    <section className={style.banner} aria-label="Welcome">
      <p className={style.words}>
        <strong>Welcome to Swap Meet Classics.</strong>{' '}
        <span className={style.more}>
          {isGuest
            ? 'You are browsing as a guest. Sign up to sell, and to hold what you find.'
            : 'Look around first, or sign up to sell, and to hold what you find.'}
        </span>
      </p>
      <div className={style.actions}>
        {!isGuest && (
          <Button size="small" onClick={() => browseAsGuest()}>
            Browse as Guest
          </Button>
        )}
        <Button size="small" asChild>
          <a href={paths.register}>Sign Up Free</a>
        </Button>
      </div>
    </section>
  );
}
