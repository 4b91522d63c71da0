import type { GateDevice, GateState } from '@entities/gate/gate-device';
import { useKeptDates } from '@entities/gate/kept-dates';
import { useGate } from '@entities/gate/use-gate';
import { RequireMember } from '@entities/member/require-member';
import { useFieldMember } from '@entities/member/use-field-member';
import { eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { isRefusal } from '@lib/api/problem';
import { useOnline } from '@lib/browser/connection';
import { usePageTitle } from '@lib/browser/page-title';
import { today } from '@lib/day';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { LoadProblem } from '@ui/feedback/load-problem';
import { Loading } from '@ui/feedback/skeleton';
import { Page } from '@ui/layout/layout';
import { CalendarOff, CloudOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { chosenGate, type GateDate, gateDate, gateDates } from './gate-dates';

export interface AtGate {
  readonly eventId: string;
  readonly date: GateDate;
  readonly dates: readonly GateDate[];
  readonly gate: GateDevice;
  readonly now: GateState & { readonly copy: NonNullable<GateState['copy']> };
}

type FrameProps = {
  readonly title: string;
  readonly children: (at: AtGate) => ReactNode;
};

/** A page of a gate: it opens by what the phone has, with a connection or without. */
export function GateFrame(props: FrameProps) {
  const { id = '' } = useParams();
  const memberId = useFieldMember();
  if (memberId === undefined) return <RequireMember>{null}</RequireMember>;
  return <OfEvent key={`${memberId} ${id}`} memberId={memberId} id={id} {...props} />;
}

type OfMember = FrameProps & { readonly memberId: string };

function OfEvent({ id, ...props }: OfMember & { readonly id: string }) {
  const [params] = useSearchParams();
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';
  const kept = useKeptDates(props.memberId, id);
  const query = useQuery({ ...eventOfSaleQuery(id), enabled: isOnline && isSignedIn });
  const { data: event, error } = query;
  const isGone = isRefusal(error) && error.status === 404;
  usePageTitle(isGone ? noSuchEvent : `${props.title}, ${event?.title ?? kept?.[0]?.list.title ?? ''}`);
  if (isGone) return <NoSuch />;
  const isWaiting = isOnline && event === undefined && !error;
  if (kept === undefined || (isWaiting && kept.length === 0))
    return <Within title={props.title}>{<Loading label="Reading this phone…" shape="card" />}</Within>;
  const dates = gateDates(event, kept);
  const asked = params.get('date');
  const date = gateDate(dates, { asked, chosen: chosenGate(id), event, today: today() });
  if (date) return <OfDate key={date.dateId} eventId={id} date={date} dates={dates} {...props} />;
  if (event)
    return (
      <EmptyPage title="No date is set yet" visual={<CalendarOff aria-hidden="true" />}>
        The gate opens for a date of the event.
      </EmptyPage>
    );
  if (isOnline && error)
    return (
      <Within title={props.title}>
        <LoadProblem error={error} refetch={query.refetch} />
      </Within>
    );
  return <NoList />;
}

function OfDate({ memberId, title, children, ...of }: OfMember & Pick<AtGate, 'eventId' | 'date' | 'dates'>) {
  const { gate, now } = useGate(memberId, of.date.dateId);
  const isOnline = useOnline();
  const { copy, refusal, problem, isOpen } = now;
  if (copy) return children({ ...of, gate, now: { ...now, copy } });
  if (refusal === 'NOT_IN_THE_TEAM') return <NotTheTeam eventId={of.eventId} />;
  if (refusal !== undefined)
    return (
      <EmptyPage
        title="Nothing is sold for this date"
        visual={<CalendarOff aria-hidden="true" />}
        action={<ToEvent eventId={of.eventId} />}
      >
        The gate has a list once spaces are sold before the event.
      </EmptyPage>
    );
  if (problem !== undefined && isOnline)
    return (
      <Within title={title}>
        <LoadProblem error={new Error(problem)} refetch={() => gate.synchronise()} />
      </Within>
    );
  if (!isOpen || isOnline)
    return <Within title={title}>{<Loading label="Reading the list…" shape="card" />}</Within>;
  return <NoList />;
}

const noSuchEvent = 'No such event';

const Within = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Page width="form">
    <h1>{title}</h1>
    {children}
  </Page>
);

const ToEvent = ({ eventId }: { readonly eventId: string }) => (
  <Button asChild>
    <Link to={paths.event(eventId)}>Back to the event</Link>
  </Button>
);

function NoSuch() {
  return (
    <EmptyPage
      title={noSuchEvent}
      visual={<CalendarOff aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.events}>All events</Link>
        </Button>
      }
    >
      The address is wrong, or the event is not public.
    </EmptyPage>
  );
}

const NotTheTeam = ({ eventId }: { readonly eventId: string }) => (
  <EmptyPage
    title="The gate is for the team"
    visual={<Lock aria-hidden="true" />}
    action={<ToEvent eventId={eventId} />}
  >
    Owners, editors and the gate of the organizer let vendors in. Ask the owner for the role.
  </EmptyPage>
);

const NoList = () => (
  <Page width="form">
    <Empty heading="h1" title="This phone has no list yet" visual={<CloudOff aria-hidden="true" />}>
      Open this page once with a connection. From then on it works without one.
    </Empty>
  </Page>
);
