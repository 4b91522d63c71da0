import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import { numberKindLabels } from '@entities/listing/listing-spec-labels';
import { PhotoGallery } from '@entities/photo/photo-gallery';
import { usePageTitle } from '@lib/browser/page-title';
import { centsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { PublicItemDetail } from '@modules/inventory/label/public-item.schemas';
import { Button } from '@ui/actions/button';
import { Plate, type PlateFact } from '@ui/data/plate';
import { Price } from '@ui/data/price';
import { SpaceCode } from '@ui/data/space-code';
import { Page, Row, Stack } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import { fitText, quantityText, typeText } from './inventory-labels';
import style from './public-item.module.css';
import { AvailabilityBadge } from './public-item-card';

export type PublicItemViewProps = {
  readonly item: PublicItemDetail;
  readonly isGuest: boolean;
  /** The address of this page, to which a visitor comes back after signing in. */
  readonly here: string;
  /** The list of the item. */
  readonly back?: string;
};

/** An item of an inventory in full, for visitors who do not own it. */
export function PublicItemView({ item, isGuest, here, back }: PublicItemViewProps) {
  const { title, owner, photos, description, code, price } = item;
  usePageTitle(title);
  return (
    <Page>
      <div className={style.columns}>
        <PhotoGallery photos={photos} title={title} />
        <Stack>
          <Row>
            {price !== null && <Price cents={centsOf(price)} size="large" />}
            <AvailabilityBadge availability={item.availability} />
          </Row>
          <h1>
            <NoBreak>{title}</NoBreak>
          </h1>
          <WhatToDo item={item} isGuest={isGuest} here={here} />
          <Plate
            title={typeText(item)}
            code={code !== null && <SpaceCode code={code} size="small" />}
            facts={factsOf(item)}
          />
          {description && <p className={style.words}>{description}</p>}
          <p>
            In the inventory of <Link to={paths.member(owner.id)}>{owner.name}</Link>
          </p>
          {back !== undefined && (
            <p>
              <Link to={back}>See the others</Link>
            </p>
          )}
        </Stack>
      </div>
    </Page>
  );
}

/** The next step: the listing, where there is one; else signing in, or the seller. */
function WhatToDo({
  item: { listingId, availability, owner, isPriceForMembers },
  isGuest,
  here,
}: Omit<PublicItemViewProps, 'back'>) {
  if (listingId !== null)
    return (
      <>
        {availability === 'held' && <p>Another member has it on hold.</p>}
        <Button asChild variant="primary">
          <Link to={paths.listing(listingId)}>
            {availability === 'held' ? 'See the listing' : 'Hold it or ask'}
          </Link>
        </Button>
      </>
    );
  if (availability === 'away') return <p>It is not available right now.</p>;
  if (isGuest && isPriceForMembers)
    return (
      <>
        <p>It is not listed yet. Members see the asking price.</p>
        <Button asChild variant="primary">
          <Link to={paths.login(here)}>Sign in</Link>
        </Button>
      </>
    );
  return (
    <>
      <p>It is not listed yet. Ask {owner.name} about it.</p>
      <Button asChild variant="primary">
        <Link to={paths.writeTo(owner.id)}>Message {owner.name}</Link>
      </Button>
    </>
  );
}

function factsOf(item: PublicItemDetail): readonly PlateFact[] {
  const { condition, origin, quantity, unit, partNumbers, fitment, conditionNotes } = item;
  return [
    { label: 'Condition', value: condition && conditionLabels[condition] },
    { label: 'Origin', value: origin && originLabels[origin] },
    { label: 'How many', value: quantity === null ? null : quantityText(quantity, unit) },
    ...partNumbers.map(({ number, kind }) => ({ label: numberKindLabels[kind], value: number })),
    { label: 'Fits', value: fitment.map(fitText).join('; '), wide: true },
    { label: 'Condition notes', value: conditionNotes, wide: true },
  ];
}
