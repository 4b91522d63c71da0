import { reasonNames, tierNames } from '@entities/membership/grant-labels';
import { type TierGrant, useGrantTier } from '@entities/membership/grants.mutations';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { endOfDay } from '@lib/day';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { useInvalidFocus } from '@ui/forms/use-invalid-focus';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';

type Body = Omit<TierGrant, 'id'>;
/** The error of each field, by its name. */
type FieldErrors = Readonly<Partial<Record<keyof Body, string>>>;

const tiers = ['premium', 'premium_plus', 'beta'] as const;

/** Grants a tier for a reason, until a day or for life. Another admin has to confirm premium for life. A refusal
 *  keeps what was typed. The success message stays until the next grant is started. */
export function GrantTierForm({ id }: { readonly id: string }) {
  const [times, setTimes] = useState(0);
  const [done, setDone] = useState<Done>();
  return (
    <Stack>
      <Fields
        key={times}
        id={id}
        onChange={() => setDone(undefined)}
        onDone={(what) => {
          setTimes(times + 1);
          setDone(what);
        }}
      />
      {done && (
        <Notice tone="good" isResult>
          {doneText[done]}
        </Notice>
      )}
    </Stack>
  );
}

type Done = 'granted' | 'proposed';
const doneText: Readonly<Record<Done, string>> = {
  granted: 'Granted. We told the member.',
  proposed: 'Proposed. Another admin has to confirm it; then we tell the member.',
};

function Fields(props: {
  readonly id: string;
  readonly onChange: () => void;
  readonly onDone: (what: Done) => void;
}) {
  const { id, onChange, onDone } = props;
  const [tier, setTier] = useState('');
  const [length, setLength] = useState<'until' | 'life'>('until');
  const [wrong, setWrong] = useState<FieldErrors>({});
  const grant = useGrantTier();
  const form = useInvalidFocus(grant.error ?? wrong);
  const isProposal = length === 'life' && tier !== 'beta';
  const error = (field: keyof Body) => wrong[field] ?? problemAt(grant.error, field);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = readRequest(new FormData(event.currentTarget), length);
    const missing = findErrors(body, length);
    setWrong(missing);
    if (Object.keys(missing).length > 0) return grant.reset();
    grant.mutate({ ...body, id }, { onSuccess: onDone });
  }

  return (
    <>
      <form ref={form} onSubmit={submit} onChange={onChange} noValidate>
        <Stack>
          <Field label="Tier" required error={error('tier')}>
            <Select
              name="tier"
              required
              placeholder="Choose a tier"
              value={tier}
              onChange={({ currentTarget }) => setTier(currentTarget.value)}
              options={tiers.map((value) => ({ value, label: tierNames[value] }))}
            />
          </Field>
          <Field label="Why" required error={error('reason')}>
            <Select
              name="reason"
              required
              placeholder="Choose a reason"
              defaultValue=""
              options={Object.entries(reasonNames).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          <Field
            label="In your own words"
            hint="It stays on record with your name."
            required
            error={error('note')}
          >
            <TextInput name="note" required maxLength={500} />
          </Field>
          <RadioGroup
            legend="How long"
            value={length}
            onValueChange={setLength}
            options={[
              {
                value: 'until',
                label: 'Until a date',
                hint: 'At most five years away for Premium and Premium+.',
              },
              { value: 'life', label: 'No end', hint: 'Premium and Premium+ for life take two admins.' },
            ]}
          />
          {length === 'until' && (
            <Field label="Last day" required error={error('until')}>
              <TextInput type="date" name="until" required />
            </Field>
          )}
          {grant.isError && !isAtField(grant.error) && !isReauthRequired(grant.error) && (
            <Notice tone="problem">{messageOf(grant.error)}</Notice>
          )}
          <Row>
            <Button type="submit" variant="primary" busy={grant.isPending}>
              {isProposal ? 'Propose it' : 'Grant it'}
            </Button>
          </Row>
        </Stack>
      </form>
      <ReauthFirst mutation={grant} onSuccess={onDone} />
    </>
  );
}

/** The tier ends at the end of its last day, in the admin's own time zone. */
function readRequest(form: FormData, length: 'until' | 'life'): Body {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    tier: text('tier') as Body['tier'],
    reason: text('reason') as Body['reason'],
    note: text('note'),
    until: length === 'until' ? endOfDay(text('until')) : null,
  };
}

function findErrors({ tier, reason, note, until }: Body, length: 'until' | 'life'): FieldErrors {
  const isPast = until !== null && Date.parse(until) <= Date.now();
  return {
    ...(tier ? {} : { tier: 'Choose a tier.' }),
    ...(reason ? {} : { reason: 'Choose a reason.' }),
    ...(note ? {} : { note: 'Write down why.' }),
    ...(length === 'until' && until === null ? { until: 'Choose the last day, or “No end”.' } : {}),
    ...(isPast ? { until: 'Choose a future date.' } : {}),
  };
}
