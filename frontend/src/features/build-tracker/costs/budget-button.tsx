import { useSetBudget } from '@entities/build/build.mutations';
import { messageOf, problemAt } from '@lib/api/problem';
import { centsOf } from '@lib/format';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

/** Sets or removes the budget of a build. */
export function BudgetButton({ build }: { readonly build: BuildView }) {
  const [isOpen, setOpen] = useState(false);
  const budget = build.private?.budget ?? null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {budget === null ? 'Set a budget' : 'Change the budget'}
      </Button>
      {isOpen && <BudgetDialog id={build.id} budget={budget} onClose={() => setOpen(false)} />}
    </>
  );
}

type BudgetDialogProps = {
  readonly id: string;
  /** Dollars. */
  readonly budget: number | null;
  readonly onClose: () => void;
};

function BudgetDialog({ id, budget, onClose }: BudgetDialogProps) {
  const [cents, setCents] = useState<MoneyValue>(centsOf(budget));
  const { mutate, isPending, error } = useSetBudget(id);
  return (
    <DialogForm
      title={budget === null ? 'Set a budget' : 'Change the budget'}
      description="Only you read it. Leave it blank for none."
      action="Save"
      busy={isPending}
      problem={error && problemAt(error, 'budget') === undefined ? messageOf(error) : null}
      onSubmit={() => !isUnread(cents) && mutate(dollarsIn(cents), { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label="Budget" error={problemAt(error, 'budget')}>
        <MoneyInput cents={cents} onCentsChange={setCents} />
      </Field>
    </DialogForm>
  );
}
