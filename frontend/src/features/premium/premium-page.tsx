import { useRefreshTier } from '@entities/subscription/subscription.mutations';
import { isStillComing, plansQuery, subscriptionQuery } from '@entities/subscription/subscription.queries';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChoosePlan } from './choose-plan';
import { Comparison } from './comparison';
import { WhatHappens } from './what-happens';
import { YourMembership } from './your-membership';

/** What Free, Premium and Premium+ are, what they cost, and the member's own. */
export default function PremiumPage() {
  const member = useMember();
  const [search] = useSearchParams();
  const cameBack = search.has('paid') ? 'paid' : search.has('back') ? 'back' : null;
  const own = useQuery({ ...subscriptionQuery(cameBack), enabled: member !== undefined });
  const plans = loaded(useQuery(plansQuery), { label: 'Loading prices', shape: 'plate', count: 2 });
  const yours = loaded(own, { label: 'Loading your membership', shape: 'plate', count: 1 });
  useNewTier(yours.data?.tier);
  const status = yours.data?.subscription?.status;
  const canBegin = !member || (yours.data !== undefined && !runs(status));
  return (
    <Page>
      <PageHeading
        title="Premium"
        lead="Free stays whole: you buy, sell, trade and talk without paying, and nobody takes a cut. Premium keeps the lights on and adds a few things."
      />
      <Stack gap="section">
        <Stack gap="loose">
          {plans.data?.isTest && (
            <Notice tone="warn" title="Test" live={false}>
              Nothing is charged here: the page to pay on is a test.
            </Notice>
          )}
          {cameBack === 'paid' && yours.data && <Paid isComing={isStillComing(yours.data)} status={status} />}
          {member && (yours.data ? <YourMembership mine={yours.data} /> : yours.instead)}
          {member?.isMinor && (
            <Notice title="Premium is for members who are 18" live={false}>
              Ask your guardian about it. Everything that is free is yours.
            </Notice>
          )}
        </Stack>
        <section aria-labelledby="plans">
          <Stack gap="loose">
            <h2 id="plans">What each tier costs, and has</h2>
            {plans.instead}
            {plans.data && (
              <>
                <ChoosePlan plans={plans.data} canBegin={canBegin} />
                <Comparison boosts={plans.data.boosts} />
              </>
            )}
          </Stack>
        </section>
        <WhatHappens />
      </Stack>
    </Page>
  );
}

/** Paid a moment ago. */
function Paid({ isComing, status }: { readonly isComing: boolean; readonly status: string | undefined }) {
  if (isComing)
    return (
      <Notice title="One moment">
        Your payment is on its way to us. You can leave this page: it counts as soon as it is there.
      </Notice>
    );
  if (!runs(status)) return null;
  return (
    <Notice tone="good" title="Thank you">
      You keep the lights on. Everything below is yours from now on.
    </Notice>
  );
}

const runs = (status: string | undefined): boolean =>
  status !== undefined && status !== 'requested' && status !== 'ended';

/** The session lists what the member may do: fetch it again once their tier is another. */
function useNewTier(tier: string | undefined): void {
  const member = useMember();
  const refresh = useRefreshTier();
  const isNew = tier !== undefined && member !== undefined && tier !== member.subscriptionTier;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new tier
  useEffect(() => {
    if (isNew) void refresh();
  }, [isNew, tier]);
}
