import { deleteDraftPhotos } from '@entities/draft/draft-photos';
import { countUnsentOf, deleteOfflineOf } from '@entities/inventory/offline/leave-offline';
import { deleteDeviceDrafts, guest } from '@lib/browser/device-drafts';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { intent } from '@lib/session/intent';
import { rememberedMember, signOut } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Page, Row } from '@ui/layout/layout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './logout-page.module.css';

const REDIRECT_MS = 300;

/** Signs out, shows the result, and goes to the marketplace after 300 ms either way. Asks first while scans are unsent. */
export default function LogoutPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useRef<Promise<string | number>>(undefined);
  const [words, setWords] = useState('Signing you out…');
  const [unsent, setUnsent] = useState(0);
  const [isSure, setSure] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    if (isSure) leaving.current = undefined;
    leaving.current ??= leave(isSure, () => void queries.cancelQueries());
    void leaving.current.then((outcome) => {
      if (!isHere) return;
      if (typeof outcome === 'number') return setUnsent(outcome);
      setUnsent(0);
      setWords(outcome);
      timer = setTimeout(() => navigate(paths.home, { replace: true }), REDIRECT_MS);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [navigate, queries, isSure]);

  return (
    <Page width="form">
      <div role="status">
        <h1 className={style.words}>{unsent > 0 ? 'Sign out now?' : words}</h1>
      </div>
      {unsent > 0 && (
        <>
          <Notice tone="warn" title={`${counted(unsent, 'scan')} not sent yet`}>
            They stay on this device, for you alone, and are sent when you sign in here again.
          </Notice>
          <Row className={style.choices}>
            <Button variant="primary" onClick={() => navigate(paths.scan, { replace: true })}>
              Stay signed in
            </Button>
            <Button onClick={() => setSure(true)}>Sign out</Button>
          </Row>
        </>
      )}
    </Page>
  );
}

/** Signs out, and deletes the member's data on this device.
 *  out  the result; a number of unsent commands when the member has to confirm first */
async function leave(isSure: boolean, giveUp: () => void): Promise<string | number> {
  const memberId = rememberedMember();
  const unsent = isSure ? 0 : await countUnsentOf(memberId);
  if (unsent > 0) return unsent;
  try {
    await signOut(giveUp);
  } catch {
    return 'Sign out failed. Redirecting…';
  }
  intent.delete();
  await deleteOfflineOf(memberId);
  for (const writer of memberId ? [memberId, guest] : []) {
    deleteDeviceDrafts(writer);
    await deleteDraftPhotos(writer);
  }
  return 'Signed out. Redirecting…';
}
