import { meetListQuery } from '@entities/match/join.queries';
import { AwayPage } from '@entities/member/away-page';
import { RequireMember } from '@entities/member/require-member';
import { dateOfSale, eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { isRefusal } from '@lib/api/problem';
import { useAwayMember, useMember } from '@lib/session/session';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page } from '@ui/layout/layout';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { NoSuchEvent } from '../no-such-event';
import { keepWalk, keptWalk, placeOfWalk } from './kept-walk';
import { type Walk, walkOf } from './walk';
import { WalkView } from './walk-view';

/** /events/:id/join: which vendors at a date have what the member looks for, and the walk past them; `date` is its day. Without signal it is as the device
 *  had it last. */
export default function MeetListPage() {
  return (
    <RequireMember away={<Away />}>
      <MeetList />
    </RequireMember>
  );
}

function useAddress(memberId: string): {
  readonly id: string;
  readonly day: string | null;
  readonly place: string;
} {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const day = params.get('date');
  return { id, day, place: placeOfWalk(memberId, id, day) };
}

/** While the server cannot be asked who is signed in. */
function Away() {
  const { place } = useAddress(useAwayMember() ?? '');
  const kept = keptWalk(place);
  return kept ? <WalkView {...kept} place={place} isKept /> : <AwayPage />;
}

function MeetList() {
  const { id, day, place } = useAddress(useMember()?.id ?? '');
  const query = useQuery(eventOfSaleQuery(id));
  const kept = keptWalk(place);
  if (query.error && !query.data && !isRefusal(query.error) && kept)
    return <WalkView {...kept} place={place} isKept />;
  const { data: event, instead } = loaded(query, {
    label: 'Loading your list…',
    shape: 'row',
    refused: <NoSuchEvent />,
    within: (shown) => <Page>{shown}</Page>,
  });
  if (!event) return instead;
  const date = dateOfSale(event, day);
  if (!date)
    return (
      <Page>
        <Empty title="No date is set yet">Your list appears here once the organizer sets a date.</Empty>
      </Page>
    );
  return <ListOfDate key={date.dateId} event={event} date={date} place={place} />;
}

interface ListOfDateProps {
  readonly event: EventPage;
  readonly date: DateView;
  readonly place: string;
}

function ListOfDate({ event, date, place }: ListOfDateProps) {
  const list = useQuery(meetListQuery(date.dateId));
  const map = useQuery(spaceMapQuery(event.id));
  const isMapKnown = map.data !== undefined || map.error !== null;
  const walk: Walk | undefined =
    list.data && isMapKnown ? walkOf(list.data, map.data?.layout ?? null) : undefined;
  const readAt = new Date(list.dataUpdatedAt).toISOString();
  const text = walk && JSON.stringify({ walk, readAt });
  useEffect(() => {
    if (text !== undefined) keepWalk(place, JSON.parse(text));
  }, [text, place]);
  const kept = keptWalk(place);
  if (list.error && !list.data && !isRefusal(list.error) && kept)
    return <WalkView {...kept} place={place} isKept />;
  const { data, instead } = loaded(
    { ...list, data: walk },
    { label: 'Loading your list…', shape: 'row', within: (shown) => <Page>{shown}</Page> },
  );
  return data ? <WalkView walk={data} readAt={readAt} place={place} /> : instead;
}
