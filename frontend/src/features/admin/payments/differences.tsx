import { useCloseDifference, useLookAgain } from '@entities/payment/payment.mutations';
import { differencesQuery } from '@entities/payment/payment.queries';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listDifferences } from '@modules/payments/payments.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Card } from '@ui/data/card';
import { Plate } from '@ui/data/plate';
import { Empty } from '@ui/feedback/empty';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';

type Found = ResponseOf<typeof listDifferences>;
type Difference = Found['differences'][number];

/** What the nightly comparison with the provider found. It changes nothing: a person looks, asks the provider again, or closes it. */
export function Differences() {
  const { data, instead } = loadedPart(useQuery(differencesQuery), 'Loading differences');
  if (!data) return instead;
  return (
    <Stack>
      <p>
        <LastCompared last={data.last} />
      </p>
      {data.differences.length === 0 ? (
        <Empty title="No difference is open" visual={<CircleCheck aria-hidden="true" />}>
          Each night what we know is compared with what the provider says.
        </Empty>
      ) : (
        data.differences.map((difference) => <OneDifference key={difference.id} difference={difference} />)
      )}
    </Stack>
  );
}

function LastCompared({ last }: Pick<Found, 'last'>) {
  if (last === null) return 'Nothing was compared with a provider yet.';
  return (
    <>
      {last.failed
        ? 'The last comparison failed, because the provider did not answer:'
        : `Compared ${counted(last.compared, 'movement')}`}{' '}
      <Age since={last.at} />.
    </>
  );
}

function OneDifference({ difference }: { readonly difference: Difference }) {
  const { id, kind, paymentId, ref, ours, theirs, foundAt } = difference;
  const title = titles[kind];
  const close = useCloseDifference(id);
  return (
    <Card
      title={title}
      heading="h2"
      facts={[
        <span key="at">
          found <Age since={foundAt} />
        </span>,
        paymentId && (
          <Link key="payment" to={paths.adminPayment(paymentId)}>
            Our payment
          </Link>
        ),
      ]}
      actions={
        <Row>
          {paymentId && <LookAgain paymentId={paymentId} />}
          <ReasonDialog
            action="Close it"
            label={`Close: ${title}`}
            title="Close this difference?"
            description="It changes no payment. Write down what you found."
            mutation={close}
          />
        </Row>
      }
    >
      <Plate
        title="Side by side"
        facts={[
          { label: 'We have', value: ours || 'nothing' },
          { label: 'The provider has', value: theirs || 'nothing' },
          { label: 'Its id there', value: ref, wide: true },
        ]}
      />
    </Card>
  );
}

function LookAgain({ paymentId }: { readonly paymentId: string }) {
  const look = useLookAgain(paymentId);
  return (
    <>
      <Button size="small" busy={look.isPending} onClick={() => look.mutate()}>
        Look again
      </Button>
      {look.isError && <Notice tone="problem">{messageOf(look.error)}</Notice>}
      {look.isSuccess && (
        <Notice tone="good">We asked the provider. The next comparison shows whether it is mended.</Notice>
      )}
    </>
  );
}

const titles: Readonly<Record<Difference['kind'], string>> = {
  'missing here': 'The provider has a movement that we do not have',
  'missing there': 'We have a payment that the provider does not have',
  amount: 'The amounts differ',
  status: 'The states differ',
};
