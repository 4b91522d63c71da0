import type { useActOnTestPage } from '@entities/payment/test-checkout.mutations';
import type { TestAct, TestPage } from '@modules/payments/payments.contract';
import { Button } from '@ui/actions/button';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';

export type Acting = {
  readonly page: TestPage;
  readonly act: ReturnType<typeof useActOnTestPage>;
};

/** What can happen now, in two parts: what a payer does, and what comes from the bank or with time. */
export function TestActs({ page, act }: Acting) {
  const [own, others] = [ofPayer, ofOthers].map((acts) => acts.filter((one) => page.acts.includes(one)));
  return (
    <>
      {own && own.length > 0 && <Acts acts={own} act={act} />}
      {others && others.length > 0 && (
        <Panel title="What may happen">
          <Stack gap="tight">
            <p>A bank, a card or time does these by itself. Here you try them.</p>
            <Acts acts={others} act={act} />
          </Stack>
        </Panel>
      )}
    </>
  );
}

function Acts({ acts, act }: Pick<Acting, 'act'> & { readonly acts: readonly TestAct[] }) {
  const isPressed = (one: TestAct) => act.isPending && act.variables.act === one;
  return (
    <Row>
      {acts.map((one) => (
        <Button
          key={one}
          variant={one === 'pay' ? 'primary' : 'secondary'}
          size={one === 'pay' ? 'large' : 'medium'}
          busy={isPressed(one)}
          disabled={act.isPending}
          onClick={() => act.mutate({ act: one }, { onSuccess: ({ returnTo }) => goOn(returnTo) })}
        >
          {labels[one]}
        </Button>
      ))}
    </Row>
  );
}

/** As from a provider's page: everything is loaded again. */
function goOn(to: string | null): void {
  if (to !== null) window.location.assign(to);
}

const ofPayer: readonly TestAct[] = ['pay', 'cancel', 'resume'];
const ofOthers: readonly TestAct[] = [
  'decline',
  'expire',
  'pay without a webhook',
  'renew',
  'fail renewal',
  'give up',
  'refund',
  'dispute',
  'win dispute',
  'lose dispute',
];

const labels: Readonly<Record<TestAct, string>> = {
  pay: 'Pay',
  decline: 'Card declined',
  expire: 'Let time run out',
  'pay without a webhook': 'Take the money, lose the webhook',
  renew: 'Renew',
  'fail renewal': 'Fail the renewal',
  'give up': 'Give up asking',
  upgrade: 'Change the plan',
  cancel: 'Cancel',
  resume: 'Resume',
  refund: 'Send the money back',
  dispute: 'Open a dispute',
  'win dispute': 'Win the dispute',
  'lose dispute': 'Lose the dispute',
};
