import { useAnnouncePreSale, usePauseSales, useResumeSales } from '@entities/orders/pre-sale.mutations';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { SaleNotice } from '@entities/orders/sale-notice';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import { ReasonForm } from './reason-form';

/** Where the sale is, and the step that follows. */
export function SaleState({ sale, readAt }: { readonly sale: PreSale; readonly readAt: number }) {
  const announce = useAnnouncePreSale(sale.id);
  const pause = usePauseSales(sale.id);
  const resume = useResumeSales(sale.id);
  const [isPausing, setPausing] = useState(false);
  const isRegistrar = sale.me?.role === 'owner' || sale.me?.role === 'editor';
  const canPause = !['draft', 'paused', 'closed', 'cancelled'].includes(sale.phase);
  const error = announce.error ?? resume.error;
  return (
    <Stack>
      <SaleNotice
        sale={sale}
        readAt={readAt}
        action={
          isRegistrar && (
            <Row>
              {sale.phase === 'draft' && (
                <ConfirmButton
                  variant="primary"
                  busy={announce.isPending}
                  title="Announce the sale?"
                  description="Everybody reads its rules from now on, and buys once it opens. What you announce can become more, and not less."
                  action="Announce it"
                  onConfirm={() =>
                    announce.mutate(undefined, {
                      onSuccess: () => toast({ title: 'Announced', tone: 'good' }),
                    })
                  }
                >
                  Announce
                </ConfirmButton>
              )}
              {sale.phase === 'paused' && (
                <Button variant="primary" busy={resume.isPending} onClick={() => resume.mutate()}>
                  Sell again
                </Button>
              )}
              {canPause && <Button onClick={() => setPausing(true)}>Pause</Button>}
            </Row>
          )
        }
      />
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      {isPausing && (
        <ReasonForm
          title="Pause the sale?"
          description="Nothing is held until you sell again. What is held can be paid for."
          action="Pause it"
          hint="Your team reads it."
          busy={pause.isPending}
          error={pause.error}
          onSubmit={(reason) => pause.mutate(reason, { onSuccess: () => setPausing(false) })}
          onClose={() => setPausing(false)}
        />
      )}
    </Stack>
  );
}
