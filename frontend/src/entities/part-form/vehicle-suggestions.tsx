import { vehicleNames } from '@modules/marketplace/fitment.schemas';

/** Ids for the `list` of a text field. */
export const makesId = 'known-makes';
export const modelsId = (row: string | number): string => `known-models-${row}`;

/** A list of makes; rendered once beside the fields. */
export function MakeSuggestions() {
  return <Suggestions id={makesId} names={Object.keys(vehicleNames)} />;
}

/** Models of the typed make; models of all makes until one is typed. */
export function ModelSuggestions({ row, make }: { readonly row: string | number; readonly make: string }) {
  const known = Object.keys(vehicleNames).find((name) => name.toLowerCase() === make.trim().toLowerCase());
  return <Suggestions id={modelsId(row)} names={known ? (vehicleNames[known] ?? []) : []} />;
}

function Suggestions({ id, names }: { readonly id: string; readonly names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
