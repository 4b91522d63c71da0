import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { listMyEvents } from '@modules/events/attendance/attendance.contract';
import { listBroadcasts, sendBroadcast } from '@modules/events/broadcast/broadcast.contract';
import {
  type EventPage,
  listEvents,
  mapOfEvents,
  monthOfEvents,
  readEvent,
} from '@modules/events/events.contract';
import {
  addDate,
  addEventPhoto,
  arrangeEventPhotos,
  cancelDate,
  cancelEvent,
  changeEvent,
  type DatesBody,
  discardEvent,
  draftEvent,
  moveDate,
  postponeDate,
  publishEvent,
  removeEventPhoto,
  replaceDates,
  restoreDate,
} from '@modules/events/gathering/gathering.contract';
import type { Hours } from '@modules/events/gathering/gathering.schemas';
import {
  listMyOrganizers,
  listOrganizers,
  readOrganizer,
} from '@modules/events/organizer/organizer.contract';
import { listSuggestions } from '@modules/events/suggestion/suggestion.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { usePhotos } from '../photo/use-photos';
import { eventQuery } from './event.queries';

/** The mutations of the form of an event. */
export function useEventCommands() {
  const queries = useQueryClient();
  const refresh = useInvalidate(...changed, [listSuggestions.path]);
  return {
    draft: (command: CallInput<typeof draftEvent>) => call(draftEvent, command),
    readAgain: (id: string) => queries.fetchQuery({ ...eventQuery(id), staleTime: 0 }),
    change: (id: string, body: CallInput<typeof changeEvent>['body']) =>
      call(changeEvent, { params: { id }, body }),
    publish: (id: string) => call(publishEvent, { params: { id }, body: {} }),
    refresh,
  };
}

/** Publishes it, or hands it in for a review. */
export const usePublishEvent = (id: string) =>
  useChangingEvent(() => call(publishEvent, { params: { id }, body: {} }));

export const useDiscardEvent = (id: string) => useChangingEvent(() => call(discardEvent, { params: { id } }));

export const useCancelEvent = (id: string) =>
  useChangingEvent((reason: string) => call(cancelEvent, { params: { id }, body: { reason } }));

/* Its dates. */

type Day = { readonly day: string };

export const useReplaceDates = (id: string) =>
  useChangingEvent((body: DatesBody & { readonly from: string; readonly reason: string }) =>
    call(replaceDates, { params: { id }, body }),
  );

export const useAddDate = (id: string) =>
  useChangingEvent((body: Hours & Day) => call(addDate, { params: { id }, body }));

export const useMoveDate = (id: string) =>
  useChangingEvent(({ day, ...body }: Hours & Day & { readonly toDay: string; readonly reason: string }) =>
    call(moveDate, { params: { id, day }, body }),
  );

export const usePostponeDate = (id: string) =>
  useChangingEvent(({ day, reason }: Day & { readonly reason: string }) =>
    call(postponeDate, { params: { id, day }, body: { reason } }),
  );

export const useCancelDate = (id: string) =>
  useChangingEvent(({ day, reason }: Day & { readonly reason: string }) =>
    call(cancelDate, { params: { id, day }, body: { reason } }),
  );

export const useRestoreDate = (id: string) =>
  useChangingEvent((day: string) => call(restoreDate, { params: { id, day }, body: {} }));

/* Those who go. */

export const useSendBroadcast = (id: string) => {
  const refresh = useInvalidate([listBroadcasts.path]);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof sendBroadcast>) => call(sendBroadcast, { params: { id }, body }),
    onSettled: refresh,
  });
};

/** The photos of the form. They wait in this browser until the event is saved. */
export function useEventPhotos(id: string | null, photos: EventPage['photos'], keptUnder: string) {
  const queries = useQueryClient();
  const refresh = useInvalidate(...changed);
  return usePhotos({
    id,
    photos,
    keptUnder,
    max: maxEventPhotos,
    name: 'An event',
    send: async (eventId, file, options) => {
      const { photoId } = await upload(addEventPhoto, file, { params: { id: eventId }, ...options });
      const { photos: now } = await queries.fetchQuery({ ...eventQuery(eventId), staleTime: 0 });
      const added = now.find((photo) => photo.id === photoId);
      if (!added) throw new Error('It was added. Load the page again to see it.');
      return added;
    },
    remove: (eventId, photoId) => call(removeEventPhoto, { params: { id: eventId, photoId } }),
    arrange: (eventId, photoIds) =>
      call(arrangeEventPhotos, { params: { id: eventId }, body: { photoIds: [...photoIds] } }),
    setPhotos: (eventId, next) =>
      queries.setQueryData(eventQuery(eventId).queryKey, (page) =>
        page ? { ...page, photos: [...next(page.photos)] } : page,
      ),
    refresh,
  });
}

export const maxEventPhotos = 10;

/** Every list of events shows it, and so do the pages of its organizer. A refusal often means that a page was out of date. */
function useChangingEvent<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const refresh = useInvalidate(...changed);
  return useMutation({ mutationFn, onSettled: refresh });
}

const changed = [
  [readEvent.path],
  [listEvents.path],
  [monthOfEvents.path],
  [mapOfEvents.path],
  [listMyEvents.path],
  [readOrganizer.path],
  [listMyOrganizers.path],
  [listOrganizers.path],
] as const;
