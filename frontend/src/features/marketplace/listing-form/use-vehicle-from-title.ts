import { fitmentFields } from '@entities/part-form/part-fields';
import { vehicleInTitle } from '@modules/marketplace/fitment.schemas';
import { isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

/** Fills in the vehicle that the title names, once for each title, if no vehicle is typed yet. */
export function useVehicleFromTitle(form: Pick<UseFormReturn<ListingFields>, 'getValues' | 'setValue'>) {
  const [isFromTitle, setFromTitle] = useState(false);
  const read = useRef('');
  const fillFromTitle = () => {
    const { title, categoryPrimary, listingType, vehicle, fitment } = form.getValues();
    if (read.current === title) return;
    read.current = title;
    const named = vehicleInTitle(title);
    if (!named) return;
    const { years, make, model } = named;
    if (isVehicleCategory(categoryPrimary) && listingType === 'for_sale') {
      if (vehicle.year || vehicle.make || vehicle.model) return;
      const [one, ...others] = years;
      const year = one && others.length === 0 && one.yearFrom === one.yearTo ? String(one.yearFrom) : '';
      form.setValue('vehicle', { ...vehicle, year, make, model }, { shouldDirty: true });
    } else {
      if (fitment.length > 0 || years.length === 0 || !model) return;
      const rows = years.map((range) => ({ ...range, make, model }));
      form.setValue('fitment', fitmentFields(rows), { shouldDirty: true });
    }
    setFromTitle(true);
  };
  return { isFromTitle, fillFromTitle };
}
