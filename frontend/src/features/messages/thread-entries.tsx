import type { DealView } from '@modules/deals/deals.contract';
import type { ThreadView } from '@modules/messages/messages.contract';
import type { ThreadLine } from '@modules/messages/thread-lines.contract';
import dealStyle from './deal/deal.module.css';
import { DealStepLine } from './deal/deal-step-line';
import { MeetingCard } from './meeting/meeting-card';
import type { LogStep } from './message-log';

/** The entries of a thread besides its messages, as far back as the messages shown: steps of the deal, meetings, the fresh photo. */
export function entriesOf(
  { id, others, left, lines, messages, before }: ThreadView,
  deal: DealView | undefined,
  names: string,
): readonly LogStep[] {
  const first = before === null ? 0 : (messages[0]?.position ?? 0);
  const nameOf = (memberId: string) =>
    [...others, ...left].find((one) => one.id === memberId)?.name ?? 'Former member';
  const steps = (deal?.steps ?? []).map((step) => ({
    position: step.position,
    at: step.at,
    shown: deal && <DealStepLine step={step} deal={deal} name={names} />,
  }));
  const rest = lines.map((line) => ({
    position: line.position,
    at: line.at,
    shown:
      line.kind === 'meeting' ? (
        <MeetingCard threadId={id} meeting={line} name={nameOf(line.memberId)} />
      ) : (
        <p className={dealStyle.line}>{wordsOf(line, nameOf)}</p>
      ),
  }));
  return [...steps, ...rest].filter(({ position }) => position >= first);
}

function wordsOf(
  { what, memberId, isMine, codeWord, addedId, isAddedMe }: Extract<ThreadLine, { kind: 'note' }>,
  nameOf: (memberId: string) => string,
): string {
  const name = nameOf(memberId);
  switch (what) {
    case 'added':
      return isAddedMe
        ? `${name} added you. You see what is written from here on`
        : `${isMine ? 'You' : name} added ${nameOf(addedId ?? '')}, who sees what is written from here on`;
    case 'left':
      return `${name} left the conversation`;
    case 'photo asked':
      return `We asked ${isMine ? 'you' : name} for a fresh photo with the code word ${codeWord}`;
    case 'code word seen':
      return `${isMine ? 'You' : name} saw the code word in the photo`;
    case 'code word not seen':
      return `${isMine ? 'You' : name} did not see the code word in the photo`;
    case 'meeting agreed':
      return `${isMine ? 'You' : name} agreed to meet there`;
    case 'meeting called off':
      return `${isMine ? 'You' : name} called the meeting off`;
  }
}
