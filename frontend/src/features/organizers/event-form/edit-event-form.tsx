import { useEventCommands, useEventPhotos } from '@entities/event/organize.mutations';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import { useMember } from '@lib/session/session';
import type { EventPage } from '@modules/events/events.contract';
import type { GatheringBody } from '@modules/events/gathering/gathering.contract';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { useRevision } from '@ui/replace/use-revision';
import { useState } from 'react';
import { LongForm } from '../fields/long-form';
import {
  type EventFields,
  eventFieldOrder,
  eventFieldsOf,
  eventWords,
  isEventFields,
  savedEvent,
} from './event-fields';
import { EventParts } from './event-parts';
import { eventResolver } from './event-rules';
import { useFindTown } from './use-find-town';

/** What an event says of itself, to change. */
export function EditEventForm({ event }: { readonly event: EventPage }) {
  const commands = useEventCommands();
  const [first] = useState(() => savedEvent(event));
  const [start] = useState(() => eventFieldsOf(first.fields));
  const key = `event-form:${useMember()?.uid ?? ''}:${event.id}`;
  const { form, stored, restart, loaded, setLoaded, adopt, finish } = useStoredForm<
    EventFields,
    GatheringBody
  >({
    key,
    isFields: isEventFields,
    start,
    savedId: event.id,
    loaded: first,
    resolver: eventResolver(useFindTown(first.fields.venue)),
  });
  const photos = useEventPhotos(event.id, event.photos, key);
  const [isRestored, setRestored] = useState(stored !== null && !isSameValue(stored.fields, start));
  const { revise, dialog } = useRevision<GatheringBody, EventPage>({
    readAgain: commands.readAgain,
    revise: commands.change,
    loadedOf: savedEvent,
    words: eventWords,
    inside: [],
    onMerged: (body, now) => adopt(eventFieldsOf(body), now),
  });
  const save = async (body: GatheringBody) => {
    setLoaded(await revise(event.id, body, loaded()));
    await photos.flush();
    finish();
    setRestored(false);
    await commands.refresh();
    toast({ title: 'Saved', tone: 'good' });
  };
  return (
    <>
      <LongForm
        form={form}
        label="Edit event"
        order={eventFieldOrder}
        isRestored={isRestored}
        onStartOver={() => {
          restart(start);
          setLoaded(first);
          setRestored(false);
        }}
        onSave={save}
        actions={(isBusy) => (
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            Save changes
          </Button>
        )}
      >
        <EventParts photos={photos} lasts={event.hours.lasts} />
      </LongForm>
      {dialog}
    </>
  );
}
