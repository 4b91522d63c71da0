import { centsOf } from '@lib/format';
import type { ScanPurpose } from '@modules/inventory/scan-session/scan-session.schemas';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { WholeInput } from '@ui/forms/whole-input';
import type { ScanOptions } from './decide-scan';
import style from './scan.module.css';

interface ScanOptionsProps {
  readonly purpose: ScanPurpose;
  readonly options: ScanOptions;
  readonly onChange: (options: ScanOptions) => void;
}

/** The quantity and price of the next scan only. */
export function ScanOptionsForm({ purpose, options, onChange }: ScanOptionsProps) {
  if (purpose === 'look-up') return null;
  const { price } = options;
  const usual = purpose === 'sell' || purpose === 'count' ? '1' : 'all';
  return (
    <div className={style.options}>
      <Field label="How many of the next one" hint={`If blank: ${usual}`}>
        <WholeInput
          min={1}
          max={1_000_000}
          value={options.quantity}
          onValueChange={(quantity) => onChange({ ...options, quantity })}
        />
      </Field>
      {purpose === 'sell' && (
        <Field label="Price of the next one" hint="If blank: not recorded">
          <MoneyInput
            cents={typeof price === 'number' ? centsOf(price) : price}
            onCentsChange={(cents) =>
              onChange({ ...options, price: typeof cents === 'number' ? cents / 100 : cents })
            }
          />
        </Field>
      )}
    </div>
  );
}
