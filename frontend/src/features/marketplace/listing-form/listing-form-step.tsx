import type { Photos } from '@entities/photo/use-photos';
import { isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { Stack } from '@ui/layout/layout';
import { useFormContext, useWatch } from 'react-hook-form';
import { DetailsStep } from './listing-form-details';
import type { ListingFields } from './listing-form-fields';
import { PhotoStep } from './listing-form-photo-step';
import { PriceStep } from './listing-form-price';
import type { StepKey } from './listing-form-steps';
import { WantedDetailsStep, WantedTermsStep } from './listing-form-wanted';
import { WhatStep } from './listing-form-what';

export type StepFieldsProps = {
  readonly step: Exclude<StepKey, 'review'>;
  readonly photos: Photos;
  readonly isWanted: boolean;
};

/** The fields of one step. Photos come first; in a wanted ad they come last, because they show the old part. */
export function StepFields({ step, photos, isWanted }: StepFieldsProps) {
  const { control } = useFormContext<ListingFields>();
  const primary = useWatch({ control, name: 'categoryPrimary' });
  if (step === 'details') return isWanted ? <WantedDetailsStep /> : <DetailsStep />;
  if (step === 'place') return isWanted ? <WantedTermsStep /> : <PriceStep />;
  const photoStep = <PhotoStep photos={photos} isVehicle={isVehicleCategory(primary)} isWanted={isWanted} />;
  return (
    <Stack gap="loose">
      {!isWanted && photoStep}
      <WhatStep />
      {isWanted && photoStep}
    </Stack>
  );
}
