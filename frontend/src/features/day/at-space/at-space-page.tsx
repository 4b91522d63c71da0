import { dayPaths } from '@entities/day/day-paths';
import { spaceOfCode } from '@entities/day/near';
import { type FieldDay, useDay } from '@entities/day/use-day';
import type { SpaceOfSale } from '@entities/orders/pre-sale.queries';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { SpaceCode } from '@ui/data/space-code';
import { EmptyPage } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { CalendarOff } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { KeptNotice } from '../kept-notice';
import { presenceLabels } from '../presence';
import { SaveVisit } from './save-visit';

/** /events/:id/at/:code: whose space this is today, and what the visitor wants to keep of it. */
export default function AtSpacePage() {
  const { id = '', code = '' } = useParams();
  const day = useDay(id, useSearchParams()[0].get('date'));
  usePageTitle(day.status === 'known' ? `${code.toUpperCase()}, ${day.event.title}` : undefined);
  switch (day.status) {
    case 'loading':
      return (
        <Page width="form">
          <Loading label="Reading the space…" shape="plate" count={1} />
        </Page>
      );
    case 'refused':
      return (
        <EmptyPage
          title="No such event"
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
    case 'unknown':
      return <WithoutSignal key={code} eventId={id} code={code} />;
    default:
      return <AtSpace key={`${id} ${code}`} day={day} asked={code} />;
  }
}

function AtSpace({ day, asked }: { readonly day: FieldDay; readonly asked: string }) {
  const { event, date, map, vendors, keptAt } = day;
  const drawn = spaceOfCode(map?.layout.spaces ?? [], asked);
  const space = spaceOfCode(vendors, asked);
  const code = drawn?.code ?? space?.code ?? asked.trim().toUpperCase();
  const dateId = date?.dateId ?? event.id;
  const isKnown = drawn !== undefined || space !== undefined;
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={dayPaths.day(event.id, dateId)}>{event.title}</Link>}
        title={<SpaceCode code={code} kind="space" size="large" />}
        lead={date && dayIn(...dayItself(date.day))}
      />
      <Stack gap="loose">
        <KeptNotice at={keptAt} />
        {map && !isKnown ? (
          <Notice tone="warn" live={false} title={`The map has no space ${code}`}>
            Look at the sign again. You can save it all the same.
          </Notice>
        ) : (
          <WhoseSpace space={space} />
        )}
        <SaveVisit
          place={{
            ...{ eventId: event.id, dateId, title: event.title, timeZone: event.timeZone, code },
            day: date?.day ?? new Date().toISOString().slice(0, 10),
            vendor: space?.vendor ? { name: space.vendor.name, handle: space.vendor.handle } : null,
            sells: space?.sells ?? '',
          }}
        />
        <Row>
          <Button asChild>
            <Link
              to={`${dayPaths.day(event.id, dateId)}${dateId === event.id ? '?' : '&'}at=${encodeURIComponent(code)}`}
            >
              Who is near
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.visits}>Where you were</Link>
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

function WhoseSpace({ space }: { readonly space: SpaceOfSale | undefined }) {
  if (!space) return <p>Whoever is here today has not said who they are, or what they bring.</p>;
  const { vendor, sells, presence } = space;
  return (
    <Stack gap="tight">
      <Row>
        <h2>{vendor ? <Link to={paths.member(vendor.handle)}>{vendor.name}</Link> : 'A vendor'}</h2>
        {presence && <Badge>{presenceLabels[presence]}</Badge>}
      </Row>
      {sells !== '' && <p>{sells}</p>}
    </Stack>
  );
}

/** The device knows nothing of the event; what the visitor writes down is kept all the same. */
function WithoutSignal({ eventId, code }: { readonly eventId: string; readonly code: string }) {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return (
    <Page width="form">
      <PageHeading title={<SpaceCode code={code.toUpperCase()} kind="space" size="large" />} />
      <Stack gap="loose">
        <Notice tone="warn" live={false} title="No signal">
          Whose space this is can be read once there is signal. You can save that you were here now.
        </Notice>
        <SaveVisit
          place={{
            ...{ eventId, dateId: eventId, title: 'An event', code: code.toUpperCase(), sells: '' },
            ...{ day: day.join('-'), vendor: null },
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          }}
        />
      </Stack>
    </Page>
  );
}
