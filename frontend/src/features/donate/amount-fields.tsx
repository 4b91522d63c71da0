import type { Giving } from '@entities/donation/donation.queries';
import { dollarsOf, money } from '@lib/format';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { Segmented } from '@ui/forms/segmented';
import { Stack } from '@ui/layout/layout';
import { useId } from 'react';
import style from './amount-fields.module.css';
import type { GiftFields } from './gift-fields';

export type AmountFieldsProps = {
  readonly giving: Giving;
  readonly fields: GiftFields;
  readonly onChange: (change: Partial<GiftFields>) => void;
  readonly problem: string | undefined;
};

/** Once or each month, and how much: one of the suggested amounts, or the donor's own. */
export function AmountFields({ giving, fields, onChange, problem }: AmountFieldsProps) {
  const { least, most, suggested, ways } = giving;
  const { frequency, amount, isOwnAmount } = fields;
  const chosen = isOwnAmount ? null : amount;
  /** A suggested amount that the other list does not have is given up. */
  const setFrequency = (value: GiftFields['frequency']) =>
    onChange({
      frequency: value,
      ...(typeof chosen === 'number' && !suggested[value].includes(chosen / 100) && { amount: null }),
    });
  return (
    <Stack>
      {ways.card && (
        <Segmented
          label="How often"
          block
          value={frequency}
          onValueChange={setFrequency}
          options={[
            { value: 'once', label: 'Once' },
            { value: 'monthly', label: 'Each month' },
          ]}
        />
      )}
      <Suggested
        amounts={suggested[frequency]}
        perMonth={frequency === 'monthly'}
        chosen={chosen}
        onChoose={(cents) => onChange({ amount: cents, isOwnAmount: false })}
      />
      <Field label="Another amount" hint={`From ${money(least)} to ${money(most)}.`} error={problem}>
        <MoneyInput
          cents={isOwnAmount ? amount : null}
          onCentsChange={(cents) => onChange({ amount: cents, isOwnAmount: cents !== null })}
        />
      </Field>
    </Stack>
  );
}

type SuggestedProps = {
  readonly amounts: readonly number[];
  readonly perMonth: boolean;
  readonly chosen: GiftFields['amount'];
  readonly onChoose: (cents: number) => void;
};

function Suggested({ amounts, perMonth, chosen, onChoose }: SuggestedProps) {
  const name = useId();
  return (
    <fieldset className={style.amounts}>
      <legend className={style.legend}>{perMonth ? 'How much each month' : 'How much'}</legend>
      {amounts.map((dollars) => (
        <label key={dollars} className={style.amount}>
          <input
            type="radio"
            className={style.input}
            name={name}
            checked={chosen === dollars * 100}
            onChange={() => onChoose(dollars * 100)}
          />
          <span>{dollarsOf(dollars * 100)}</span>
        </label>
      ))}
    </fieldset>
  );
}
