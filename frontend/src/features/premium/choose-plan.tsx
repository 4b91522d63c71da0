import { type PlanChoice, useSubscribe } from '@entities/subscription/subscription.mutations';
import { messageOf } from '@lib/api/problem';
import { centsOf, money } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { getPlans } from '@modules/premium/premium.contract';
import { Button } from '@ui/actions/button';
import { Price } from '@ui/data/price';
import { Notice } from '@ui/feedback/notice';
import { Segmented } from '@ui/forms/segmented';
import { Grid, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { Link } from 'react-router-dom';

type Plans = ResponseOf<typeof getPlans>;

/** The two plans by month or by year, each with its price and its button.
 *  in  canBegin: false while a subscription runs, which is changed at the provider */
export function ChoosePlan({ plans, canBegin }: { readonly plans: Plans; readonly canBegin: boolean }) {
  const [interval, setInterval] = useState<PlanChoice['interval']>('month');
  const subscribe = useSubscribe();
  return (
    <Stack>
      <Segmented
        label="Pay by"
        value={interval}
        onValueChange={setInterval}
        options={[
          { value: 'month', label: 'By the month' },
          { value: 'year', label: 'By the year' },
        ]}
      />
      <Grid min="16rem" stretch>
        {plans.plans.map((one) => (
          <Panel key={one.plan} title={names[one.plan]} heading="h3">
            <p>
              <Price cents={centsOf(one[interval])} unit={interval === 'month' ? 'a month' : 'a year'} />
            </p>
            <p>{sumOf(one, interval)}</p>
            {canBegin && plans.isOpen && (
              <BeginButton
                name={names[one.plan]}
                isBusy={subscribe.isPending && subscribe.variables.plan === one.plan}
                begin={() => subscribe.mutate({ plan: one.plan, interval })}
              />
            )}
          </Panel>
        ))}
      </Grid>
      {subscribe.isError && <Notice tone="problem">{messageOf(subscribe.error)}</Notice>}
      {!plans.isOpen && (
        <Notice title="Subscribing is closed for the moment" live={false}>
          Whoever has Premium keeps it, and changes or cancels it as before.
        </Notice>
      )}
    </Stack>
  );
}

function BeginButton({
  name,
  isBusy,
  begin,
}: {
  readonly name: string;
  readonly isBusy: boolean;
  readonly begin: () => void;
}) {
  const member = useMember();
  if (!member)
    return (
      <Button asChild block>
        <Link to={paths.login(paths.premium)}>Sign in to subscribe</Link>
      </Button>
    );
  if (member.isMinor || member.suspension) return null;
  return (
    <Button variant="primary" block busy={isBusy} busyLabel="Opening the page…" onClick={begin}>
      Subscribe to {name}
    </Button>
  );
}

/** What a year comes to, so that the two prices can be compared. */
function sumOf({ month, year }: Plans['plans'][number], interval: PlanChoice['interval']): string {
  return interval === 'month'
    ? `${money(month * 12)} in a year. Paid by the year it is ${money(year)}.`
    : `As much as ten months: ${money(month * 12 - year)} less than by the month.`;
}

const names = { premium: 'Premium', premium_plus: 'Premium+' } as const;
