import { forgetDevice } from '@entities/device/forget-device';
import { countUnsentOf } from '@entities/inventory/offline/leave-offline';
import { readDeviceDrafts } from '@lib/browser/device-drafts';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { rememberedMember, signOut } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Page, Row } from '@ui/layout/layout';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './logout-page.module.css';

const REDIRECT_MS = 300;

/** Signs out, shows the result, and goes to the marketplace after 300 ms either way. Asks first while scans or entries of builds are unsent, and whoever was
 *  led here by another site. */
export default function LogoutPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useRef<Promise<string | Unsent>>(undefined);
  const [words, setWords] = useState('Signing you out…');
  const [unsent, setUnsent] = useState(nothing);
  const [isLed] = useState(isLedByAnotherSite);
  const [isSure, setSure] = useState(false);
  const isAsking = unsent.scans + unsent.entries > 0 || (isLed && !isSure);

  useEffect(() => {
    if (isLed && !isSure) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    if (isSure) leaving.current = undefined;
    leaving.current ??= leave(isSure, () => void queries.cancelQueries());
    void leaving.current.then((outcome) => {
      if (!isHere) return;
      if (typeof outcome !== 'string') return setUnsent(outcome);
      setUnsent(nothing);
      setWords(outcome);
      timer = setTimeout(() => navigate(paths.home, { replace: true }), REDIRECT_MS);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [navigate, queries, isLed, isSure]);

  return (
    <Page width="form">
      <div role="status">
        <h1 className={style.words}>{isAsking ? 'Sign out now?' : words}</h1>
      </div>
      {isAsking && (
        <>
          {isLed && !isSure && (
            <p>Another site sent you here. If you did not want to sign out, stay signed in.</p>
          )}
          {unsent.scans > 0 && (
            <Notice tone="warn" title={`${counted(unsent.scans, 'scan')} not sent yet`}>
              They stay on this device, for you alone, and are sent when you sign in here again.
            </Notice>
          )}
          {unsent.entries > 0 && (
            <Notice tone="warn" title={`${counted(unsent.entries, 'entry', 'entries')} not sent yet`}>
              What you wrote about a build is on this device only, and goes with the sign-out. Stay signed in
              until there is a signal.
            </Notice>
          )}
          <Row className={style.choices}>
            <Button variant="primary" onClick={() => navigate(wayBack(unsent), { replace: true })}>
              Stay signed in
            </Button>
            <Button onClick={() => setSure(true)}>Sign out</Button>
          </Row>
        </>
      )}
    </Page>
  );
}

/** Reads what the server found (`?ask`), and for browsers that do not tell it, where this document was opened from. */
function isLedByAnotherSite(): boolean {
  if (new URLSearchParams(window.location.search).has('ask')) return true;
  const { referrer } = document;
  return referrer !== '' && new URL(referrer).origin !== window.location.origin && isFirstPage();
}

/** Whether the visitor has not gone from page to page here yet. */
const isFirstPage = (): boolean =>
  ((window.history.state as { readonly idx?: number } | null)?.idx ?? 0) === 0;

function wayBack({ scans, entries }: Unsent): string {
  if (entries > 0) return paths.buildTracker;
  return scans > 0 ? paths.scan : paths.home;
}

interface Unsent {
  readonly scans: number;
  readonly entries: number;
}

const nothing: Unsent = { scans: 0, entries: 0 };

/** Signs out, and deletes the member's data on this device.
 *  out  the result; what is unsent when the member has to confirm first */
async function leave(isSure: boolean, giveUp: () => void): Promise<string | Unsent> {
  const memberId = rememberedMember();
  const unsent = isSure ? nothing : await unsentOf(memberId);
  if (unsent !== nothing) return unsent;
  try {
    await signOut(giveUp);
  } catch {
    return 'Sign out failed. Redirecting…';
  }
  await forgetDevice();
  return 'Signed out. Redirecting…';
}

async function unsentOf(memberId: string | undefined): Promise<Unsent> {
  const scans = await countUnsentOf(memberId);
  const written = memberId ? readDeviceDrafts(memberId).unsent : [];
  const entries = written.filter(({ kind }) => kind === 'entry').length;
  return scans + entries > 0 ? { scans, entries } : nothing;
}
