import { ChoiceFields } from '@entities/donation/choice-fields';
import type { Giving } from '@entities/donation/donation.queries';
import { ThankYouPreview } from '@entities/donation/thank-you-preview';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { problemAt } from '@lib/api/problem';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { dollarsIn } from '@ui/forms/money-value';
import { TextInput } from '@ui/forms/text-input';
import { Grid, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { AmountFields } from './amount-fields';
import { PayButtons } from './pay-buttons';
import { useGiftForm } from './use-gift-form';

export type GiveFormProps = {
  readonly giving: Giving;
  readonly member: SessionUser | undefined;
};

/** All that a donor decides, before anything is paid. */
export function GiveForm({ giving, member }: GiveFormProps) {
  const { fields, set, submit, give, problems } = useGiftForm(giving, member);
  const { choice, name, email, frequency } = fields;
  const refused = (path: string) => problemAt(give.error, path);
  return (
    <Form
      noValidate
      aria-label="Give"
      {...(!member && { onFocus: prepareAppCheck })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(wayOf(event.nativeEvent as SubmitEvent, giving));
      }}
    >
      <Stack gap="loose">
        <Panel title="Give">
          <AmountFields
            giving={giving}
            fields={fields}
            onChange={set}
            problem={problems.amount ?? refused('amount')}
          />
        </Panel>
        <Panel title="Your thank-you">
          <p>
            A thank-you post on the wall, unless you say otherwise. You can change it or take it back later,
            as often as you like.
          </p>
          <Grid min="20rem" gap="loose" stretch>
            <ChoiceFields
              choice={choice}
              onChange={(changed) => set({ choice: changed })}
              name={name}
              kingTier={giving.kingTier}
              problem={problems.message ?? refused('choice.message')}
            />
            <ThankYouPreview
              choice={choice}
              name={name}
              amount={dollarsIn(fields.amount)}
              isMonthly={frequency === 'monthly'}
            />
          </Grid>
        </Panel>
        <Panel title="Your receipt">
          <Stack>
            <p>
              It comes by e-mail as a PDF with a number, once the gift is here. Others see only what you chose
              above.
            </p>
            <Grid min="16rem" stretch>
              <Field label="Your name" required error={problems.name ?? refused('name')}>
                <TextInput
                  autoComplete="name"
                  value={name}
                  onChange={({ target }) => set({ name: target.value })}
                />
              </Field>
              <Field label="Your e-mail" required error={problems.email ?? refused('email')}>
                <TextInput
                  type="email"
                  autoComplete="email"
                  value={email}
                  onChange={({ target }) => set({ email: target.value })}
                />
              </Field>
            </Grid>
          </Stack>
        </Panel>
        <PayButtons giving={giving} fields={fields} give={give} isMember={member !== undefined} />
      </Stack>
    </Form>
  );
}

/** The button that was pressed says how; Enter means the first. */
function wayOf({ submitter }: SubmitEvent, { ways }: Giving) {
  const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return pressed === 'by hand' || !ways.card ? 'by hand' : 'card';
}
