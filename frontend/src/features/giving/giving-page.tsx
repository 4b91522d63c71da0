import { myGivingQuery } from '@entities/donation/donation.queries';
import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { HandHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GiftList } from './gift-list';
import { MonthlyGifts } from './monthly-gifts';
import { Totals } from './totals';

/** /account/giving: what the member gave, their receipts and monthly gifts. */
export default function GivingPage() {
  return (
    <RequireMember>
      <Page width="form">
        <BackLink>
          <Link to={paths.account}>Account</Link>
        </BackLink>
        <PageHeading
          title="Your gifts"
          lead="You alone see this page, also what you gave anonymously."
          actions={
            <Button asChild variant="primary">
              <Link to={paths.donate}>Give</Link>
            </Button>
          }
        />
        <MyGiving />
      </Page>
    </RequireMember>
  );
}

function MyGiving() {
  const { data, instead } = loaded(useQuery(myGivingQuery), {
    label: 'Loading your gifts…',
    shape: 'plate',
    count: 2,
  });
  if (!data) return instead;
  if (data.gifts.length === 0 && data.monthly.length === 0)
    return (
      <Empty visual={<HandHeart aria-hidden="true" />} title="You have given nothing yet">
        What you give is listed here with its receipts. How to help, with and without money, is under “Support
        Us”.
      </Empty>
    );
  return (
    <Stack gap="loose">
      <MonthlyGifts gifts={data.monthly} />
      <Totals years={data.years} kingTier={data.kingTier} />
      <GiftList gifts={data.gifts} />
    </Stack>
  );
}
