import { dayOf, daysFrom, today } from '@lib/day';
import { dayIn } from '@lib/format';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { later } from '@ui/overlays/later';
import { useState } from 'react';

const AskDialog = later(() => import('./ask-dialog').then((dialog) => dialog.AskDialog));

/** How its verification is, and what to do next; nothing where there is nothing to do. */
export function VerificationNotice({ organizer }: { readonly organizer: OrganizerPage }) {
  const [isAsking, setAsking] = useState(false);
  const words = organizer.inside && wordsOf(organizer.inside);
  if (!words) return null;
  const mayAsk = organizer.allowedActions.includes('ask');
  return (
    <>
      <Notice
        live={false}
        tone={words.tone}
        title={words.title}
        action={
          mayAsk && (
            <Button onPointerEnter={AskDialog.load} onFocus={AskDialog.load} onClick={() => setAsking(true)}>
              Ask again
            </Button>
          )
        }
      >
        {words.reason && <p>“{words.reason}”</p>}
        <p>{words.next}</p>
      </Notice>
      {isAsking && <AskDialog organizer={organizer} onClose={() => setAsking(false)} />}
    </>
  );
}

type Inside = NonNullable<OrganizerPage['inside']>;
type Said = {
  readonly tone: 'info' | 'warn' | 'problem';
  readonly title: string;
  /** In the words of staff. */
  readonly reason?: string;
  readonly next: string;
};

const wordsOf = (inside: Inside): Said | null => said[inside.verification](inside);

/** What is said of each state of the verification. */
const said: Readonly<Record<Inside['verification'], (inside: Inside) => Said | null>> = {
  asked: () => ({
    tone: 'info',
    title: 'Our staff is reading your request',
    next: 'We tell you as soon as there is an answer. Until then, write drafts and invite your team.',
  }),
  refused: ({ reason }) => ({
    tone: 'warn',
    title: 'Not verified yet',
    reason,
    next: 'Ask again with what was missing. Your drafts stay.',
  }),
  withdrawn: ({ reason }) => ({
    tone: 'problem',
    title: 'The verification was withdrawn',
    reason,
    next: 'Your events say that they have no organizer for now. Ask again once you can show what was missing.',
  }),
  lapsed: () => ({
    tone: 'warn',
    title: 'The verification has lapsed',
    next: 'Your events stay. Ask again to publish more.',
  }),
  verified: ofVerified,
};

function ofVerified({ until, isRenewalAsked, isTrusted, reason }: Inside): Said | null {
  const left = until === null ? undefined : daysFrom(today(), dayOf(until));
  if (isRenewalAsked)
    return {
      tone: 'info',
      title: 'Our staff reads your request for another year',
      next: until ? `You stay verified until ${dayIn(until)}.` : 'You stay verified in the meantime.',
    };
  if (until !== null && left !== undefined && left <= renewalDays)
    return {
      tone: 'warn',
      title: `Verified until ${dayIn(until)}`,
      ...(reason && { reason }),
      next: 'Ask for another year now, so that you can go on publishing.',
    };
  if (isTrusted) return null;
  return {
    tone: 'info',
    title: 'You are verified',
    next: 'We look at your first event before it appears. After that you publish at once.',
  };
}

/** In its last days a verification is renewed. */
const renewalDays = 60;
