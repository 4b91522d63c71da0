import { isRefusal, messageOf } from '@lib/api/problem';
import { withTabLock } from '@lib/browser/cross-tab';
import { changeDeviceDrafts, readDeviceDrafts, type Unsent } from '@lib/browser/device-drafts';
import type { OpenPage } from './deliverer';
import { deliverers } from './deliverers';
import { deletePhotosOf } from './draft-photos';
import { isSignedInAs } from './is-signed-in-as';

/** Sends what waits on this device, in order, one at a time over all tabs. What is refused stays, with the reason; without a connection all stays. */
export function sendUnsent(page: OpenPage): Promise<void> {
  const send = () => withTabLock(`unsent ${page.memberId}`, () => sendAll(page));
  sending = sending.then(send, send);
  return sending;
}

let sending: Promise<void> = Promise.resolve();

async function sendAll(page: OpenPage): Promise<void> {
  for (let next = nextOf(page.memberId); next; next = nextOf(page.memberId)) {
    const isDone = isSignedInAs(page.memberId) && (await sendOne(page, next));
    if (!isDone) return;
  }
}

const nextOf = (memberId: string) =>
  readDeviceDrafts(memberId).unsent.find(({ kind, problem }) => problem === undefined && kind in deliverers);

/** out  false when the server was not reached */
async function sendOne(page: OpenPage, unsent: Unsent): Promise<boolean> {
  try {
    const deliverer = await deliverers[unsent.kind]?.();
    await deliverer?.deliver(unsent, page);
  } catch (error) {
    if (!isRefusal(error)) return false;
    const problem = messageOf(error);
    change(page, (all) => all.map((one) => (one.id === unsent.id ? { ...one, problem } : one)));
    return true;
  }
  change(page, (all) => all.filter(({ id }) => id !== unsent.id));
  await deletePhotosOf(unsent);
  return true;
}

const change = ({ memberId }: OpenPage, next: (all: readonly Unsent[]) => readonly Unsent[]) =>
  changeDeviceDrafts(memberId, (before) => ({ ...before, unsent: next(before.unsent) }));
