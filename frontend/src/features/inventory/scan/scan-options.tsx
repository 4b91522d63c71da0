import type { ScanPurpose } from '@modules/inventory/scan-session/scan-session.schemas';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { NumberInput } from '@ui/forms/text-input';
import type { ScanOptions } from './decide-scan';
import style from './scan.module.css';

interface ScanOptionsProps {
  readonly purpose: ScanPurpose;
  readonly options: ScanOptions;
  readonly onChange: (options: ScanOptions) => void;
}

/** How many, and for how much: of the next scan alone. */
export function ScanOptionsForm({ purpose, options, onChange }: ScanOptionsProps) {
  if (purpose === 'look-up') return null;
  const usual = purpose === 'sell' || purpose === 'count' ? '1' : 'all';
  return (
    <div className={style.options}>
      <Field label="How many of the next one" hint={`If blank: ${usual}`}>
        <NumberInput
          min={1}
          step={1}
          inputMode="numeric"
          value={options.quantity ?? ''}
          onChange={({ target }) =>
            onChange({
              ...options,
              quantity: target.value === '' ? null : Math.max(1, Math.floor(Number(target.value))),
            })
          }
        />
      </Field>
      {purpose === 'sell' && (
        <Field label="Price of the next one" hint="If blank: not recorded">
          <MoneyInput
            cents={options.price === null ? null : Math.round(options.price * 100)}
            onCentsChange={(cents) => onChange({ ...options, price: cents === null ? null : cents / 100 })}
          />
        </Field>
      )}
    </div>
  );
}
