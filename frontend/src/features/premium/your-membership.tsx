import { tierNames } from '@entities/membership/grant-labels';
import { useOpenPortal } from '@entities/subscription/subscription.mutations';
import { messageOf } from '@lib/api/problem';
import { dayIn, money } from '@lib/format';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { getSubscription, Subscription } from '@modules/premium/premium.contract';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';

type Mine = ResponseOf<typeof getSubscription>;

/** What the member has, where it comes from, and the way to change it. */
export function YourMembership({ mine }: { readonly mine: Mine }) {
  const { tier, grants, subscription } = mine;
  const portal = useOpenPortal();
  const wasPaid = subscription !== null && subscription.paidUntil !== null;
  return (
    <Panel title="Your membership" id="yours">
      <Stack>
        {subscription && <StateNotice subscription={subscription} />}
        <Plate
          title={tierNames[tier]}
          facts={[
            { label: 'Granted', value: grantedText(grants) },
            { label: 'Subscription', value: wasPaid ? planText(subscription) : 'None' },
            { label: dateLabel(subscription), value: dateText(subscription) },
          ]}
        />
        {wasPaid && (
          <Row>
            <Button
              variant="primary"
              busy={portal.isPending}
              busyLabel="Opening the page…"
              onClick={() => portal.mutate()}
            >
              {subscription.status === 'ended' ? 'See invoices' : 'Manage'}
            </Button>
            <span>
              {subscription.status === 'ended'
                ? 'At the payment provider.'
                : 'Upgrade, cancel, resume, card and invoices, at the payment provider.'}
            </span>
          </Row>
        )}
        {portal.isError && <Notice tone="problem">{messageOf(portal.error)}</Notice>}
      </Stack>
    </Panel>
  );
}

function StateNotice({ subscription }: { readonly subscription: Subscription }) {
  const { status, keptUntil, endsAt, paidUntil } = subscription;
  if (status === 'past_due' || status === 'unpaid')
    return (
      <Notice tone="warn" title="Your last payment did not go through" live={false}>
        You keep everything until {keptUntil ? dayIn(keptUntil) : 'its end'}. Check your card under “Manage”,
        and nothing changes.
      </Notice>
    );
  if (status === 'ended' && paidUntil)
    return (
      <Notice title="Your subscription has ended" live={false}>
        Everything that you made stays. You can subscribe again whenever you like.
      </Notice>
    );
  if (endsAt && status !== 'ended')
    return (
      <Notice title="Your subscription is cancelled" live={false}>
        Nothing more is charged. You have it until {dayIn(endsAt)}; take the cancellation back under “Manage”.
      </Notice>
    );
  return null;
}

const planText = ({ plan, amount, interval, status }: Subscription): string =>
  status === 'ended'
    ? `${tierNames[plan]}, ended`
    : `${tierNames[plan]}, ${money(amount)} a ${interval === 'month' ? 'month' : 'year'}`;

function grantedText(grants: Mine['grants']): string | null {
  const granted = grants.filter(({ isPaid }) => !isPaid);
  if (granted.length === 0) return null;
  return granted
    .map(({ tier, until }) => {
      const name = tierNames[tier as keyof typeof tierNames];
      return `${name}, ${until ? `until ${dayIn(until)}` : 'for life'}`;
    })
    .join('; ');
}

const dateLabel = (subscription: Subscription | null): string =>
  subscription?.endsAt ? 'Ends' : 'Next payment';

function dateText(subscription: Subscription | null): string | null {
  if (subscription?.status !== 'active') return null;
  const day = subscription.endsAt ?? subscription.paidUntil;
  return day && dayIn(day);
}
