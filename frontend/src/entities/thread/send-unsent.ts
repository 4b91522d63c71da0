import { call } from '@lib/api/call';
import { isRefusal, messageOf } from '@lib/api/problem';
import { changeDeviceMessages, readDeviceMessages, type UnsentMessage } from '@lib/browser/device-messages';
import { openThread, sendMessage } from '@modules/messages/messages.contract';

/** Sends what waits on this device, in order, in one tab at a time. What the server refuses stays, with its reason; without a connection all stays.
 *  in   onSent: before a message is removed here, with the id of its thread */
export async function sendUnsent(
  memberId: string,
  onSent: (message: UnsentMessage, threadId: string) => Promise<unknown>,
): Promise<void> {
  const send = async () => {
    for (let next = nextOf(memberId); next; next = nextOf(memberId)) {
      const isDone = await sendOne(memberId, next, onSent);
      if (!isDone) return;
    }
  };
  if ('locks' in navigator && navigator.locks) await navigator.locks.request(`messages ${memberId}`, send);
  else await send();
}

const nextOf = (memberId: string) =>
  readDeviceMessages(memberId).unsent.find(({ problem }) => problem === undefined);

/** out  false when the server was not reached */
async function sendOne(
  memberId: string,
  message: UnsentMessage,
  onSent: (message: UnsentMessage, threadId: string) => Promise<unknown>,
): Promise<boolean> {
  try {
    const threadId = await deliver(message);
    await onSent(message, threadId);
    change(memberId, (unsent) => unsent.filter(({ id }) => id !== message.id));
    return true;
  } catch (error) {
    if (!isRefusal(error)) return false;
    const problem = messageOf(error);
    change(memberId, (unsent) => unsent.map((one) => (one.id === message.id ? { ...one, problem } : one)));
    return true;
  }
}

/** out  the thread's id */
async function deliver({ id, to, body }: UnsentMessage): Promise<string> {
  const message = { id, body };
  const [kind, target] = to.split(' ');
  if (target === undefined) {
    await call(sendMessage, { params: { id: to }, body: message });
    return to;
  }
  const about =
    kind === 'listing'
      ? ({ kind: 'listing', listingId: target } as const)
      : { kind: 'member' as const, memberIds: [target] };
  return (await call(openThread, { body: { about, message } })).id;
}

const change = (memberId: string, next: (unsent: readonly UnsentMessage[]) => readonly UnsentMessage[]) =>
  changeDeviceMessages(memberId, (before) => ({ ...before, unsent: next(before.unsent) }));
