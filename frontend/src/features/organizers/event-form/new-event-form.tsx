import { useEventCommands, useEventPhotos } from '@entities/event/organize.mutations';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { messageOf } from '@lib/api/problem';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import { paths } from '@lib/paths';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LongForm } from '../fields/long-form';
import { type EventFields, eventFieldOrder, isEventFields } from './event-fields';
import { EventParts } from './event-parts';
import { type NewEventBody, newEventResolver } from './event-rules';
import { NewEventDates } from './event-words';
import { useFindTown } from './use-find-town';

export type NewEventFormProps = {
  readonly organizer: OrganizerPage;
  /** Where this browser keeps what is typed. */
  readonly storageKey: string;
  readonly start: EventFields;
  /** The suggestion that it comes from. */
  readonly suggestion: string | null;
};

/** With the id that it gets, so that a second try drafts nothing twice. */
type DraftBody = NewEventBody & { readonly id?: string };

/** An event of an organizer: saved as a draft, and published at once when it is wished and allowed. */
export function NewEventForm({ organizer, storageKey, start: given, suggestion }: NewEventFormProps) {
  const [start] = useState(given);
  const commands = useEventCommands();
  const navigate = useNavigate();
  const find = useFindTown();
  const { form, stored, createOnce, restart, finish } = useStoredForm<EventFields, DraftBody>({
    key: storageKey,
    isFields: isEventFields,
    start,
    savedId: null,
    loaded: null,
    resolver: newEventResolver(find),
  });
  const photos = useEventPhotos(null, [], storageKey);
  const [isRestored, setRestored] = useState(stored !== null && !isSameValue(stored.fields, start));
  const wish = useRef<'draft' | 'publish'>('draft');
  const publishing = publishingOf(organizer);
  const lasts = form.watch('dates.lasts');

  const save = async (body: DraftBody) => {
    const { id } = await createOnce({ ...body, id: newUuid() }, ({ body: typed, idempotencyKey }) =>
      commands.draft({
        body: { ...typed, id: typed.id ?? newUuid(), organizer: organizer.id, suggestion },
        idempotencyKey,
      }),
    );
    const failed = await photos.sendWaiting(id);
    finish();
    const said =
      wish.current === 'publish' && failed === 0
        ? await commands.publish(id).then(
            ({ status }) =>
              status === 'published' ? 'Published' : 'Handed in. We tell you once we have read it.',
            (error: unknown) => error,
          )
        : failed === 0
          ? 'Saved as a draft'
          : new Error('Some photos were not added. Add them here.');
    await commands.refresh();
    const isProblem = typeof said !== 'string';
    toast({
      title: isProblem ? 'Saved as a draft, not published' : said,
      ...(isProblem && { description: messageOf(said) }),
      tone: isProblem ? 'problem' : 'good',
    });
    navigate(paths.editEvent(id), { replace: true });
  };

  return (
    <LongForm
      form={form}
      label="New event"
      order={eventFieldOrder}
      fieldOf={datesFieldOf}
      isRestored={isRestored}
      onStartOver={() => {
        restart(start);
        setRestored(false);
      }}
      onSave={save}
      actions={(isBusy) => (
        <>
          {publishing.action && (
            <Button
              type="submit"
              variant="primary"
              busy={isBusy && wish.current === 'publish'}
              disabled={isBusy}
              onClick={() => {
                wish.current = 'publish';
              }}
            >
              {publishing.action}
            </Button>
          )}
          <Button
            type="submit"
            variant={publishing.action ? 'secondary' : 'primary'}
            busy={isBusy && wish.current === 'draft'}
            disabled={isBusy}
            onClick={() => {
              wish.current = 'draft';
            }}
          >
            Save as a draft
          </Button>
        </>
      )}
    >
      {suggestion !== null && (
        <Notice live={false} title="From a member’s suggestion">
          It is yours once you save this. The member is told, and other organizers no longer find it.
        </Notice>
      )}
      {publishing.words && <Notice live={false}>{publishing.words}</Notice>}
      <EventParts photos={photos} lasts={typeof lasts === 'number' ? lasts : 1}>
        <NewEventDates />
      </EventParts>
    </LongForm>
  );
}

/** Whether it can be published, and how that is called. */
function publishingOf({ isVerified, inside, name }: OrganizerPage): {
  readonly action: string | null;
  readonly words: string | null;
} {
  if (!isVerified)
    return {
      action: null,
      words: `${name} is not verified now. Save a draft; you publish it once you are verified.`,
    };
  if (inside?.isTrusted) return { action: 'Publish', words: null };
  return {
    action: 'Hand in for a review',
    words: 'This is your first event: we look at it before it appears. After that you publish at once.',
  };
}

/** What a refusal of the dates is about. */
const datesFieldOf = {
  RULE_UNREADABLE: 'dates.rule',
  RULE_WITHOUT_DATES: 'dates.rule',
  FIRST_DAY_TOO_EARLY: 'dates.firstDay',
  TOO_MANY_DATES: 'dates.rule',
  TIMES_REVERSED: 'dates.closes',
  ALREADY_OVER: 'dates.firstDay',
} as never;
