import { type AttendanceSet, useSetAttendance } from '@entities/event/event.mutations';
import { messageOf } from '@lib/api/problem';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember, useSession } from '@lib/session/session';
import type { readAttendance } from '@modules/events/attendance/attendance.contract';
import type { DateView, EventPage } from '@modules/events/events.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { Button } from '@ui/actions/button';
import { ToggleChip } from '@ui/data/chip';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldGroup } from '@ui/forms/field-group';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayOf } from './day-of';
import style from './event-page.module.css';

export type Plan = ResponseOf<typeof readAttendance>['dates'][number];

type AttendanceProps = {
  readonly event: EventPage;
  readonly date: DateView;
  /** The reader's choices; undefined without a plan. */
  readonly plan: Plan | undefined;
  /** They are not loaded yet, so that a press could undo one of them. */
  readonly isPlanUnknown: boolean;
};

/** Going, interested, or neither, with what follows from it. A guest signs in first. */
export function AttendanceControl(props: AttendanceProps) {
  const { status } = useSession();
  const member = useMember();
  const { event, date } = props;
  if (date.mine === null && (date.status === 'cancelled' || date.status === 'postponed')) return null;
  if (status === 'signed-out')
    return (
      <div className={style.choices}>
        {(['Going', 'Interested'] as const).map((word) => (
          <Button key={word} asChild size="small">
            <Link to={paths.login(paths.event(event.id))}>
              {word}
              <On date={date} />
            </Link>
          </Button>
        ))}
      </div>
    );
  if (!member?.capabilities.includes('follow')) return null;
  return <Attendance {...props} isMinor={member.isMinor} />;
}

function Attendance(props: AttendanceProps & { readonly isMinor: boolean }) {
  const { event, date, plan, isPlanUnknown, isMinor } = props;
  const { mutate, isPending, variables, error } = useSetAttendance(event.id);
  const shown = isPending ? variables.as : date.mine;
  const choices = isPending ? variables : (plan ?? usual);
  const set = (change: Partial<AttendanceSet>) =>
    mutate({
      day: dayOf(event, date),
      as: shown,
      isShown: choices.isShown,
      isSelling: choices.isSelling,
      isReminded: choices.isReminded,
      ...change,
    });
  return (
    <>
      <div className={style.choices}>
        <ToggleChip
          pressed={shown === 'going'}
          disabled={isPlanUnknown}
          icon={shown === 'going' && <Check aria-hidden="true" />}
          onPressedChange={(pressed) => set({ as: pressed ? 'going' : null })}
        >
          Going
          <On date={date} />
        </ToggleChip>
        <ToggleChip
          pressed={shown === 'interested'}
          disabled={isPlanUnknown}
          icon={shown === 'interested' && <Check aria-hidden="true" />}
          onPressedChange={(pressed) => set({ as: pressed ? 'interested' : null })}
        >
          Interested
          <On date={date} />
        </ToggleChip>
      </div>
      {shown !== null && (plan || isPending) && (
        <FieldGroup legend="Your plan">
          <div>
            <Checkbox
              label="Remind me the day before"
              checked={choices.isReminded}
              onChange={({ target }) => set({ isReminded: target.checked })}
            />
            {!isMinor && (
              <>
                <Checkbox
                  label="Members who follow me see it"
                  checked={choices.isShown}
                  onChange={({ target }) => set({ isShown: target.checked })}
                />
                <Checkbox
                  label="I bring parts to sell"
                  hint="Everybody sees you among the vendors of this date."
                  checked={choices.isSelling}
                  onChange={({ target }) => set({ isSelling: target.checked })}
                />
              </>
            )}
          </div>
        </FieldGroup>
      )}
      {error && !isPending && <Notice tone="problem">{messageOf(error)}</Notice>}
    </>
  );
}

/** Which date is meant, for those who hear the page. */
const On = ({ date }: { readonly date: DateView }) => (
  <VisuallyHidden> on {dayIn(...dayItself(date.day))}</VisuallyHidden>
);

const usual = { isShown: true, isSelling: false, isReminded: true };
