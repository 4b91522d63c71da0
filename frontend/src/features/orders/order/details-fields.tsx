import type { Details } from '@entities/orders/order.mutations';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { TextArea, TextInput } from '@ui/forms/text-input';

export interface DetailFields {
  readonly sells: string;
  readonly isNamed: boolean;
  /** As typed, with commas between. */
  readonly coSellers: string;
  readonly vehicle: string;
  readonly note: string;
}

const mostCoSellers = 4;

export const fieldsOf = (details: Details): DetailFields => ({
  sells: details.sells ?? '',
  isNamed: details.isNamed,
  coSellers: details.coSellers.join(', '),
  vehicle: details.vehicle ?? '',
  note: details.note ?? '',
});

export const detailsOf = ({ coSellers, ...rest }: DetailFields): Details => ({
  ...rest,
  coSellers: coSellers
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
});

/** Why what was typed is refused; undefined when it is not. */
export function coSellersProblem(fields: DetailFields): string | undefined {
  const { coSellers } = detailsOf(fields);
  if (coSellers.length > mostCoSellers) return `Name at most ${mostCoSellers}.`;
  return coSellers.some((name) => name.length > 60) ? 'A name has at most 60 letters.' : undefined;
}

type DetailsFieldsProps = {
  readonly fields: DetailFields;
  readonly hasSpace: boolean;
  /** Whether a car of theirs is in the show. */
  readonly hasEntry: boolean;
  readonly problem: string | undefined;
  readonly onChange: (fields: DetailFields) => void;
};

/** What a vendor brings, who sells along, and what comes through the gate. */
export function DetailsFields({ fields, hasSpace, hasEntry, problem, onChange }: DetailsFieldsProps) {
  const set = (change: Partial<DetailFields>) => onChange({ ...fields, ...change });
  return (
    <>
      {hasSpace && (
        <Field
          label="What you bring"
          hint="Visitors search by it: “Model T parts, Stromberg carburetors”."
          optional
        >
          <TextInput
            maxLength={200}
            value={fields.sells}
            onChange={({ target }) => set({ sells: target.value })}
          />
        </Field>
      )}
      {(hasSpace || hasEntry) && (
        <Checkbox
          label={hasSpace ? 'Show my name beside my space' : 'Show my name and my car in the show'}
          hint={namedHint(hasSpace, hasEntry)}
          checked={fields.isNamed}
          onChange={({ target }) => set({ isNamed: target.checked })}
        />
      )}
      {hasSpace && (
        <Field
          label="Who sells with you"
          hint="The gate lets them in. Up to four names, with commas between."
          error={problem}
          optional
        >
          <TextInput
            maxLength={300}
            autoComplete="off"
            value={fields.coSellers}
            onChange={({ target }) => set({ coSellers: target.value })}
          />
        </Field>
      )}
      <Field label="What you drive" hint="“F-250 with a 24 ft trailer”." optional>
        <TextInput
          maxLength={80}
          autoComplete="off"
          value={fields.vehicle}
          onChange={({ target }) => set({ vehicle: target.value })}
        />
      </Field>
      <Field label="A note for the organizer" optional>
        <TextArea
          rows={2}
          maxLength={500}
          value={fields.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
    </>
  );
}

/** What everybody reads with it and without it. */
function namedHint(hasSpace: boolean, hasEntry: boolean): string {
  const words = hasSpace ? 'Without it, the map says what you bring and not who you are.' : '';
  const entry = hasEntry ? 'With it, the show says whose car it is, and what you drive.' : '';
  return `${words} ${entry}`.trim();
}
