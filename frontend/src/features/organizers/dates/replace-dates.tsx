import { useReplaceDates } from '@entities/event/organize.mutations';
import { datesPreviewQuery } from '@entities/event/organize.queries';
import { ApiProblem, isAtField, messageOf, problemAt } from '@lib/api/problem';
import { dayIn, dayItself } from '@lib/format';
import type { EventPage } from '@modules/events/events.contract';
import type { DatesBody } from '@modules/events/gathering/gathering.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { useEffect, useRef, useState } from 'react';
import { type DateFields, dateFieldsOf, datesBodyOf } from './date-fields';
import { DatesFields } from './dates-fields';
import style from './dates-part.module.css';
import { CheckedDates, datesBlank } from './dates-rules';
import { WhatElseChanges } from './what-else-changes';

type ReplaceDatesProps = {
  readonly event: EventPage;
  /** The first date that changes, by the day that names it. */
  readonly from: string;
  readonly onDone: () => void;
};

/** Other dates from one on: of all that are to come, or of one and the following. */
export function ReplaceDates({ event, from, onDone }: ReplaceDatesProps) {
  const days = event.dates.filter(
    (date) => !date.isOver && date.firstDay >= from && date.status !== 'cancelled',
  );
  const names = days.map(({ firstDay }) => firstDay);
  const ofRule = useQuery({
    ...datesPreviewQuery(ruleAlone(event, names[0] ?? from)),
    enabled: event.rule !== null,
  });
  if (event.rule === null)
    return (
      <ReplaceForm
        event={event}
        from={from}
        start={dateFieldsOf(
          null,
          days.map(({ day }) => day),
          event.hours,
        )}
        onDone={onDone}
      />
    );
  const { data, instead } = loaded(ofRule, { label: 'Loading the dates', shape: 'block', count: 1 });
  if (!data) return instead;
  const start = withDifferences(
    event,
    names,
    data.dates.map(({ day }) => day),
  );
  return <ReplaceForm event={event} from={from} start={start} onDone={onDone} />;
}

const ruleAlone = ({ rule, season, hours, timeZone }: EventPage, firstDay: string) => ({
  ...hours,
  season,
  rule,
  firstDay,
  extraDays: [],
  withoutDays: [],
  timeZone,
});

/** The dates as they are: the rule, and the days by which they differ from what it gives. */
function withDifferences(event: EventPage, days: readonly string[], ofRule: readonly string[]): DateFields {
  const last = days.at(-1) ?? '';
  const given = ofRule.filter((day) => day <= last);
  const fields = dateFieldsOf(event.rule, [given[0] ?? days[0] ?? ''], event.hours);
  return {
    ...fields,
    repeats: { ...fields.repeats, count: Math.max(given.length, 1) },
    extraDays: days.filter((day) => !given.includes(day)),
    withoutDays: given.filter((day) => !days.includes(day)),
  };
}

function ReplaceForm({ event, from, start, onDone }: ReplaceDatesProps & { readonly start: DateFields }) {
  const replace = useReplaceDates(event.id);
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const isPublished = event.status === 'published';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAll = event.dates.find(({ isOver }) => !isOver)?.firstDay === from;
  const refused = refusedIn(replace.error);

  const submit = () => {
    const checked = CheckedDates.safeParse(datesBodyOf(fields));
    setProblems(checked.success ? {} : problemsIn(checked.error.issues));
    if (!checked.success) return;
    replace.mutate(
      { ...(checked.data as DatesBody), from, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: 'The dates are changed', tone: 'good' });
          onDone();
        },
      },
    );
  };

  return (
    <section aria-labelledby="change-dates" className={style.part}>
      <h2 id="change-dates" ref={heading} tabIndex={-1}>
        {isAll
          ? isPublished
            ? 'Change all dates to come'
            : 'Change the dates'
          : `Change ${dayIn(...dayItself(from))} and the following`}
      </h2>
      {isPublished && (
        <p className={style.quiet}>
          Dates before stay as they are. Those who go to a date that changes or falls away are told.
        </p>
      )}
      <Form
        aria-label="Change the dates"
        noValidate
        className={style.part}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
        }}
      >
        <DatesFields
          value={fields}
          onChange={setFields}
          timeZone={event.timeZone}
          errorAt={(name) => problems[name] ?? refused[name] ?? problemAt(replace.error, name)}
        />
        {isPublished && <WhatElseChanges event={event} from={from} fields={fields} />}
        {isPublished && (
          <Field
            label="Reason"
            hint="Those who go read it."
            optional
            error={problemAt(replace.error, 'reason')}
          >
            <TextArea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        {replace.isError && !isAtField(replace.error) && Object.keys(refused).length === 0 && (
          <Notice tone="problem">{messageOf(replace.error)}</Notice>
        )}
        <Row>
          <Button type="submit" variant="primary" busy={replace.isPending}>
            Change the dates
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Keep them as they are
          </Button>
        </Row>
      </Form>
    </section>
  );
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What to say at each field. */
const problemsIn = (issues: readonly Issue[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues.map(({ path, message }) => {
      const name = String(path[0] ?? '');
      return [name, (datesBlank as Readonly<Record<string, string>>)[`${name}!`] ?? message];
    }),
  );

/** The field that a refusal is about, by its code. */
const fieldOf: Readonly<Record<string, string>> = {
  RULE_UNREADABLE: 'rule',
  RULE_WITHOUT_DATES: 'rule',
  FIRST_DAY_TOO_EARLY: 'firstDay',
  TOO_MANY_DATES: 'rule',
  TIMES_REVERSED: 'closes',
  ALREADY_OVER: 'firstDay',
};

function refusedIn(error: unknown): Readonly<Record<string, string>> {
  const field = error instanceof ApiProblem ? fieldOf[error.code] : undefined;
  return field ? { [field]: messageOf(error) } : {};
}
