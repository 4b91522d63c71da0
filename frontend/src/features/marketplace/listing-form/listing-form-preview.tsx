import { ListingPrice } from '@entities/listing/listing-card';
import { conditionLabels } from '@entities/listing/listing-labels';
import { categoryLabel } from '@entities/listing/listing-plate';
import { namedPlaceQuery } from '@entities/listing/place.queries';
import type { Photos } from '@entities/photo/use-photos';
import { useIsWide } from '@lib/browser/use-is-wide';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { dollarsIn } from '@ui/forms/money-value';
import { Drawer } from '@ui/overlays/drawer';
import { Eye } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import style from './listing-form.module.css';
import { isPriced, type ListingFields } from './listing-form-fields';

type PreviewProps = { readonly photos: Photos };

/** A preview of the listing as others will see it, beside the form. */
export function Preview({ photos }: PreviewProps) {
  if (!useIsWide()) return null;
  return (
    <aside className={style.preview} aria-label="Preview">
      <p className={style.previewTitle}>Preview</p>
      <PreviewCard photos={photos} />
    </aside>
  );
}

/** The preview on a phone, behind a button. */
export function PreviewDrawer({ photos }: PreviewProps) {
  if (useIsWide()) return null;
  return (
    <Drawer
      title="Preview"
      trigger={
        <Button variant="quiet" icon={<Eye />}>
          Preview
        </Button>
      }
    >
      <PreviewCard photos={photos} />
    </Drawer>
  );
}

function PreviewCard({ photos }: PreviewProps) {
  const fields = useWatch<ListingFields>({
    control: useFormContext<ListingFields>().control,
  }) as ListingFields;
  const { title, description, condition, categoryPrimary, categorySub, listingType, price, priceMode } =
    fields;
  const waiting = photos.uploads.find(({ problem }) => problem === null)?.preview;
  const isWanted = listingType === 'wanted';
  const cents = isWanted && fields.wanted.limit !== 'open' ? price : isPriced(priceMode) ? price : null;
  return (
    <Card
      photo={<Photo src={photos.photos[0]?.card ?? waiting} alt="" />}
      badges={isWanted && <Badge tone="wanted">Wanted</Badge>}
      price={<ListingPrice listing={{ listingType, priceMode, price: dollarsIn(cents) }} />}
      title={title || 'Your title'}
      facts={[
        categoryLabel({ categoryPrimary, categorySub: categorySub || null }),
        conditionLabels[condition as keyof typeof conditionLabels],
        <PlaceName key="place" place={fields.place} />,
      ]}
    >
      {description && <p className={style.previewWords}>{description}</p>}
    </Card>
  );
}

function PlaceName({ place }: { readonly place: ListingFields['place'] }) {
  const text = 'text' in place ? place.text : '';
  const { data } = useQuery({ ...namedPlaceQuery(text), enabled: text.length > 4 });
  return <>{'text' in place ? (data?.area ?? text) : 'Your location'}</>;
}
