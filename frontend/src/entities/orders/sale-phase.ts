import { counted, dayIn, timeIn } from '@lib/format';
import { windowLabels } from './order-labels';
import type { PreSale } from './pre-sale.queries';
import { countdownText } from './server-clock';

export interface PhaseWords {
  readonly tone: 'info' | 'good' | 'warn';
  readonly title: string;
  /** What it means for the reader, in a sentence or two; '' for nothing more. */
  readonly words: string;
}

/** Where a sale is, told plainly. Pure.
 *  in      now: the server's time, in milliseconds
 *  source  modules/orders/README.md, Windows */
export function phaseWords(sale: PreSale, now: number): PhaseWords {
  const { phase, terms, timeZone, nextAt, waiting } = sale;
  const at = (iso: string) => `${dayIn(iso, timeZone)}, ${timeIn(iso, timeZone)}`;
  switch (phase) {
    case 'draft':
      return { tone: 'info', title: 'Not announced yet', words: 'Only the team of the organizer sees this.' };
    case 'scheduled':
      return { tone: 'info', ...opening(sale, nextAt, now, at) };
    case 'renewal':
      return {
        tone: 'info',
        title: `Renewals until ${terms.renewal ? dayIn(endOfRenewal(terms.renewal, now), timeZone) : 'the sale opens'}`,
        words: `Those who had a space the last time renew it now. Everybody else buys from ${at(terms.opensAt)} on.`,
      };
    case 'first call': {
      const open = terms.windows.filter(
        ({ opensAt, closesAt }) => Date.parse(opensAt) <= now && now < Date.parse(closesAt),
      );
      const who = open.map(({ who: group }) => windowLabels[group]).join(' and ');
      const until =
        open
          .map(({ closesAt }) => closesAt)
          .toSorted()
          .at(-1) ?? terms.opensAt;
      return {
        tone: 'info',
        title: `${open[0]?.name ?? 'First call'} for ${who || 'some'} until ${dayIn(until, timeZone)}`,
        words: `Everybody else buys from ${at(terms.opensAt)} on.`,
      };
    }
    case 'open':
      return { tone: 'good', title: 'On sale', words: `Until ${at(terms.closesAt)}.` };
    case 'sold out':
      return {
        tone: 'warn',
        title: 'Sold out: wait for a space',
        words:
          waiting === 0
            ? 'What is given back is offered to those who wait.'
            : `${counted(waiting, 'member waits', 'members wait')}. What is given back is offered to those who wait longest.`,
      };
    case 'paused':
      return {
        tone: 'warn',
        title: 'The sale is paused',
        words: 'The organizer sells nothing for now. What is held for you can still be paid for.',
      };
    case 'closed':
      return {
        tone: 'info',
        title: 'The sale is over',
        words: 'Ask the organizer what is left at the gate.',
      };
    case 'cancelled':
      return { tone: 'warn', title: 'This date is off', words: 'What was paid goes back whole.' };
  }
}

/** "Opens in 3 h 12 min", by what opens first. */
function opening({ terms }: PreSale, nextAt: string | null, now: number, at: (iso: string) => string) {
  const opens = [
    { name: 'The sale opens', opensAt: terms.opensAt },
    ...terms.windows.map(({ name, opensAt }) => ({ name: `${name} opens`, opensAt })),
    ...(terms.renewal ? [{ name: 'Renewals open', opensAt: terms.renewal.opensAt }] : []),
  ]
    .filter(({ opensAt }) => Date.parse(opensAt) > now)
    .toSorted((one, other) => Date.parse(one.opensAt) - Date.parse(other.opensAt))[0];
  const first = opens?.opensAt ?? nextAt ?? terms.opensAt;
  const left = Date.parse(first) - now;
  return {
    title: left > 0 ? `Opens in ${countdownText(left)}` : 'Opens now',
    words: `${opens?.name ?? 'The sale opens'} on ${at(first)}.`,
  };
}

const endOfRenewal = ({ until, graceUntil }: NonNullable<PreSale['terms']['renewal']>, now: number) =>
  Date.parse(until) > now ? until : graceUntil;

/** Why the reader cannot buy now; null when they can, or nobody can. */
export function whyNotWords({ me }: PreSale): string | null {
  switch (me?.whyNot ?? null) {
    case 'not your turn':
      return 'It is open to others first. You choose now, and hold it once it is your turn.';
    case 'not verified':
      return 'Confirm your email address first, on your account page.';
    case 'minor':
      return 'Vendors are 18 or older. Ask your parent or guardian to buy.';
    case 'limit':
      return 'You have as many spaces as one vendor can have.';
    default:
      return null;
  }
}
