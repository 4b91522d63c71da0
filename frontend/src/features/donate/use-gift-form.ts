import { type NewGift, useGive } from '@entities/donation/donation.mutations';
import type { Giving } from '@entities/donation/donation.queries';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { ApiProblem } from '@lib/api/problem';
import { goTo } from '@lib/browser/go-to';
import type { SessionUser } from '@modules/identity/identity.contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bodyOf, emptyGift, type GiftFields, problemsOf } from './gift-fields';
import { forgetStoredGift, readStoredGift, storeGift } from './stored-gift';
import { keepGiftKey } from './use-gift-key';

/** The form of a gift: what is typed stays in this tab, also while the donor is on the page to pay, until it is given. */
export function useGiftForm(giving: Giving, member: SessionUser | undefined) {
  const uid = member?.uid ?? null;
  const [stored] = useState(() => readStoredGift(uid));
  const sent = useRef(stored?.sent ?? null);
  const [fields, setFields] = useState(
    () => stored?.fields ?? emptyGift(member?.name ?? '', member?.email ?? ''),
  );
  const [isTried, setTried] = useState(false);
  const { mutateAsync, reset, ...give } = useGive();
  const navigate = useNavigate();
  useComeBack(reset);

  const store = (now: GiftFields) => storeGift({ by: uid, fields: now, sent: sent.current });
  const set = (change: Partial<GiftFields>) => {
    const now = { ...fields, ...change };
    setFields(now);
    store(now);
  };

  /** The same gift has the same id, so that it is never paid twice; one that can no longer be paid gets another. */
  async function sendOnce(body: Omit<NewGift, 'id'>, isNew = false) {
    const whole = JSON.stringify(body);
    if (isNew || sent.current?.body !== whole) sent.current = { id: newIdempotencyKey(), body: whole };
    store(fields);
    try {
      return await mutateAsync({ ...body, id: sent.current.id });
    } catch (error) {
      if (isNew || !(error instanceof ApiProblem && isOver.has(error.code))) throw error;
      return sendOnce(body, true);
    }
  }

  async function submit(way: NewGift['way']) {
    setTried(true);
    if (Object.keys(problemsOf(fields, giving)).length > 0) return;
    const answer = await sendOnce(bodyOf(fields, way)).catch(() => undefined);
    if (!answer) return;
    if (answer.url === null && sent.current) forgetStoredGift(sent.current.id);
    keepGiftKey(answer.id, answer.thanks);
    goTo(answer.url ?? answer.thanks, navigate);
  }

  return { fields, set, submit, give, problems: isTried ? problemsOf(fields, giving) : {} };
}

const isOver = new Set(['PAYMENT_OVER', 'DONATION_ID_TAKEN']);

/** A browser may show the page again as it was left, with its buttons still busy. */
function useComeBack(reset: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}
