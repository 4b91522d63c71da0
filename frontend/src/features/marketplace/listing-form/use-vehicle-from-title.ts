import { blankFitment } from '@entities/part-form/part-fields';
import { vehicleInTitle } from '@entities/part-form/vehicle-names';
import { isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

/** Fills in the vehicle that the title names, once for each title, where nothing is typed yet. */
export function useVehicleFromTitle(form: Pick<UseFormReturn<ListingFields>, 'getValues' | 'setValue'>) {
  const [isFromTitle, setFromTitle] = useState(false);
  const read = useRef('');
  const fillFromTitle = () => {
    const { title, categoryPrimary, listingType, vehicle, fitment } = form.getValues();
    if (read.current === title) return;
    read.current = title;
    const named = vehicleInTitle(title);
    if (!named) return;
    const { yearFrom, yearTo, make, model } = named;
    if (isVehicleCategory(categoryPrimary) && listingType === 'for_sale') {
      if (vehicle.year || vehicle.make || vehicle.model) return;
      form.setValue('vehicle', { ...vehicle, year: yearFrom, make, model }, { shouldDirty: true });
    } else {
      if (fitment.length > 0 || !yearFrom || !model) return;
      form.setValue('fitment', [{ ...blankFitment, yearFrom, yearTo, make, model }], { shouldDirty: true });
    }
    setFromTitle(true);
  };
  return { isFromTitle, fillFromTitle };
}
