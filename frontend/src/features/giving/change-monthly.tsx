import { ChoiceFields } from '@entities/donation/choice-fields';
import { sendChangedMonthlyGift, useSaveGift } from '@entities/donation/donation.mutations';
import { myGivingQuery } from '@entities/donation/donation.queries';
import { choiceWords } from '@entities/donation/donation-labels';
import { amountProblem, messageProblem } from '@entities/donation/gift-problems';
import { ThankYouPreview } from '@entities/donation/thank-you-preview';
import { messageOf, problemAt } from '@lib/api/problem';
import { centsOf, money } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { MonthlyGift } from '@modules/donations/donations.contract';
import { type GiftChoice, leastGift, mostGift } from '@modules/donations/donations.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, type MoneyValue } from '@ui/forms/money-value';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useReplacement } from '@ui/replace/use-replacement';
import { useState } from 'react';

type ChangeMonthlyProps = { readonly gift: MonthlyGift; readonly onClose: () => void };

/** Asks for another amount of a monthly gift, and how its gifts are thanked. */
export function ChangeMonthly({ gift, onClose }: ChangeMonthlyProps) {
  const member = useMember();
  const [cents, setCents] = useState<MoneyValue>(centsOf(gift.amount));
  const [choice, setChoice] = useState(gift.choice);
  const [isTried, setTried] = useState(false);
  const { toast } = useToast();
  const change = useChange(gift);
  const problems = {
    amount: amountProblem(cents, leastGift, mostGift),
    message: messageProblem(choice),
  };
  const name = gift.name ?? member?.name ?? '';

  function submit() {
    setTried(true);
    const amount = dollarsIn(cents);
    if (problems.amount || problems.message || amount === null) return;
    change.mutateAsync({ ...choice, amount }).then(
      () => {
        toast({ title: 'Saved', tone: 'good' });
        onClose();
      },
      () => undefined, // the form says why
    );
  }

  return (
    <>
      <DialogForm
        holds
        size="large"
        title="Change your monthly gift"
        description="A new amount is taken from the next payment on."
        action="Save"
        busy={change.isPending}
        problem={change.error ? messageOf(change.error) : null}
        onSubmit={submit}
        onClose={onClose}
      >
        <Field
          label="Each month"
          hint={`From ${money(leastGift)} to ${money(mostGift)}.`}
          error={(isTried && problems.amount) || problemAt(change.error, 'amount')}
        >
          <MoneyInput cents={cents} onCentsChange={setCents} />
        </Field>
        <ChoiceFields
          choice={choice}
          onChange={setChoice}
          name={name}
          kingTier={null}
          problem={isTried ? problems.message : undefined}
        />
        <ThankYouPreview choice={choice} name={name} amount={dollarsIn(cents)} isMonthly />
      </DialogForm>
      {change.dialog}
    </>
  );
}

type Changed = GiftChoice & { readonly amount: number };

/** Saves it; what another page has changed is asked about. */
function useChange({ id, amount, choice, version }: MonthlyGift) {
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<Changed>(choiceWords);
  const mutation = useSaveGift((typed: Changed) =>
    replace(
      typed,
      { fields: { ...choice, amount }, version },
      {
        read: async () => {
          const { monthly } = await queries.fetchQuery({ ...myGivingQuery, staleTime: 0 });
          const now = monthly.find((one) => one.id === id);
          return {
            fields: { ...(now?.choice ?? choice), amount: now?.amount ?? amount },
            version: now?.version ?? version,
          };
        },
        send: (fields, madeFrom) => sendChangedMonthlyGift(id, { ...fields, madeFrom }),
      },
    ),
  );
  return { ...mutation, dialog };
}
