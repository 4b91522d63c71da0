import { holdPath } from '@entities/listing/hold-path';
import { listingQuery } from '@entities/listing/listing.queries';
import { retryUnlessRefused } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { intent } from '@lib/session/intent';
import { safeRedirect } from '@modules/identity/safe-redirect.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';

/** What a new member wanted before signing up, with a link that continues there; it can be dismissed. */
export function IntentNotice() {
  const [next, setNext] = useState(readIntent);
  const drop = () => {
    intent.delete();
    setNext(null);
  };
  if (next === null) return null;
  const { pathname, searchParams } = new URL(next, 'http://own.invalid');
  const [, listingId] = /^\/listing\/([^/]+)$/.exec(pathname) ?? [];
  if (listingId)
    return (
      <WantedListing
        id={decodeURIComponent(listingId)}
        isHold={searchParams.get('hold') === '1'}
        onDrop={drop}
      />
    );
  const { title, action, to } = plansOf(pathname, searchParams) ?? {
    title: 'You were on your way to another page',
    action: 'Continue',
  };
  return <WantedPage title={title} action={action} to={to ?? next} onDrop={drop} />;
}

type WantedListingProps = { readonly id: string; readonly isHold: boolean; readonly onDrop: () => void };

/** Nothing while it is unknown whether the listing can still be held, and when it is gone. */
function WantedListing({ id, isHold, onDrop }: WantedListingProps) {
  const { data } = useQuery({ ...listingQuery(id), retry: retryUnlessRefused });
  if (!data) return null;
  const isOpen = data.allowedActions.includes('hold');
  if (isHold && isOpen)
    return (
      <WantedPage
        title={`You wanted to hold ${data.title}`}
        action="Hold it now"
        to={holdPath(id)}
        onDrop={onDrop}
      />
    );
  const words =
    data.status === 'held'
      ? 'Somebody else has it on hold now. View it to ask for a note when it is free.'
      : undefined;
  return (
    <WantedPage
      title={isHold ? `You wanted to hold ${data.title}` : `You were looking at ${data.title}`}
      action="View it"
      to={paths.listing(id)}
      onDrop={onDrop}
    >
      {words}
    </WantedPage>
  );
}

type WantedPageProps = {
  readonly title: string;
  readonly action: string;
  readonly to: string;
  readonly onDrop: () => void;
  readonly children?: string | undefined;
};

function WantedPage({ title, action, to, onDrop, children }: WantedPageProps) {
  return (
    <Notice
      title={title}
      live={false}
      action={
        <Row>
          <Button asChild size="small" variant="primary">
            <Link to={to} onClick={() => intent.delete()}>
              {action}
            </Link>
          </Button>
          <Button size="small" variant="quiet" onClick={onDrop}>
            Dismiss
          </Button>
        </Row>
      }
    >
      {children}
    </Notice>
  );
}

function readIntent(): string | null {
  const next = safeRedirect(intent.read(), paths.account);
  return next.startsWith(paths.account) || next.startsWith(paths.guardian) ? null : next;
}

type Plan = { readonly title: string; readonly action: string; readonly to?: string };

function plansOf(pathname: string, search: URLSearchParams): Plan | undefined {
  if (pathname === paths.createListing && search.get('type') === 'wanted')
    return { title: 'You wanted to post what you need', action: 'Create a wanted ad' };
  return plans[pathname];
}

const plans: Readonly<Record<string, Plan>> = {
  [paths.createListing]: { title: 'You wanted to list a part', action: 'Create a listing' },
  [paths.listings]: {
    title: 'You wanted to sell something',
    action: 'Create a listing',
    to: paths.createListing,
  },
  [paths.inventory]: {
    title: 'You wanted to start your inventory',
    action: 'Add the first item',
    to: paths.createInventory,
  },
  [paths.createInventory]: { title: 'You wanted to add an inventory item', action: 'Add it now' },
  [paths.wall]: { title: 'You wanted to post to the wall', action: 'Open the wall' },
  '/messages/new': { title: 'You wanted to write to a member', action: 'Write now' },
};
