import { giftQuery } from '@entities/donation/donation.queries';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Stack } from '@ui/layout/layout';
import { HandHeart } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ChangeThanks } from './change-thanks';
import { GiftPlate } from './gift-plate';
import { GiftStatus } from './gift-status';
import { forgetStoredGift } from './stored-gift';
import { useGiftKey } from './use-gift-key';

/** /donate/thanks/:id: a gift, for whoever gave it: whether it is here, its receipt, and how it is thanked. */
export default function ThanksPage() {
  const { id = '' } = useParams();
  const key = useGiftKey(id);
  const query = useQuery(giftQuery(id, key));
  useForgetGiven(id, query.data?.status);
  const { data: gift, instead } = loadedPage(query, {
    label: 'Loading your gift…',
    shape: 'plate',
    count: 1,
    width: 'form',
    refused: <NoSuchGift />,
  });
  if (!gift) return instead;
  return (
    <Page width="form">
      <BackLink>
        <Link to={paths.donate}>Support Us</Link>
      </BackLink>
      <Stack gap="loose">
        <GiftStatus gift={gift} />
        <GiftPlate gift={gift} linkKey={key} />
        {gift.status !== 'lapsed' && <ChangeThanks gift={gift} linkKey={key} />}
      </Stack>
    </Page>
  );
}

/** What was typed for a gift is kept until it is paid. */
function useForgetGiven(id: string, status: string | undefined): void {
  useEffect(() => {
    if (status === 'processing' || status === 'settled') forgetStoredGift(id);
  }, [id, status]);
}

function NoSuchGift() {
  return (
    <EmptyPage
      title="No such gift"
      visual={<HandHeart aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.donate}>Support us</Link>
        </Button>
      }
    >
      Open the link in the e-mail about your gift, or sign in if you gave as a member.
    </EmptyPage>
  );
}
