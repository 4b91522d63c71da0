import { messageOf } from '@lib/api/problem';
import { centsOf, money } from '@lib/format';
import { moneyMessage } from '@modules/kernel/http/amounts.schemas';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

export type PriceDialogProps = {
  readonly title: string;
  readonly description?: string;
  readonly label: string;
  readonly hint?: string;
  /** Dollars to begin with, and the maximum accepted. */
  readonly price: number | null;
  readonly max: number | null;
  readonly optional?: boolean;
  /** The verb of the button, with the price that is typed. */
  readonly action: (price: string | null) => string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (price: number | null) => void;
  readonly onClose: () => void;
};

/** Asks for the price of an offer, a counter-offer or a sale. */
export function PriceDialog(props: PriceDialogProps) {
  const { max, optional = false, busy, onSubmit } = props;
  const [cents, setCents] = useState<MoneyValue>(centsOf(props.price));
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const found = problemOf(cents, max, optional);
    setProblem(found);
    if (!found) onSubmit(dollarsIn(cents));
  };
  return (
    <DialogForm
      title={props.title}
      description={props.description}
      action={props.action(typeof cents === 'number' ? money(cents / 100) : null)}
      busy={busy}
      problem={props.error ? messageOf(props.error) : null}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Field label={props.label} hint={props.hint} error={problem} optional={optional}>
        <MoneyInput cents={cents} onCentsChange={setCents} />
      </Field>
    </DialogForm>
  );
}

function problemOf(cents: MoneyValue, max: number | null, optional: boolean): string | undefined {
  if (isUnread(cents)) return moneyMessage;
  if (cents === null || cents === 0) return optional ? undefined : 'Enter a price.';
  if (max !== null && cents > Math.round(max * 100))
    return `That is more than the asking price of ${money(max)}.`;
  return undefined;
}
