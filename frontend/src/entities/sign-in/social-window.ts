import { ApiProblem } from '@lib/api/problem';
import { signInProblem } from './sign-in-problem';
import { onSocialMessage, type SerializedProblem, sendSocialMessage } from './social-messages';

/** A try that the server has begun: its name, and the other's page. */
export interface SocialFlow {
  readonly flow: string;
  readonly url: string;
}

export interface Listener {
  readonly onDone: () => void;
  /** Told once, but for a window that only seemed closed: when it is done after all, `onDone` follows. */
  readonly onStopped: (problem: unknown) => void;
}

/** units  px; source  spec section 9 */
const windowSize = { width: 500, height: 600 };

/** Shows the other's page in a window of its own, 500 by 600 in the middle of ours. To be called in the press of the button itself, or
 *  browsers block it. A new one cancels the one before, in every tab.
 *  out     stops waiting and closes the window
 *  errors  web-storage-unsupported, popup-blocked, popup-closed-by-user (within 8 s), cancelled-popup-request, and whatever the try was refused with
 *  source  spec sections 4 and 8 */
export function openSocialWindow(
  begin: () => Promise<SocialFlow>,
  { onDone, onStopped }: Listener,
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
  let patience: ReturnType<typeof setTimeout> | undefined;
  const over = () => {
    isOver = true;
    clearInterval(watch);
    clearTimeout(patience);
    deaf();
    if (current === stop) current = undefined;
  };
  const stop = (problem?: unknown) => {
    if (isOver) return;
    over();
    popup.close();
    if (problem !== undefined) onStopped(problem);
  };
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    patience = setTimeout(() => onStopped(signInProblem('popup-closed-by-user')), CLOSE_GRACE_MS);
  }, POLL_MS);
  const deaf = onSocialMessage((news) => {
    if (flow === undefined) return;
    if (news.flow !== flow) {
      if (news.is === 'begun') stop(signInProblem('cancelled-popup-request'));
      return;
    }
    if (news.is === 'begun') return;
    over();
    if (news.is === 'done') onDone();
    else onStopped(toProblem(news.problem));
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

/** How often to look whether the window is still there, and how long its last words may take; together well within 8 s. */
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
