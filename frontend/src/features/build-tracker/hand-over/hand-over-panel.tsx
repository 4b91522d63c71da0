import { useLinkSale } from '@entities/build/hand-over.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import { WhatGoesAlong } from './what-goes-along';

const OfferDialog = later(() => import('./offer-dialog').then((dialog) => dialog.OfferDialog));
const SaleDialog = later(() => import('./sale-dialog').then((dialog) => dialog.SaleDialog));

/** The build goes to whoever buys the car by a listing, or to a member whom its owner names. */
export function HandOverPanel({ build }: BuildTabProps) {
  const { id, allowedActions, sale, offer } = build;
  const [asking, setAsking] = useState<'sell' | 'offer' | null>(null);
  const link = useLinkSale(id);
  const unlink = () =>
    link.mutate(
      { listingId: null },
      {
        onSuccess: () => toast({ title: 'The build does not go with the listing any more' }),
        onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
      },
    );
  return (
    <Panel title="Sell it, or hand it over" heading="h3">
      <p>
        Whoever takes the build over gets the car, its open tasks and what is in it. You decide what else goes
        along, and you keep a book of it as it was.
      </p>
      {offer && <WhatGoesAlong title={`Offered to ${offer.to.name}`} given={offer.goesAlong} />}
      {sale && (
        <>
          <p>
            It goes to the buyer of <Link to={paths.listing(sale.listingId)}>your listing</Link>.
          </p>
          <WhatGoesAlong title="With the sale" given={sale.goesAlong} />
        </>
      )}
      <Row>
        {allowedActions.includes('sell') && (
          <Button
            onPointerEnter={SaleDialog.load}
            onFocus={SaleDialog.load}
            onClick={() => setAsking('sell')}
          >
            {sale === null ? 'Sell it by a listing' : 'Change what goes to the buyer'}
          </Button>
        )}
        {sale !== null && allowedActions.includes('sell') && (
          <Button variant="quiet" busy={link.isPending} onClick={unlink}>
            Not with this listing
          </Button>
        )}
        {allowedActions.includes('hand over') && (
          <Button
            onPointerEnter={OfferDialog.load}
            onFocus={OfferDialog.load}
            onClick={() => setAsking('offer')}
          >
            {offer === null ? 'Hand it to a member' : 'Change what goes along'}
          </Button>
        )}
      </Row>
      {asking === 'sell' && <SaleDialog build={build} onClose={() => setAsking(null)} />}
      {asking === 'offer' && <OfferDialog build={build} onClose={() => setAsking(null)} />}
    </Panel>
  );
}
