import { DateBadge } from '@entities/event/date-badge';
import { useRestoreDate } from '@entities/event/organize.mutations';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn, dayItself, spanIn } from '@lib/format';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Facts } from '@ui/data/card';
import { Empty } from '@ui/feedback/empty';
import { toast } from '@ui/feedback/toast-store';
import { Row } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { DateAct } from './date-act';
import style from './dates-part.module.css';
import { ReplaceDates } from './replace-dates';

const DateDialog = later(() => import('./date-dialogs').then((dialogs) => dialogs.DateDialog));

/** The dates of an event, and what can be done about one, about it and those that follow, or about all. */
export function DatesPart({ event }: { readonly event: EventPage }) {
  const [acting, setActing] = useState<{ readonly act: DateAct; readonly date: DateView | null } | null>(
    null,
  );
  const [from, setFrom] = useState<string | null>(null);
  const toCome = event.dates.filter(({ isOver }) => !isOver);
  const mayChange = event.allowedActions.includes('changeDates');
  const [first] = toCome;
  if (from !== null) return <ReplaceDates event={event} from={from} onDone={() => setFrom(null)} />;
  return (
    <section aria-labelledby="dates" className={style.part}>
      <h2 id="dates">Dates to come</h2>
      {event.recurs && <p>{event.recurs}</p>}
      {toCome.length === 0 && (
        <Empty heading="h3" title="No date is to come">
          {event.dates.length === 0 ? 'It has no dates.' : 'All dates are over.'}
        </Empty>
      )}
      {toCome.length > 0 && (
        <ul role="list" className={style.list}>
          {toCome.map((date) => (
            <DateRow
              key={date.dateId}
              event={event}
              date={date}
              onAct={(act) => setActing({ act, date })}
              onFollowing={date === first ? null : () => setFrom(date.firstDay)}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <Row>
          {event.status === 'published' && (
            <Button onPointerEnter={DateDialog.load} onClick={() => setActing({ act: 'add', date: null })}>
              Add a date
            </Button>
          )}
          {first && (
            <Button onClick={() => setFrom(first.firstDay)}>
              {event.status === 'published' ? 'Change all dates to come' : 'Change the dates'}
            </Button>
          )}
        </Row>
      )}
      {acting && <DateDialog event={event} {...acting} onClose={() => setActing(null)} />}
    </section>
  );
}

type DateRowProps = {
  readonly event: EventPage;
  readonly date: DateView;
  readonly onAct: (act: DateAct) => void;
  /** Changes this date and the following; null for the first, which is all of them. */
  readonly onFollowing: (() => void) | null;
};

function DateRow({ event, date, onAct, onFollowing }: DateRowProps) {
  const restore = useRestoreDate(event.id);
  const { status, reason, going, interested } = date;
  const isOff = status === 'postponed' || status === 'cancelled';
  const mayAct = event.status === 'published' && event.allowedActions.includes('changeDates');
  const name = dayIn(...dayItself(date.day));
  return (
    <li className={style.row}>
      <div className={style.words}>
        <span className={isOff ? style.off : style.when}>
          {spanIn(date.date, date.endsAt, event.timeZone)}
        </span>
        <Facts
          facts={[
            status !== 'on' && <DateBadge key="status" status={status} />,
            status === 'moved' && `was to be on ${dayIn(...dayItself(date.firstDay))}`,
            going > 0 && counted(going, 'member goes', 'members go'),
            interested > 0 && `${interested} interested`,
          ]}
        />
        {reason && <p className={style.quiet}>{reason}</p>}
      </div>
      {mayAct && (
        <Menu
          trigger={
            <IconButton label={`Change ${name}`} disabled={restore.isPending}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          {isOff ? (
            <MenuItem
              onSelect={() =>
                restore.mutate(date.firstDay, {
                  onSuccess: () =>
                    toast({
                      title: `${name} is on again`,
                      description: 'Those who go are told.',
                      tone: 'good',
                    }),
                  onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
                })
              }
            >
              Put it on again
            </MenuItem>
          ) : (
            <MenuItem onSelect={() => onAct('move')}>Move this date</MenuItem>
          )}
          {!isOff && <MenuItem onSelect={() => onAct('postpone')}>Postpone, without a new day yet</MenuItem>}
          {status === 'postponed' && <MenuItem onSelect={() => onAct('move')}>Move it to a new day</MenuItem>}
          {onFollowing && <MenuItem onSelect={onFollowing}>Change this and the following</MenuItem>}
          {status !== 'cancelled' && (
            <>
              <MenuLine />
              <MenuItem danger onSelect={() => onAct('cancel')}>
                Cancel this date
              </MenuItem>
            </>
          )}
        </Menu>
      )}
    </li>
  );
}
