import { useCancelEvent, useDiscardEvent, usePublishEvent } from '@entities/event/organize.mutations';
import { organizerPaths } from '@entities/organizer/organizer-paths';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { EventPage } from '@modules/events/events.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OrdersOfDate } from '../dates/orders-of-date';

const DialogForm = later(() => import('@ui/overlays/dialog-form').then((dialog) => dialog.DialogForm));

type OfEvent = { readonly event: EventPage };

/** How far the event is, and the step that follows. */
export function EventState({ event }: OfEvent) {
  const { status, reason, isRemoved, isWithoutOrganizer, allowedActions } = event;
  const may = (action: EventPage['allowedActions'][number]) => allowedActions.includes(action);
  const { tone, title, words } = wordsOf(event);
  const isDraft = status === 'draft';
  return (
    <Notice
      live={false}
      tone={tone}
      title={title}
      action={
        <Row>
          {(may('publish') || may('submit')) && <Publish event={event} isReviewed={!may('publish')} />}
          {may('review') && (
            <Button asChild>
              <Link to={paths.adminOrganizers}>Review it</Link>
            </Button>
          )}
          {may('discard') && <Discard event={event} />}
          {may('cancel') && !isDraft && <Cancel event={event} />}
        </Row>
      }
    >
      {reason && <p>{reason}</p>}
      {isRemoved && <p>Our staff removed it. Only your team sees it.</p>}
      {isWithoutOrganizer && <p>It is without an organizer for now.</p>}
      <p>{words}</p>
    </Notice>
  );
}

function wordsOf({ status, reason, allowedActions, organizer }: EventPage): {
  readonly tone: 'info' | 'good' | 'warn';
  readonly title: string;
  readonly words: string;
} {
  switch (status) {
    case 'draft':
      if (reason) return { tone: 'warn', title: 'Sent back', words: 'Change it, then hand it in again.' };
      if (organizer && !organizer.isVerified)
        return {
          tone: 'info',
          title: 'A draft',
          words: `Only your team sees it. You publish it once ${organizer.name} is verified.`,
        };
      return {
        tone: 'info',
        title: 'A draft',
        words: allowedActions.includes('submit')
          ? 'Only your team sees it. We look at your first event before it appears.'
          : 'Only your team sees it.',
      };
    case 'in review':
      return {
        tone: 'info',
        title: 'Our staff reads it',
        words: 'We tell you once it is published, or what to change.',
      };
    case 'cancelled':
      return { tone: 'warn', title: 'Canceled', words: 'Those who wanted to go were told.' };
    default:
      return {
        tone: 'good',
        title: 'Published',
        words: 'Those who go are told when its place or a date changes.',
      };
  }
}

function Publish({ event: { id }, isReviewed }: OfEvent & { readonly isReviewed: boolean }) {
  const publish = usePublishEvent(id);
  return (
    <>
      <Button
        variant="primary"
        busy={publish.isPending}
        onClick={() =>
          publish.mutate(undefined, {
            onSuccess: ({ status }) =>
              toast({
                title: status === 'published' ? 'Published' : 'Handed in. We tell you once we have read it.',
                tone: 'good',
              }),
          })
        }
      >
        {isReviewed ? 'Hand in for a review' : 'Publish'}
      </Button>
      {publish.isError && <span role="alert">{messageOf(publish.error)}</span>}
    </>
  );
}

function Discard({ event: { id, title, organizer } }: OfEvent) {
  const discard = useDiscardEvent(id);
  const navigate = useNavigate();
  return (
    <>
      <ConfirmButton
        busy={discard.isPending}
        title={`Discard ${title}?`}
        description="The draft is gone, with its photos and dates."
        action="Discard it"
        onConfirm={() =>
          discard.mutate(undefined, {
            onSuccess: () =>
              navigate(organizer ? organizerPaths.part(organizer.slug, 'drafts') : paths.events, {
                replace: true,
              }),
          })
        }
      >
        Discard
      </ConfirmButton>
      {discard.isError && <span role="alert">{messageOf(discard.error)}</span>}
    </>
  );
}

function Cancel({ event }: OfEvent) {
  const { id, title } = event;
  const cancel = useCancelEvent(id);
  const [isOpen, setOpen] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <>
      <Button variant="danger" onPointerEnter={DialogForm.load} onClick={() => setOpen(true)}>
        Cancel the event
      </Button>
      {isOpen && (
        <DialogForm
          holds
          danger
          title={`Cancel ${title}?`}
          description="All dates to come are off, for good. Everybody who goes or is interested is told, with your reason."
          action="Cancel the event"
          cancel="Keep it"
          busy={cancel.isPending}
          problem={cancel.error && !isAtField(cancel.error) ? messageOf(cancel.error) : null}
          onSubmit={(typed) => {
            const reason = String(typed.get('reason') ?? '').trim();
            setEmpty(reason === '');
            if (reason !== '') cancel.mutate(reason, { onSuccess: () => setOpen(false) });
          }}
          onClose={() => setOpen(false)}
        >
          <Field
            label="Reason"
            hint="Those who wanted to go read it."
            required
            error={isEmpty ? 'Say why.' : problemAt(cancel.error, 'reason')}
          >
            <TextArea name="reason" rows={3} maxLength={500} />
          </Field>
          {event.dates
            .filter(({ isOver }) => !isOver)
            .map((date) => (
              <OrdersOfDate key={date.dateId} act="cancel" event={event} date={date} />
            ))}
        </DialogForm>
      )}
    </>
  );
}
