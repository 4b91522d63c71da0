import { ApiProblem } from '@lib/api/problem';
import { signInProblem } from './sign-in-problem';
import { onSocialMessage, type SerializedProblem, sendSocialMessage } from './social-messages';

/** A sign-in flow that the server has started: its id, and the provider's page. */
export interface SocialFlow {
  readonly flow: string;
  readonly url: string;
}

export interface Listener {
  readonly onDone: () => void;
  /** A window may only seem closed: `onReturned` follows, or `onDone`. */
  readonly onStopped: (problem: unknown) => void;
  /** The window is on our page again and will report the result. */
  readonly onReturned: () => void;
}

/** units  px */
const windowSize = { width: 500, height: 600 };

/** Opens the provider's page in a window of 500 by 600 px, centred on ours. Call it in the click itself, or
 *  browsers block the window. A new window cancels the one before, in every tab.
 *  out     stops waiting and closes the window
 *  errors  web-storage-unsupported, popup-blocked, popup-closed-by-user (within 8 s), cancelled-popup-request, and the server's refusals */
export function openSocialWindow(
  begin: () => Promise<SocialFlow>,
  { onDone, onStopped, onReturned }: Listener,
): () => void {
  current?.(signInProblem('cancelled-popup-request'));
  if (!navigator.cookieEnabled) {
    onStopped(signInProblem('web-storage-unsupported'));
    return () => undefined;
  }
  const popup = window.open('about:blank', '_blank', windowFeatures());
  if (!popup || popup.closed) {
    onStopped(signInProblem('popup-blocked'));
    return () => undefined;
  }

  let flow: string | undefined;
  let isOver = false;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;
  const cleanUp = () => {
    isOver = true;
    clearInterval(closeTimer);
    clearTimeout(graceTimer);
    unsubscribe();
    if (current === stop) current = undefined;
  };
  const stop = (problem?: unknown) => {
    if (isOver) return;
    cleanUp();
    popup.close();
    if (problem !== undefined) onStopped(problem);
  };
  const closed = () => {
    clearInterval(closeTimer);
    clearTimeout(graceTimer);
    graceTimer = setTimeout(() => onStopped(signInProblem('popup-closed-by-user')), CLOSE_GRACE_MS);
  };
  const returned = () => {
    clearInterval(closeTimer);
    clearTimeout(graceTimer);
    onReturned();
  };
  const closeTimer = setInterval(() => {
    if (popup.closed) closed();
  }, POLL_MS);
  const unsubscribe = onSocialMessage((message) => {
    if (flow === undefined) return;
    if (message.flow !== flow) {
      if (message.is === 'begun') stop(signInProblem('cancelled-popup-request'));
      return;
    }
    switch (message.is) {
      case 'begun':
        return;
      case 'returned':
        return returned();
      case 'closed':
        return closed();
      case 'done':
        cleanUp();
        return onDone();
      case 'refused':
        cleanUp();
        return onStopped(toProblem(message.problem));
    }
  });
  current = stop;

  begin().then((begun) => {
    if (isOver) return;
    flow = begun.flow;
    sendSocialMessage({ flow, is: 'begun' });
    if (!popup.closed) popup.location.replace(begun.url);
  }, stop);
  return () => stop();
}

/** How often to check whether the window is open, and how long to wait for its last message; together below 8 s. */
const POLL_MS = 500;
const CLOSE_GRACE_MS = 2000;

const toProblem = ({ message, status, code, body }: SerializedProblem) =>
  new ApiProblem(message, status, code, [], body);

let current: ((problem?: unknown) => void) | undefined;

function windowFeatures(): string {
  const { width, height } = windowSize;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
