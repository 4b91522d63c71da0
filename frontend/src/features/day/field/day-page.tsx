import { dayPaths } from '@entities/day/day-paths';
import { type FieldDay, useDay } from '@entities/day/use-day';
import { dateStatusLabels } from '@entities/event/event-labels';
import { preSaleQuery } from '@entities/orders/pre-sale.queries';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, dayItself, spanIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { CalendarOff, CloudOff, Trophy } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { KeptNotice } from '../kept-notice';
import { Nearby } from './nearby';
import { Today } from './today';

/** /events/:id/day: for visitors on the day, with signal or without. `date` names a date of a series, `at` a space where the visitor is. */
export default function DayPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const day = useDay(id, params.get('date'));
  usePageTitle(
    day.status === 'known'
      ? `Today, ${day.event.title}`
      : day.status === 'refused'
        ? 'No such event'
        : undefined,
  );
  switch (day.status) {
    case 'loading':
      return (
        <Page>
          <Loading label="Loading the day…" shape="row" />
        </Page>
      );
    case 'refused':
    case 'unknown':
      return <Nothing isRefused={day.status === 'refused'} />;
    default:
      return <Known day={day} />;
  }
}

function Known({ day }: { readonly day: FieldDay }) {
  const { event, date, keptAt } = day;
  const [params] = useSearchParams();
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.event(event.id)}>{event.title}</Link>}
        title="On the field"
        lead={date && spanIn(date.date, date.endsAt, event.timeZone)}
      />
      <Stack gap="loose">
        <KeptNotice at={keptAt} />
        <Incidents day={day} />
        <Row>
          <ShowLink day={day} />
          <Button asChild size="small">
            <Link to={paths.visits}>Where you were</Link>
          </Button>
        </Row>
        <Nearby day={day} start={params.get('at') ?? ''} />
        <Today day={day} />
      </Stack>
    </Page>
  );
}

/** What is not as planned. */
function Incidents({ day: { event, date } }: { readonly day: FieldDay }) {
  if (event.status === 'cancelled')
    return (
      <Notice tone="warn" live={false} title="This event is canceled">
        {event.reason}
      </Notice>
    );
  if (!date) return <Notice live={false} title="No date is set yet" />;
  if (date.status !== 'on')
    return (
      <Notice
        tone="warn"
        live={false}
        title={`${dateStatusLabels[date.status]}: ${dayIn(...dayItself(date.day))}`}
      >
        {date.reason}
      </Notice>
    );
  return null;
}

function ShowLink({ day: { event, date, keptAt } }: { readonly day: FieldDay }) {
  const dateId = date?.dateId ?? '';
  const { data: sale } = useQuery({ ...preSaleQuery(dateId), enabled: dateId !== '' && keptAt === null });
  if (!sale?.terms.products.some(({ kind }) => kind === 'show entry')) return null;
  return (
    <Button asChild size="small" icon={<Trophy />}>
      <Link to={dayPaths.show(event.id, dateId)}>The show</Link>
    </Button>
  );
}

function Nothing({ isRefused }: { readonly isRefused: boolean }) {
  return (
    <EmptyPage
      title={isRefused ? 'No such event' : 'This event is not on this device'}
      visual={isRefused ? <CalendarOff aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={isRefused ? paths.events : paths.visits}>
            {isRefused ? 'All events' : 'Where you were'}
          </Link>
        </Button>
      }
    >
      {isRefused
        ? 'The address is wrong, or the event is not public.'
        : 'There is no signal. Open this page once with signal, and it is here without it from then on.'}
    </EmptyPage>
  );
}
