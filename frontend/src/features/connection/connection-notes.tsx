import { wasFieldUsed } from '@entities/inventory/offline/offline-used';
import { useAppUpdate } from '@lib/browser/app-update';
import { useOnline } from '@lib/browser/connection';
import { isEmbedded } from '@lib/browser/is-embedded';
import { paths } from '@lib/paths';
import { rememberedMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import style from './connection-notes.module.css';

/** Notes over every page: offline, or a newer version is ready. */
export function ConnectionNotes() {
  const isOnline = useOnline();
  const loadNewer = useAppUpdate();
  const hasCopy = rememberedMember() !== undefined && wasFieldUsed();
  if (isEmbedded() || (isOnline && !loadNewer)) return null;
  return (
    <div className={style.notes}>
      {!isOnline && (hasCopy ? <OfflineAtWork /> : <Offline />)}
      {isOnline && loadNewer && (
        <Notice
          title="A newer version is ready"
          action={
            <Button size="small" onClick={loadNewer}>
              Load it now
            </Button>
          }
        >
          Send what you are writing first. It also loads by itself once you close all tabs of this site.
        </Notice>
      )}
    </div>
  );
}

function Offline() {
  return (
    <Notice tone="warn" title="You are offline">
      This page stays on the screen. You can read <Link to={paths.support}>Help</Link>,{' '}
      <Link to={paths.about}>About</Link>, <Link to={paths.terms}>Terms</Link> and{' '}
      <Link to={paths.privacy}>Privacy</Link>. Searches, photos and changes work again once you are online.
    </Notice>
  );
}

/** For a member whose inventory or builds are on this device. */
function OfflineAtWork() {
  return (
    <Notice tone="warn" title="You’re offline; scanning and writing in builds still work">
      <Link to={paths.scan}>Scan</Link>, or look at your <Link to={paths.inventory}>inventory</Link>,{' '}
      <Link to={paths.places}>places</Link> and <Link to={paths.buildTracker}>builds</Link> as this device
      last saw them. Everything else works again once you are online.
    </Notice>
  );
}
