import { type GiftChoice, maxMessage, shownAs } from '@modules/donations/donations.schemas';
import { nameShown } from '@modules/donations/thank-you.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import style from './choice-fields.module.css';
import { shownAsLabels } from './donation-labels';

export type ChoiceFieldsProps = {
  readonly choice: GiftChoice;
  readonly onChange: (choice: GiftChoice) => void;
  /** As it is given for the receipt; '' while it is unknown. */
  readonly name: string;
  /** Dollars from which Premium+ for life may be granted. */
  readonly kingTier: number | null;
  /** What is wrong with the message. */
  readonly problem?: string | undefined;
};

/** What a donor decides: who is thanked and how, what others read, and what staff see. */
export function ChoiceFields({ choice, onChange, name, kingTier, problem }: ChoiceFieldsProps) {
  const set = (change: Partial<GiftChoice>) => onChange({ ...choice, ...change });
  const isThanked = choice.shownAs !== 'none';
  return (
    <Stack gap="loose">
      <RadioGroup
        legend="How do we thank you?"
        value={choice.shownAs}
        onValueChange={(value) => set({ shownAs: value })}
        options={shownAs.map((value) => ({
          value,
          label: shownAsLabels[value],
          hint: hintOf(value, name),
        }))}
      />
      {isThanked && (
        <Checkbox
          label="Show the amount"
          hint="Without this, others read that you gave, and not how much."
          checked={choice.showsAmount}
          onChange={({ target }) => set({ showsAmount: target.checked })}
        />
      )}
      <div className={style.message}>
        <Field label="A message" optional error={problem}>
          <TextArea
            rows={3}
            value={choice.message}
            onChange={({ target }) => set({ message: target.value })}
          />
        </Field>
        <p className={style.count} data-over={choice.message.trim().length > maxMessage || undefined}>
          {choice.message.trim().length} of {maxMessage} characters
        </p>
      </div>
      {isThanked ? (
        <RadioGroup
          legend="Who reads the message?"
          value={choice.messageFor}
          onValueChange={(value) => set({ messageFor: value })}
          options={[
            { value: 'everybody', label: 'Everybody who reads the thank-you' },
            { value: 'staff', label: 'Only our staff' },
          ]}
        />
      ) : (
        <p className={style.note}>Without a thank-you, only our staff read the message.</p>
      )}
      <Checkbox
        label="Do not show me to staff beyond what the law needs"
        hint={<StaffHint kingTier={kingTier} />}
        checked={!choice.sharesWithStaff}
        onChange={({ target }) => set({ sharesWithStaff: !target.checked })}
      />
    </Stack>
  );
}

function StaffHint({ kingTier }: { readonly kingTier: number | null }) {
  return (
    <>
      Staff then see when and how much somebody gave. Your name, e-mail and message are opened only where the
      law asks for it, by an admin, with a reason that is recorded.
      {kingTier !== null && ' Such a gift does not count for the King Tier.'}
    </>
  );
}

function hintOf(value: GiftChoice['shownAs'], name: string): string {
  const who = nameShown(name.trim() || 'Your Name', value);
  switch (value) {
    case 'name':
    case 'initials':
      return who;
    case 'somebody':
      return 'A post that names nobody.';
    case 'none':
      return 'No post and no name.';
  }
}
