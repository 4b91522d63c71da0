import { reasonNames, tierNames } from '@entities/membership/grant-labels';
import { type TierGrant, useGrantTier } from '@entities/membership/grants.mutations';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { endOfDay } from '@lib/day';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';

type GrantFields = Record<'tier' | 'reason' | 'note' | 'until', string> & {
  readonly length: 'until' | 'life';
};
const blank: GrantFields = { tier: '', reason: '', note: '', length: 'until', until: '' };

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
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: blank });
  const { tier, length } = useWatch({ control });
  const grant = useGrantTier();
  const isProposal = length === 'life' && tier !== 'beta';
  const error = (field: keyof GrantFields) =>
    formState.errors[field]?.message ?? problemAt(grant.error, field);
  const submit = handleSubmit(
    (fields) => grant.mutate({ ...requestOf(fields), id }, { onSuccess: onDone }),
    () => grant.reset(),
  );

  return (
    <>
      <Form onSubmit={submit} onChange={onChange} noValidate>
        <Stack>
          <Field label="Tier" required error={error('tier')}>
            <Select
              required
              placeholder="Choose a tier"
              {...register('tier', { required: 'Choose a tier.' })}
              options={tiers.map((value) => ({ value, label: tierNames[value] }))}
            />
          </Field>
          <Field label="Why" required error={error('reason')}>
            <Select
              required
              placeholder="Choose a reason"
              {...register('reason', { required: 'Choose a reason.' })}
              options={Object.entries(reasonNames).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          <Field
            label="In your own words"
            hint="It stays on record with your name."
            required
            error={error('note')}
          >
            <TextInput
              required
              maxLength={500}
              {...register('note', { validate: (note) => note.trim() !== '' || 'Write down why.' })}
            />
          </Field>
          <Controller
            control={control}
            name="length"
            render={({ field }) => (
              <RadioGroup
                legend="How long"
                value={field.value}
                onValueChange={field.onChange}
                options={[
                  {
                    value: 'until',
                    label: 'Until a date',
                    hint: 'At most five years away for Premium and Premium+.',
                  },
                  { value: 'life', label: 'No end', hint: 'Premium and Premium+ for life take two admins.' },
                ]}
              />
            )}
          />
          {length === 'until' && (
            <Field label="Last day" required error={error('until')}>
              <TextInput
                type="date"
                required
                {...register('until', { validate: problemOfDay, shouldUnregister: true })}
              />
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
      </Form>
      <ReauthFirst mutation={grant} onSuccess={onDone} />
    </>
  );
}

/** The tier ends at the end of its last day, in the admin's own time zone. */
const requestOf = ({ tier, reason, note, length, until }: GrantFields): Omit<TierGrant, 'id'> => ({
  tier: tier as TierGrant['tier'],
  reason: reason as TierGrant['reason'],
  note: note.trim(),
  until: length === 'until' ? endOfDay(until) : null,
});

function problemOfDay(day: string): string | true {
  const until = endOfDay(day);
  if (until === null) return 'Choose the last day, or “No end”.';
  return Date.parse(until) > Date.now() || 'Choose a future date.';
}
