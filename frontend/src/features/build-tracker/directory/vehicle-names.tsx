import { MakeSuggestions, ModelSuggestions } from '@entities/part-form/vehicle-suggestions';

/** The known makes, and the models of a make, for the fields of the search. */
export function VehicleNames({ make }: { readonly make: string }) {
  return (
    <>
      <MakeSuggestions />
      <ModelSuggestions row="search" make={make} />
    </>
  );
}
