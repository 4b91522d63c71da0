import { eventChoicesQuery } from '@entities/event/found-events.queries';
import { useThreadStep } from '@entities/thread/thread-line.mutations';
import { messageOf } from '@lib/api/problem';
import { useDevicePoint } from '@lib/browser/user-location';
import { dayIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { DialogForm } from '@ui/overlays/dialog-form';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import style from '../messages.module.css';
import { daysOf } from './event-days';

/** Proposes to meet at an event: one of the upcoming, on one of its days. */
export function MeetButton({ threadId }: { readonly threadId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={style.quickReply} onClick={() => setOpen(true)}>
        <CalendarPlus className={style.sign} aria-hidden="true" /> Meet at an event
      </button>
      {isOpen && <MeetDialog threadId={threadId} onClose={() => setOpen(false)} />}
    </>
  );
}

function MeetDialog({ threadId, onClose }: { readonly threadId: string; readonly onClose: () => void }) {
  const location = useDevicePoint();
  const near = location && { latitude: location.latitude, longitude: location.longitude, radius: 200 };
  const { data = [], isPending } = useQuery(eventChoicesQuery({ ...near }));
  const events = data.filter(({ status }) => status === 'on' || status === 'moved');
  const [id, setId] = useState('');
  const [day, setDay] = useState('');
  const step = useThreadStep(threadId);
  const event = events.find((one) => one.dateId === id);
  const days = event ? daysOf(event, new Date()) : [];
  const chosen = days.includes(day) ? day : days[0];
  const submit = () => {
    if (!event || !chosen) return;
    step.mutate(
      { type: 'propose', gatheringId: event.id, day: chosen },
      {
        onSuccess: onClose,
      },
    );
  };
  return (
    <DialogForm
      title="Meet at an event"
      description="A busy place in daylight is the safest place to hand over parts and money."
      action="Propose"
      busy={step.isPending}
      disabled={!chosen}
      problem={step.error ? messageOf(step.error) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Event" hint={hintOf(location !== null, isPending ? undefined : events.length)}>
        <Select
          placeholder={isPending ? 'Loading…' : 'Choose an event'}
          value={id}
          onChange={({ target }) => setId(target.value)}
          options={events.map((one) => ({
            value: one.dateId,
            label: `${dayIn(one.date, one.timeZone)} · ${one.title} · ${one.location}`,
          }))}
        />
      </Field>
      {days.length > 1 && (
        <Field label="Day">
          <Select
            value={chosen}
            onChange={({ target }) => setDay(target.value)}
            options={days.map((one) => ({ value: one, label: dayIn(`${one}T12:00:00Z`, 'UTC') }))}
          />
        </Field>
      )}
    </DialogForm>
  );
}

function hintOf(isNear: boolean, found: number | undefined): string | undefined {
  if (found === 0)
    return isNear ? 'No events are announced within 200 miles of you.' : 'No events are announced right now.';
  return isNear ? 'Within 200 miles of you.' : undefined;
}
