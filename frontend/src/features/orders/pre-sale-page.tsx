import { RequireMember } from '@entities/member/require-member';
import { dateOfSale, eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { orderPaths } from '@entities/orders/order-paths';
import { type PreSale, preSaleQuery } from '@entities/orders/pre-sale.queries';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loaded, loadedPage } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { CalendarOff, Lock } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { CancellingPart } from './pre-sale/cancelling-part';
import { LedgerPart } from './pre-sale/ledger-part';
import { OrdersPart } from './pre-sale/orders-part';
import style from './pre-sale/pre-sale.module.css';
import { RightsPart } from './pre-sale/rights-part';
import { SaleState } from './pre-sale/sale-state';
import { SpacesPart } from './pre-sale/spaces-part';
import { TermsPart } from './pre-sale/terms-part';
import { WaitingPart } from './pre-sale/waiting-part';

const noSuchEvent = 'No such event';

/** /events/:id/pre-sale: what the team does with the sale of a date; `date` is its day, `show` the open part. */
export default function PreSalePage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <OfEvent key={id} id={id} />
    </RequireMember>
  );
}

function OfEvent({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const query = useQuery(eventOfSaleQuery(id));
  usePageTitle(isRefusal(query.error) ? noSuchEvent : query.data && `Sale, ${query.data.title}`);
  const { data: event, instead } = loadedPage(query, {
    label: 'Loading the event…',
    shape: 'block',
    count: 1,
    refused: <NoSuch />,
  });
  if (!event) return instead;
  const date = dateOfSale(event, params.get('date'));
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.event(event.id)}>{event.title}</Link>}
        title="Pre-sale"
        lead={date && dayIn(...dayItself(date.day))}
        actions={
          date && (
            <Row align="end">
              <OtherDates event={event} date={date} />
              {event.allowedActions.includes('edit') && (
                <Button asChild>
                  <Link to={paths.editMap(event.id)}>Draw the map</Link>
                </Button>
              )}
              <Button asChild>
                <Link to={orderPaths.gate(event.id, date.dateId)}>Gate</Link>
              </Button>
              <Button asChild>
                <Link to={orderPaths.spaces(event.id, date.dateId)}>See it as vendors do</Link>
              </Button>
              <Button asChild>
                <Link to={orderPaths.allocation(event.id, date.dateId, 'team')}>Spaces by request</Link>
              </Button>
            </Row>
          )
        }
      />
      {date ? (
        <OfDate key={date.dateId} event={event} date={date} />
      ) : (
        <Empty title="No date is set yet">
          Set a date of the event first; then spaces can be sold for it.
        </Empty>
      )}
    </Page>
  );
}

function OtherDates({ event, date }: { readonly event: EventPage; readonly date: DateView }) {
  const navigate = useNavigate();
  if (event.dates.length < 2) return null;
  return (
    <Field label="Date">
      <Select
        value={date.dateId}
        options={event.dates.map(({ dateId, day }) => ({ value: dateId, label: dayIn(...dayItself(day)) }))}
        onChange={({ target }) => navigate(orderPaths.preSale(event.id, target.value))}
      />
    </Field>
  );
}

type OfDateProps = { readonly event: EventPage; readonly date: DateView };

function OfDate({ event, date }: OfDateProps) {
  const query = useQuery(preSaleQuery(date.dateId));
  const isNew = isRefusal(query.error);
  const { data: sale, instead } = loaded(query, {
    label: 'Loading the sale…',
    shape: 'row',
    refused: null,
  });
  if (isNew)
    return event.allowedActions.includes('edit') ? (
      <NewSale event={event} date={date} />
    ) : (
      <NotTheTeam event={event} />
    );
  if (!sale) return instead;
  const parts = partsOf(sale);
  if (parts.length === 0)
    return (
      <NotTheTeam
        event={event}
        gate={sale.me?.role === 'gate' ? orderPaths.gate(event.id, date.dateId) : undefined}
      />
    );
  return (
    <Stack gap="loose">
      <SaleState sale={sale} readAt={query.dataUpdatedAt} />
      <Parts event={event} date={date} sale={sale} parts={parts} />
    </Stack>
  );
}

function NewSale(props: OfDateProps) {
  return (
    <Stack gap="loose">
      <p>
        Nothing is sold for this date yet. These are the rules that most clubs have: change what yours does
        otherwise. Nobody sees them until you announce the sale. Spaces come from the map:{' '}
        <Link to={paths.editMap(props.event.id)}>draw and publish it</Link> before you announce.
      </p>
      <TermsPart {...props} sale={undefined} />
    </Stack>
  );
}

const labels = {
  orders: 'Orders',
  terms: 'Rules',
  rights: 'Rights',
  spaces: 'Reserve and block',
  waitlist: 'Waitlist',
  ledger: 'Ledger',
  cancel: 'Cancel the date',
} as const;
type Part = keyof typeof labels;

function partsOf({ me, phase }: PreSale): readonly Part[] {
  switch (me?.role ?? null) {
    case 'owner':
    case 'editor': {
      const all: readonly Part[] = ['orders', 'terms', 'rights', 'spaces', 'waitlist', 'ledger', 'cancel'];
      return phase === 'draft' ? ['terms', 'rights', 'spaces', 'ledger'] : all;
    }
    case 'treasurer':
      return ['orders', 'ledger'];
    default:
      return [];
  }
}

function Parts({
  event,
  date,
  sale,
  parts,
}: OfDateProps & { readonly sale: PreSale; readonly parts: readonly Part[] }) {
  const show = useSearchParams()[0].get('show');
  const shown = parts.find((part) => part === show) ?? parts[0];
  return (
    <>
      <LinkTabs
        label="Parts of the sale"
        tabs={parts.map((part) => ({
          to: orderPaths.preSale(event.id, date.dateId, part),
          label: labels[part],
          isCurrent: part === shown,
        }))}
      />
      {shown === 'orders' && <OrdersPart sale={sale} />}
      {(shown === 'terms' || shown === 'rights' || shown === 'spaces') && (
        <div className={style.form}>
          {shown === 'terms' && <TermsPart event={event} date={date} sale={sale} />}
          {shown === 'rights' && <RightsPart event={event} sale={sale} />}
          {shown === 'spaces' && <SpacesPart sale={sale} />}
        </div>
      )}
      {shown === 'waitlist' && <WaitingPart sale={sale} />}
      {shown === 'ledger' && <LedgerPart eventId={event.id} />}
      {shown === 'cancel' && <CancellingPart sale={sale} />}
    </>
  );
}

type NotTheTeamProps = Pick<OfDateProps, 'event'> & {
  /** Where whoever is at the gate goes. */
  readonly gate?: string | undefined;
};

function NotTheTeam({ event: { id, organizer }, gate }: NotTheTeamProps) {
  return (
    <Empty
      title="The team of the organizer does this"
      visual={<Lock aria-hidden="true" />}
      action={
        <Button asChild>
          {gate ? <Link to={gate}>To the gate</Link> : <Link to={paths.event(id)}>Back to the event</Link>}
        </Button>
      }
    >
      The owner and the editors of {organizer?.name ?? 'its organizer'} manage the sale.
    </Empty>
  );
}

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
