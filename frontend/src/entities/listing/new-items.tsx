import { useDevicePoint } from '@lib/browser/user-location';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { defaultRadius, type ListingCard } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ChipRow, ToggleChip } from '@ui/data/chip';
import { Photo } from '@ui/data/photo';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { Skeleton } from '@ui/feedback/skeleton';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ListingPrice } from './listing-card';
import type { NamedPlace } from './named-place';
import style from './new-items.module.css';
import { newItemsQuery } from './new-items.queries';
import { useNewItemsChoice } from './new-items-choice';

export type NewItemsProps = {
  /** Miles around the reader; everywhere while their place is unknown. */
  readonly radius?: number;
  /** A place that was typed, instead of the reader's own. */
  readonly around?: NamedPlace | undefined;
  readonly heading?: 'h2' | 'h3';
};

/** The New Items Wall: photos of what was just listed, as a strip. One press hides or shows all of it, and this device keeps that. */
export function NewItems({ radius = defaultRadius, around, heading: Heading = 'h2' }: NewItemsProps) {
  const id = useId();
  const [{ isShown }, choose] = useNewItemsChoice();
  return (
    <section aria-labelledby={id} className={style.wall}>
      <header className={style.head}>
        <Heading id={id} className={style.title}>
          New Items Wall
        </Heading>
        <Button
          size="small"
          variant="quiet"
          flush="end"
          aria-expanded={isShown}
          onClick={() => choose({ isShown: !isShown })}
        >
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> the New Items Wall</VisuallyHidden>
        </Button>
      </header>
      {isShown && <Strip radius={radius} around={around} />}
    </section>
  );
}

function Strip({ radius, around }: Pick<NewItemsProps, 'around'> & { readonly radius: number }) {
  const [{ isForGarage }, choose] = useNewItemsChoice();
  const isMember = useMember() !== undefined;
  const device = useDevicePoint();
  const garage = isMember && isForGarage;
  const from = around ?? device;
  const near = from && {
    latitude: hundredth(from.latitude),
    longitude: hundredth(from.longitude),
    radius,
  };
  const { data, instead } = loaded(useQuery(newItemsQuery({ ...near, garage: String(garage) })), {
    label: 'Loading new items',
    children: <Waiting />,
    problem: noticeOf,
  });
  const nothing = data?.length === 0 && (
    <Nothing isForGarage={garage} where={near ? ` near ${around?.label ?? 'you'}` : ''} />
  );
  if (nothing && !garage) return nothing;
  return (
    <>
      <p className={style.what}>
        What sellers with a premium plan listed last
        {near ? whereWords(radius, around?.label ?? 'you') : ''}. <Link to={newest}>All new listings</Link>
      </p>
      {isMember && (
        <ChipRow label="Which new items">
          <ToggleChip pressed={isForGarage} onPressedChange={(next) => choose({ isForGarage: next })}>
            Only for the makes in my garage
          </ToggleChip>
        </ChipRow>
      )}
      {instead}
      {data?.length === 0 && (
        <Nothing isForGarage={garage} where={near ? ` near ${around?.label ?? 'you'}` : ''} />
      )}
      {data && data.length > 0 && <Items listings={data} />}
    </>
  );
}

function Items({ listings }: { readonly listings: readonly ListingCard[] }) {
  return (
    <ul role="list" className={style.strip} aria-label="New items">
      {listings.map((listing) => (
        <li key={listing.id}>
          <Link to={paths.listing(listing.id)} className={style.item}>
            <Photo src={listing.photo?.card} alt="" ratio="1:1" width={480} height={480} />
            <ListingPrice listing={listing} size="small" />
            <span className={style.name}>{listing.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={style.strip}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((slot) => (
        <Skeleton key={slot} shape="block" className={style.slot ?? ''} />
      ))}
    </div>
  );
}

function Nothing({ isForGarage, where }: { readonly isForGarage: boolean; readonly where: string }) {
  return (
    <p className={style.none}>
      {isForGarage ? (
        <>
          Nothing new{where} for the makes in your garage.{' '}
          <Link to={paths.editProfile}>Check what is in your garage</Link>, or look at all of it.
        </>
      ) : (
        <>
          Nothing new{where} yet. <Link to={newest}>See everyone’s newest listings</Link>.
        </>
      )}
    </p>
  );
}

const whereWords = (radius: number, place: string): string =>
  radius >= 1000 ? ' nationwide' : ` within ${radius} miles of ${place}`;

const newest = `${paths.home}?sort=newest`;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
