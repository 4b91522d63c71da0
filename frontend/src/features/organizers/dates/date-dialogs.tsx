import { useAddDate, useCancelDate, useMoveDate, usePostponeDate } from '@entities/event/organize.mutations';
import { ApiProblem, isAtField, messageOf, problemAt } from '@lib/api/problem';
import { dayOf, daysFrom } from '@lib/day';
import { dayIn, dayItself } from '@lib/format';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { Hours } from '@modules/events/gathering/gathering.schemas';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { DateAct } from './date-act';
import { daysLong } from './date-fields';
import { OrdersOfDate } from './orders-of-date';

type DateDialogProps = {
  readonly act: DateAct;
  readonly event: EventPage;
  /** Null to add one. */
  readonly date: DateView | null;
  readonly onClose: () => void;
};

/** What is to happen with one date, and why. */
export function DateDialog({ act, event, date, onClose }: DateDialogProps) {
  if (act === 'add' || date === null) return <Add event={event} onClose={onClose} />;
  if (act === 'move') return <Move event={event} date={date} onClose={onClose} />;
  return <CallOff act={act} event={event} date={date} onClose={onClose} />;
}

type OfDate = { readonly event: EventPage; readonly date: DateView; readonly onClose: () => void };

/** Postponed or cancelled, with the reason that those who go read. */
function CallOff({ act, event, date, onClose }: OfDate & { readonly act: 'postpone' | 'cancel' }) {
  const postpone = usePostponeDate(event.id);
  const cancel = useCancelDate(event.id);
  const run = act === 'postpone' ? postpone : cancel;
  const [isEmpty, setEmpty] = useState(false);
  const name = dayIn(...dayItself(date.day));
  const words =
    act === 'postpone'
      ? {
          title: `Postpone ${name}?`,
          description: 'It is off until you move it to a new day or put it on again. Those who go are told.',
          action: 'Postpone it',
        }
      : {
          title: `Cancel ${name}?`,
          description: 'The other dates stay. Those who go are told. You can put it on again.',
          action: 'Cancel this date',
        };
  return (
    <DialogForm
      {...words}
      holds
      danger={act === 'cancel'}
      cancel="Keep it"
      busy={run.isPending}
      problem={run.error && !isAtField(run.error) ? messageOf(run.error) : null}
      onSubmit={(typed) => {
        const reason = wordIn(typed, 'reason');
        setEmpty(reason === '');
        if (reason !== '')
          run.mutate(
            { day: date.firstDay, reason },
            {
              onSuccess: () => {
                toast({ title: act === 'postpone' ? `${name} is postponed` : `${name} is canceled` });
                onClose();
              },
            },
          );
      }}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="Those who go read it."
        required
        error={isEmpty ? 'Say why.' : problemAt(run.error, 'reason')}
      >
        <TextArea name="reason" rows={3} maxLength={500} />
      </Field>
      <OrdersOfDate act={act} event={event} date={date} />
    </DialogForm>
  );
}

function Move({ event, date, onClose }: OfDate) {
  const move = useMoveDate(event.id);
  const [problems, setProblems] = useState<Problems>({});
  const name = dayIn(...dayItself(date.day));
  return (
    <DialogForm
      holds
      size="medium"
      title={`Move ${name}`}
      description="The other dates stay. Those who go are told, and can say that they no longer go."
      action="Move it"
      busy={move.isPending}
      problem={otherProblem(move.error)}
      onSubmit={(typed) => {
        const { day, hours, problems: found } = readDate(typed);
        setProblems(found);
        if (hours && day)
          move.mutate(
            { ...hours, day: date.firstDay, toDay: day, reason: wordIn(typed, 'reason') },
            {
              onSuccess: () => {
                toast({ title: `Moved to ${dayIn(...dayItself(day))}`, tone: 'good' });
                onClose();
              },
            },
          );
      }}
      onClose={onClose}
    >
      <DateFields
        label="New day"
        day={date.day}
        hours={hoursOf(date, event.timeZone)}
        problems={{ ...problems, ...refusedIn(move.error) }}
      />
      <Field label="Reason" hint="Those who go read it." optional error={problemAt(move.error, 'reason')}>
        <TextArea name="reason" rows={3} maxLength={500} />
      </Field>
      <OrdersOfDate act="move" event={event} date={date} />
    </DialogForm>
  );
}

function Add({ event, onClose }: Omit<OfDate, 'date'>) {
  const add = useAddDate(event.id);
  const [problems, setProblems] = useState<Problems>({});
  return (
    <DialogForm
      holds
      size="medium"
      title="Add a date"
      description="One more, besides those that are planned."
      action="Add it"
      busy={add.isPending}
      problem={otherProblem(add.error)}
      onSubmit={(typed) => {
        const { day, hours, problems: found } = readDate(typed);
        setProblems(found);
        if (hours && day)
          add.mutate(
            { ...hours, day },
            {
              onSuccess: () => {
                toast({ title: `Added ${dayIn(...dayItself(day))}`, tone: 'good' });
                onClose();
              },
            },
          );
      }}
      onClose={onClose}
    >
      <DateFields
        label="Day"
        day=""
        hours={event.hours}
        problems={{ ...problems, ...refusedIn(add.error) }}
      />
    </DialogForm>
  );
}

type Problems = { readonly [name in 'day' | 'opens' | 'closes']?: string };
type DateFieldsProps = {
  readonly label: string;
  readonly day: string;
  readonly hours: Hours;
  readonly problems: Problems;
};

/** The day and the hours of one date. */
function DateFields({ label, day, hours, problems }: DateFieldsProps) {
  return (
    <FieldColumns of={2}>
      <Field label={label} required error={problems.day}>
        <TextInput name="day" type="date" defaultValue={day} />
      </Field>
      <Field label="Lasts">
        <Select name="lasts" defaultValue={hours.lasts} options={daysLong} />
      </Field>
      <Field label="Opens" required error={problems.opens}>
        <TextInput name="opens" type="time" defaultValue={hours.opens} />
      </Field>
      <Field label="Closes" required error={problems.closes}>
        <TextInput name="closes" type="time" defaultValue={hours.closes} />
      </Field>
    </FieldColumns>
  );
}

const wordIn = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim();

function readDate(typed: FormData): {
  readonly day: string;
  readonly hours: Hours | undefined;
  readonly problems: Problems;
} {
  const day = wordIn(typed, 'day');
  const [opens, closes] = [wordIn(typed, 'opens'), wordIn(typed, 'closes')];
  const { data } = Hours.safeParse({ opens, closes, lasts: Number(wordIn(typed, 'lasts')) });
  return {
    day,
    hours: data,
    problems: {
      ...(day === '' && { day: 'Choose a day.' }),
      ...(opens === '' && { opens: 'Choose a time.' }),
      ...(closes === '' && { closes: 'Choose a time.' }),
    },
  };
}

/** The field that a refusal is about, by its code. */
const fieldOf: Readonly<Record<string, keyof Problems>> = {
  TIMES_REVERSED: 'closes',
  ALREADY_OVER: 'day',
  DATE_TAKEN: 'day',
};

function refusedIn(error: unknown): Problems {
  const field = error instanceof ApiProblem ? fieldOf[error.code] : undefined;
  return field ? { [field]: messageOf(error) } : {};
}

const otherProblem = (error: unknown): string | null =>
  error && Object.keys(refusedIn(error)).length === 0 ? messageOf(error) : null;

/** The hours of one date, which may differ from those of the others. */
function hoursOf({ date, endsAt }: DateView, timeZone: string): Hours {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    opens: time.format(new Date(date)),
    closes: time.format(new Date(endsAt)),
    lasts: daysFrom(dayOf(date, timeZone), dayOf(endsAt, timeZone)) + 1,
  };
}
