import { conditionLabels, originLabels, typeLabels } from '@entities/listing/listing-labels';
import { radiusText, vehicleFacts, wantedFacts } from '@entities/listing/listing-plate';
import { handOverText, priceModeLabels } from '@entities/listing/listing-spec-labels';
import { namedPlaceQuery } from '@entities/listing/place.queries';
import { centsOf } from '@lib/format';
import { yearsText } from '@modules/kernel/text/years.rules';
import { isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { type PhotoView } from '@modules/media/photo.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Photo } from '@ui/data/photo';
import { Plate } from '@ui/data/plate';
import { priceText } from '@ui/data/price';
import { Notice } from '@ui/feedback/notice';
import { dollarsIn } from '@ui/forms/money-value';
import { Stack } from '@ui/layout/layout';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import style from './listing-form.module.css';
import { bodyOf, isPriced, type ListingFields, vehicleOf } from './listing-form-fields';
import type { StepKey } from './listing-form-steps';
import { wantedBody } from './wanted-fields';

export type ReviewStepProps = {
  readonly photos: readonly PhotoView[];
  readonly onChange: (step: StepKey) => void;
};

/** Step 5: a summary, with a link back to each step. */
export function ReviewStep({ photos, onChange }: ReviewStepProps) {
  const fields = useFormContext<ListingFields>().getValues();
  const { year, make, model } = fields.vehicle;
  const isVehicle = isVehicleCategory(fields.categoryPrimary);
  const isWanted = fields.listingType === 'wanted';
  const body = isWanted ? wantedBody(fields) : { wanted: null };
  return (
    <Stack gap="loose">
      {photos.length === 0 && !isWanted && (
        <Notice tone="warn" live={false} title="No photos yet">
          Listings with photos are opened far more often. Even one helps.
        </Notice>
      )}
      <ReviewPart title="Photos" step="what" onChange={onChange}>
        <div className={style.reviewPhotos}>
          {photos.map((photo, index) => (
            <Photo key={photo.id} src={photo.card} alt={index === 0 ? 'Cover' : `Photo ${index + 1}`} />
          ))}
          {photos.length === 0 && <Photo alt="" />}
        </div>
      </ReviewPart>
      <ReviewPart title="What it is" step="what" onChange={onChange}>
        <Plate
          title={fields.title}
          facts={[
            { label: 'Type', value: typeLabels[fields.listingType] },
            {
              label: 'Category',
              value: [fields.categoryPrimary, fields.categorySub].filter(Boolean).join(' · '),
            },
          ]}
        />
      </ReviewPart>
      <ReviewPart title="Details" step="details" onChange={onChange}>
        <Plate
          title={
            isVehicle && !isWanted
              ? [year, make, model].join(' ')
              : fields.categorySub || fields.categoryPrimary
          }
          facts={[
            ...(isWanted ? [] : vehicleFacts(vehicleOf(fields), fields.vin)),
            ...(isWanted
              ? wantedFacts(body.wanted)
              : [
                  { label: 'Condition', value: labelOf(conditionLabels, fields.condition) },
                  { label: 'Origin', value: isVehicle ? null : labelOf(originLabels, fields.origin) },
                ]),
            { label: 'How many', value: isVehicle ? null : fields.quantity },
            {
              label: 'Part numbers',
              value: isVehicle ? null : fields.partNumbers.map((row) => row.number).join(', '),
            },
            {
              label: isWanted ? 'To fit' : 'Fits',
              value:
                isVehicle && !isWanted
                  ? null
                  : fields.fitment
                      .map(
                        ({ make, model, yearFrom, yearTo }) =>
                          `${yearsText(yearFrom, yearTo)} ${make} ${model}`,
                      )
                      .join(', '),
            },
            { label: 'Description', wide: true, value: fields.description || 'None yet' },
          ]}
        />
      </ReviewPart>
      <ReviewPart title="Price & place" step="place" onChange={onChange}>
        <Plate
          title={isWanted ? limitText(fields) : priceTitle(fields)}
          facts={[
            {
              label: 'Price type',
              value: !isWanted && fields.priceMode === 'obo' ? 'Or best offer' : null,
            },
            {
              label: 'How far',
              value: isWanted && body.wanted ? radiusText(body.wanted.radius) : null,
            },
            { label: 'Where', value: <PlaceText place={fields.place} /> },
            { label: 'Pickup and shipping', value: handOverText(fields.shipping) },
            { label: 'Trade for', wide: true, value: String(bodyOf(fields).tradeFor || '') || null },
          ]}
        />
      </ReviewPart>
    </Stack>
  );
}

type ReviewPartProps = {
  readonly title: string;
  readonly step: StepKey;
  readonly onChange: (step: StepKey) => void;
  readonly children: ReactNode;
};

function ReviewPart({ title, step, onChange, children }: ReviewPartProps) {
  return (
    <section className={style.part}>
      <header className={style.partHead}>
        <h3>{title}</h3>
        <Button
          size="small"
          variant="quiet"
          flush="end"
          aria-label={`Change ${title.toLowerCase()}`}
          onClick={() => onChange(step)}
        >
          Change
        </Button>
      </header>
      {children}
    </section>
  );
}

function PlaceText({ place }: { readonly place: ListingFields['place'] }) {
  const text = 'text' in place ? place.text : '';
  const { data } = useQuery({ ...namedPlaceQuery(text), enabled: text !== '' });
  return 'text' in place ? (data?.area ?? text) : 'Your location, shown within about a mile';
}

const priceTitle = ({ priceMode, price }: ListingFields) =>
  isPriced(priceMode) ? priceText(centsOf(dollarsIn(price))) : priceModeLabels[priceMode];

/** "Up to $200", "Up to $200, for your eyes only", "Open to offers" */
function limitText({ wanted: { limit }, price }: ListingFields): string {
  if (limit === 'trade') return priceModeLabels.trade;
  if (limit === 'open') return 'Open to offers';
  return `Up to ${priceText(centsOf(dollarsIn(price)))}${limit === 'private' ? ', kept private' : ''}`;
}

const labelOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? null;
