import { ChoiceFields } from '@entities/donation/choice-fields';
import { sendChangedGift, useSaveGift } from '@entities/donation/donation.mutations';
import { giftQuery, type WholeGift } from '@entities/donation/donation.queries';
import { choiceWords } from '@entities/donation/donation-labels';
import { messageProblem } from '@entities/donation/gift-problems';
import { ThankYouPreview } from '@entities/donation/thank-you-preview';
import { messageOf } from '@lib/api/problem';
import { useMember } from '@lib/session/session';
import type { GiftChoice } from '@modules/donations/donations.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Form } from '@ui/forms/form';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useReplacement } from '@ui/replace/use-replacement';
import { useState } from 'react';

type ChangeThanksProps = { readonly gift: WholeGift; readonly linkKey: string };

/** How the gift is thanked now, and the way to change it or take it back. */
export function ChangeThanks({ gift, linkKey }: ChangeThanksProps) {
  const [isOpen, setOpen] = useState(false);
  const { toast } = useToast();
  const member = useMember();
  const change = useChange(gift, linkKey);
  const name = gift.name ?? member?.name ?? '';
  const isThanked = gift.choice.shownAs !== 'none';
  const save = (choice: GiftChoice, title: string) =>
    change.mutateAsync(choice).then(
      () => {
        setOpen(false);
        toast({ title, tone: 'good' });
      },
      () => undefined, // the form says why
    );
  return (
    <Panel
      title="Your thank-you"
      actions={
        !isOpen && (
          <Row>
            <Button size="small" onClick={() => setOpen(true)}>
              Change
            </Button>
            {isThanked && (
              <Button
                size="small"
                variant="quiet"
                busy={change.isPending}
                onClick={() => void save({ ...gift.choice, shownAs: 'none' }, 'The thank-you is withdrawn')}
              >
                Withdraw it
              </Button>
            )}
          </Row>
        )
      }
    >
      {change.isError && <Notice tone="problem">{messageOf(change.error)}</Notice>}
      {isOpen ? (
        <ChoiceForm
          gift={gift}
          name={name}
          busy={change.isPending}
          onSave={(choice) => void save(choice, 'Saved')}
          onClose={() => setOpen(false)}
        />
      ) : (
        <ThankYouPreview
          choice={gift.choice}
          name={name}
          amount={gift.amount}
          isMonthly={gift.monthlyGiftId !== null}
        />
      )}
      {change.dialog}
    </Panel>
  );
}

/** Saves the choice; what another page has changed is asked about. */
function useChange({ id, choice, version }: WholeGift, linkKey: string) {
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<GiftChoice>(choiceWords);
  const mutation = useSaveGift((typed: GiftChoice) =>
    replace(
      typed,
      { fields: choice, version },
      {
        read: async () => {
          const now = await queries.fetchQuery({ ...giftQuery(id, linkKey), staleTime: 0 });
          return { fields: now.choice, version: now.version };
        },
        send: (fields, madeFrom) =>
          sendChangedGift(id, { ...fields, ...(linkKey && { key: linkKey }), madeFrom }),
      },
    ),
  );
  return { ...mutation, dialog };
}

type ChoiceFormProps = {
  readonly gift: WholeGift;
  readonly name: string;
  readonly busy: boolean;
  readonly onSave: (choice: GiftChoice) => void;
  readonly onClose: () => void;
};

function ChoiceForm({ gift, name, busy, onSave, onClose }: ChoiceFormProps) {
  const [choice, setChoice] = useState(gift.choice);
  const [problem, setProblem] = useState<string>();
  return (
    <Form
      noValidate
      aria-label="Your thank-you"
      onSubmit={(event) => {
        event.preventDefault();
        const found = messageProblem(choice);
        setProblem(found);
        if (!found) onSave(choice);
      }}
    >
      <Stack gap="loose">
        <ChoiceFields choice={choice} onChange={setChoice} name={name} kingTier={null} problem={problem} />
        <ThankYouPreview
          choice={choice}
          name={name}
          amount={gift.amount}
          isMonthly={gift.monthlyGiftId !== null}
        />
        <Row>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
            Save
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
