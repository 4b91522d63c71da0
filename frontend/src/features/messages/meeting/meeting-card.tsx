import { useThreadStep } from '@entities/thread/thread-line.mutations';
import { messageOf } from '@lib/api/problem';
import { calendarDateIn, dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { MeetingLine } from '@modules/messages/thread-lines.contract';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { Badge } from '@ui/data/badge';
import { CalendarDate } from '@ui/data/calendar-date';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import style from '../deal/deal.module.css';
import { MeetingTips } from './meeting-tips';

type MeetingCardProps = {
  readonly threadId: string;
  readonly meeting: MeetingLine;
  /** Belongs to the member who proposed it. */
  readonly name: string;
};

/** A meeting at an event among the messages: place, time, and the reader's answers. */
export function MeetingCard({ threadId, meeting, name }: MeetingCardProps) {
  const { isMine, title, location, day, startsAt, endsAt, timeZone, status, mayAgree, mayCallOff } = meeting;
  const step = useThreadStep(threadId);
  const busy = step.isPending ? step.variables.type : null;
  const seen = { gatheringId: meeting.gatheringId, day };
  const noon = `${day}T12:00:00Z`;
  const isOn = status === 'proposed' || status === 'agreed';
  const who = isMine ? 'You proposed to meet' : `${name} proposes to meet`;
  return (
    <article className={classes(style.offer, isMine && style.mine, !isOn && style.over)} aria-label={who}>
      <p className={style.who}>{who}</p>
      <div className={style.meeting}>
        <CalendarDate {...calendarDateIn(noon, 'UTC')} />
        <div className={style.place}>
          <p>
            <Link to={paths.event(meeting.gatheringId)}>{title}</Link>
          </p>
          <p className={style.quiet}>
            {dayIn(noon, 'UTC')}, open {timeIn(startsAt, timeZone)} to {timeIn(endsAt, timeZone)}
          </p>
          <p className={style.quiet}>{location}</p>
        </div>
      </div>
      <p className={style.state}>
        <Badge tone={status === 'agreed' ? 'good' : status === 'proposed' ? 'sale' : 'plain'}>
          {statusWords[status]}
        </Badge>
      </p>
      {(mayAgree || mayCallOff) && (
        <div className={style.actions}>
          {mayAgree && (
            <Button
              variant="primary"
              busy={busy === 'agree'}
              onClick={() => step.mutate({ type: 'agree', seen })}
            >
              I will be there
            </Button>
          )}
          {mayCallOff && (
            <Button
              variant="quiet"
              busy={busy === 'call off'}
              onClick={() => step.mutate({ type: 'call off', seen })}
            >
              {mayAgree ? 'I can’t make it' : 'Call it off'}
            </Button>
          )}
        </div>
      )}
      {isOn && <MeetingTips />}
      {step.isError && <Notice tone="problem">{messageOf(step.error)}</Notice>}
    </article>
  );
}

const statusWords: Readonly<Record<MeetingLine['status'], string>> = {
  proposed: 'Waiting for an answer',
  agreed: 'Agreed',
  'called off': 'Called off',
  replaced: 'Changed',
  cancelled: 'The event is canceled',
  over: 'Over',
};
