import type { DealView } from '@modules/deals/deals.contract';
import type { ThreadView } from '@modules/messages/messages.contract';
import type { ThreadLine } from '@modules/messages/thread-lines.contract';
import dealStyle from './deal/deal.module.css';
import { DealStepLine } from './deal/deal-step-line';
import { MeetingCard } from './meeting/meeting-card';
import type { LogStep } from './message-log';

/** What happened in a thread besides its messages, as far back as the messages that are shown: steps of the deal, meetings, the fresh photo. */
export function entriesOf(
  { id, others, lines, messages, before }: ThreadView,
  deal: DealView | undefined,
  names: string,
): readonly LogStep[] {
  const first = before === null ? 0 : (messages[0]?.position ?? 0);
  const nameOf = (memberId: string) => others.find((one) => one.id === memberId)?.name ?? 'Former member';
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
        <p className={dealStyle.line}>{wordsOf(line, nameOf(line.memberId))}</p>
      ),
  }));
  return [...steps, ...rest].filter(({ position }) => position >= first);
}

function wordsOf({ what, isMine, codeWord }: Extract<ThreadLine, { kind: 'note' }>, name: string): string {
  switch (what) {
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
