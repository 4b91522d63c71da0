import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import { withTabLock } from '@lib/browser/cross-tab';
import { changeDeviceDrafts, readDeviceDrafts } from '@lib/browser/device-drafts';
import { keepDraft, listDrafts } from '@modules/drafts/drafts.contract';
import { queryOptions } from '@tanstack/react-query';
import { threadsKey } from '../thread/unread-threads';
import { isSignedInAs } from './is-signed-in-as';
import { changedDrafts, mergeDrafts, takeKept } from './merge-drafts';

/** Reads the drafts as the member's devices last saved them, and merges them into those of this device, once for each response. Under the key of
 *  threads, which the stream refreshes when another device has sent a message.
 *  out  how many there are */
export const draftsQuery = (memberId: string) =>
  queryOptions({
    queryKey: [threadsKey, 'drafts', memberId] as const,
    queryFn: ({ signal }) =>
      inTurn(async () => {
        const { drafts } = await call(listDrafts, { signal });
        const words = Object.fromEntries(drafts.map(({ to, words }) => [to, words]));
        if (isSignedInAs(memberId)) changeDeviceDrafts(memberId, (before) => mergeDrafts(before, words));
        return drafts.length;
      }),
    staleTime: 60_000,
  });

/** Sends changed drafts, each with the version that it replaces. Without a connection they stay for the next time.
 *  Refused drafts stay on this device only. */
export const sendDrafts = (memberId: string): Promise<void> => inTurn(() => sendChanged(memberId));

/** One tab at a time reads or sends drafts, one after the other, because each needs the server's version of the previous one. */
function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const locked = () => withTabLock('drafts', run);
  const turn = last.then(locked, locked);
  last = turn;
  return turn;
}

let last: Promise<unknown> = Promise.resolve();

/** By member and recipient: words that were refused, which are not sent again on this page. */
const refused = new Map<string, string>();

async function sendChanged(memberId: string): Promise<void> {
  for (const to of changedDrafts(readDeviceDrafts(memberId))) {
    const { drafts, keptDrafts, sentDrafts = {} } = readDeviceDrafts(memberId);
    const sent = drafts[to] ?? '';
    if (refused.get(`${memberId} ${to}`) === sent) continue;
    if (!isSignedInAs(memberId)) return;
    const before = [keptDrafts[to] ?? '', ...(sentDrafts[to] === undefined ? [] : [sentDrafts[to]])];
    changeDeviceDrafts(memberId, (now) => ({ ...now, sentDrafts: { ...now.sentDrafts, [to]: sent } }));
    try {
      const { words: kept } = await call(keepDraft, { body: { to, words: sent, before } });
      if (isSignedInAs(memberId)) changeDeviceDrafts(memberId, (now) => takeKept(now, to, { sent, kept }));
    } catch (error) {
      if (!isRefusal(error) || error.status === 429) return;
      refused.set(`${memberId} ${to}`, sent);
    }
  }
}
