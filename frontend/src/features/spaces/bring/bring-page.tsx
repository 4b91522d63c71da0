import { bringListQuery } from '@entities/match/join.queries';
import { RequireMember } from '@entities/member/require-member';
import { dateOfSale, eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { orderPaths } from '@entities/orders/order-paths';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { DateView, EventPage } from '@modules/events/events.contract';
import type { BringList } from '@modules/matching/join/join.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { PackageOpen, Printer } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { NoSuchEvent } from '../no-such-event';
import style from './bring.module.css';
import { BringForm } from './bring-form';

/** /events/:id/bring: what a vendor has that visitors of a date want; `date` is its day. */
export default function BringPage() {
  return (
    <RequireMember>
      <Page width="form">
        <Bring />
      </Page>
    </RequireMember>
  );
}

function Bring() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: event, instead } = loaded(useQuery(eventOfSaleQuery(id)), {
    label: 'Loading what to bring…',
    shape: 'row',
    refused: <NoSuchEvent />,
  });
  if (!event) return instead;
  const date = dateOfSale(event, params.get('date'));
  if (!date)
    return (
      <Empty title="No date is set yet">What to bring appears here once the organizer sets a date.</Empty>
    );
  return <BringToDate key={date.dateId} event={event} date={date} />;
}

function BringToDate({ event, date }: { readonly event: EventPage; readonly date: DateView }) {
  const { data, instead } = loaded(useQuery(bringListQuery(date.dateId)), {
    label: 'Loading what to bring…',
    shape: 'row',
  });
  return (
    <>
      <PageHeading
        kicker={<Link to={paths.event(event.id)}>{event.title}</Link>}
        title="Bring these"
        lead={dayIn(...dayItself(date.day))}
        actions={
          !!data?.things.length && (
            <Button className={style.screen} icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      {data ? <Things list={data} /> : instead}
    </>
  );
}

function Things({ list }: { readonly list: BringList }) {
  if (list.things.length) return <BringForm list={list} />;
  const toSpaces = orderPaths.spaces(list.eventId, list.dateId);
  return list.spaces.length ? (
    <Empty
      visual={<PackageOpen aria-hidden="true" />}
      title="Nobody looks for anything of yours yet"
      action={
        <Button asChild>
          <Link to={paths.inventory}>Your inventory</Link>
        </Button>
      }
    >
      We compare your listings with what visitors of this date look for, and what is in your inventory where
      you chose “Tell me when somebody looks for this”.
    </Empty>
  ) : (
    <Empty
      visual={<PackageOpen aria-hidden="true" />}
      title="You have no space at this date yet"
      action={
        <Button asChild>
          <Link to={toSpaces}>Map of the spaces</Link>
        </Button>
      }
    >
      Once a space of yours is paid for, you read here what visitors want of what you have.
    </Empty>
  );
}
