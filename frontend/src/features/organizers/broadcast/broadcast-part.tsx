import { broadcastsQuery } from '@entities/event/event.queries';
import { useSendBroadcast } from '@entities/event/organize.mutations';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { ApiProblem, isAtField, isRefusal, messageOf, problemAt } from '@lib/api/problem';
import { openFormDraft, readFormDraft } from '@lib/browser/form-draft';
import { counted, dayIn, dayItself, timeIn } from '@lib/format';
import { audiences, type listBroadcasts } from '@modules/events/broadcast/broadcast.contract';
import type { EventPage } from '@modules/events/events.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { useRef, useState } from 'react';
import style from './broadcast.module.css';

const Confirm = later(() => import('@ui/overlays/dialog').then((dialog) => dialog.Confirm));

type Broadcasts = ResponseOf<typeof listBroadcasts>;
type Allowance = NonNullable<Broadcasts['allowance']>;

/** Writes to everybody who goes, within what the organizer may send; and what was sent before. */
export function BroadcastPart({ event }: { readonly event: EventPage }) {
  const { data, instead } = loaded(useQuery(broadcastsQuery(event.id)), {
    label: 'Loading what was written',
    shape: 'block',
    count: 1,
  });
  if (!data) return instead;
  return (
    <Stack gap="loose">
      {data.allowance && (
        <>
          <AllowancePlate allowance={data.allowance} />
          <Write event={event} allowance={data.allowance} />
        </>
      )}
      <Sent broadcasts={data.broadcasts} />
    </Stack>
  );
}

/** What may be sent, before anything is written. */
function AllowancePlate({ allowance }: { readonly allowance: Allowance }) {
  const { perDay, left, maxRecipients, mayHaveLinks, going, interested } = allowance;
  return (
    <Plate
      title="What you may send"
      facts={[
        { label: 'Messages left, 24 hours', value: `${left} of ${perDay}` },
        { label: 'Each to at most', value: counted(maxRecipients, 'member') },
        { label: 'Going', value: going },
        { label: 'Interested', value: interested },
        {
          label: 'Links',
          value: mayHaveLinks ? 'Allowed' : 'Not until you have run an event here',
          wide: true,
        },
      ]}
    />
  );
}

type WriteProps = { readonly event: EventPage; readonly allowance: Allowance };

/** What is typed stays on this device until it is sent. */
function Write({ event, allowance }: WriteProps) {
  const send = useSendBroadcast(event.id);
  const typed = useKeptWords(`broadcast:${event.id}`);
  const { subject, text } = typed.words;
  const [day, setDay] = useState('');
  const [audience, setAudience] = useState<(typeof audiences)[number]>('going');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const id = useRef(newUuid());
  const toCome = event.season === 'once' ? [] : event.dates.filter(({ isOver }) => !isOver);
  const reached = allowance.going + (audience === 'going' ? 0 : allowance.interested);
  const atText = send.error instanceof ApiProblem && send.error.code === 'LINKS_NOT_YET';
  const atDay = send.error instanceof ApiProblem && send.error.code === 'DATE_NOT_FOUND';

  const check = () => {
    const empty = Object.entries({ subject, text }).flatMap(([name, words]) => (words.trim() ? [] : [name]));
    setMissing(empty);
    if (empty.length === 0) setAsking(true);
  };
  const submit = () => {
    setAsking(false);
    send.mutate(
      { id: id.current, day: day || null, audience, subject, text },
      {
        onSuccess: ({ recipients }) => {
          id.current = newUuid();
          typed.clear();
          toast({ title: `Sent to ${counted(recipients, 'member')}`, tone: 'good' });
        },
        // other words are another broadcast
        onError: (error) => {
          if (isRefusal(error)) id.current = newUuid();
        },
      },
    );
  };

  return (
    <Form
      aria-label="Write to those who go"
      noValidate
      className={style.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        check();
      }}
    >
      <RadioGroup
        legend="To"
        value={audience}
        onValueChange={setAudience}
        options={[
          { value: 'going', label: 'Those who go', hint: counted(allowance.going, 'member') },
          {
            value: 'going and interested',
            label: 'Those who go or are interested',
            hint: counted(allowance.going + allowance.interested, 'member'),
          },
        ]}
      />
      {toCome.length > 0 && (
        <Field label="Date" error={atDay && messageOf(send.error)}>
          <Select
            value={day}
            placeholder="All dates to come"
            onChange={({ target }) => setDay(target.value)}
            options={toCome.map((date) => ({
              value: date.firstDay,
              label: dayIn(...dayItself(date.day)),
            }))}
          />
        </Field>
      )}
      <Field
        label="Subject"
        required
        error={missing.includes('subject') ? 'Write a subject.' : problemAt(send.error, 'subject')}
      >
        <TextInput
          maxLength={120}
          value={subject}
          onChange={({ target }) => typed.change({ subject: target.value })}
        />
      </Field>
      <Field
        label="Message"
        hint="What changed, what to bring, where to park."
        required
        error={
          missing.includes('text')
            ? 'Write the message.'
            : atText
              ? messageOf(send.error)
              : problemAt(send.error, 'text')
        }
      >
        <TextArea
          rows={6}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => typed.change({ text: target.value })}
        />
      </Field>
      {send.isError && !atText && !atDay && !isAtField(send.error) && (
        <Notice tone="problem">{messageOf(send.error)}</Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={send.isPending}
          disabled={allowance.left === 0 || reached === 0}
          onPointerEnter={Confirm.load}
          onFocus={Confirm.load}
        >
          Send
        </Button>
      </div>
      {isAsking && (
        <Confirm
          open
          onOpenChange={setAsking}
          title="Send the message?"
          description={`Everybody who ${audience === 'going' ? 'goes' : 'goes or is interested'}${day ? ` on ${dayIn(...dayItself(dayOfDate(toCome, day)))}` : ''} gets it as a notification. It cannot be taken back.`}
          action="Send it"
          onConfirm={submit}
        />
      )}
      {reached === 0 && (
        <p className={style.quiet}>
          Nobody {audience === 'going' ? 'goes' : 'goes or is interested'} yet, so there is nobody to write
          to. Your words stay here.
        </p>
      )}
      {allowance.left === 0 && (
        <p className={style.quiet}>You have sent what you may in 24 hours. Your words stay here.</p>
      )}
    </Form>
  );
}

const dayOfDate = (dates: EventPage['dates'], name: string): string =>
  dates.find(({ firstDay }) => firstDay === name)?.day ?? name;

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** The words as they are typed, kept on this device. */
function useKeptWords(key: string) {
  const [words, setWords] = useState(() => readFormDraft<Words, never>(key, isWords)?.fields ?? noWords);
  const [kept] = useState(() => openFormDraft<Words, never>(key));
  return {
    words,
    change: (part: Partial<Words>) => {
      const next = { ...words, ...part };
      setWords(next);
      kept.save({ fields: next, savedId: null, loaded: null, attempt: null });
    },
    clear: () => {
      setWords(noWords);
      kept.delete();
    },
  };
}

const noWords: Words = { subject: '', text: '' };
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'subject' in value && 'text' in value;

function Sent({ broadcasts }: Pick<Broadcasts, 'broadcasts'>) {
  if (broadcasts.length === 0) return <p className={style.quiet}>No message was sent yet.</p>;
  return (
    <section aria-labelledby="sent" className={style.form}>
      <h2 id="sent">Sent before</h2>
      <ul role="list" className={style.list}>
        {broadcasts.map(({ id, subject, text, sentAt, recipients }) => (
          <li key={id}>
            <h3>{subject}</h3>
            <p className={style.quiet}>
              {dayIn(sentAt)}, {timeIn(sentAt)}
              {recipients !== null && `, to ${counted(recipients, 'member')}`}
            </p>
            <p className={style.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
