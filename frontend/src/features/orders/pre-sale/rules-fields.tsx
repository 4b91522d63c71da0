import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { MoneyInput } from '@ui/forms/money-input';
import { TextArea } from '@ui/forms/text-input';
import { WholeInput, type WholeValue } from '@ui/forms/whole-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Plus, X } from 'lucide-react';
import { MomentField } from './moment-field';
import style from './pre-sale.module.css';
import type { RefundFields, TermsFields, TermsProblems } from './terms-fields';

type PartProps = {
  readonly fields: TermsFields;
  readonly problems: TermsProblems;
  readonly onChange: (change: Partial<TermsFields>) => void;
};

/** Holds, limits, checks, the waitlist and the day. */
export function LimitsFields({ fields, problems, onChange }: PartProps) {
  const count = (
    name: 'holdMinutes' | 'spacesPerVendor' | 'checkDays' | 'waitlistHours' | 'lateWaitlistHours',
    [min, max]: readonly [number, number],
    unit?: string,
  ) => (
    <WholeInput
      value={fields[name]}
      min={min}
      max={max}
      {...(unit && { unit })}
      onValueChange={(value: WholeValue) => onChange({ [name]: value })}
    />
  );
  return (
    <Panel title="Limits and payment">
      <Stack>
        <FieldColumns of={2}>
          <Field label="A hold lasts" error={problems.holdMinutes} required>
            {count('holdMinutes', [5, 120], 'minutes')}
          </Field>
          <Field
            label="Spaces each vendor, at most"
            hint="Empty: no limit."
            error={problems.spacesPerVendor}
            optional
          >
            {count('spacesPerVendor', [1, 100])}
          </Field>
        </FieldColumns>
        <FieldColumns of={2}>
          <Field label="A check comes within" hint="0: by card alone." error={problems.checkDays} required>
            {count('checkDays', [0, 60], 'days')}
          </Field>
          {fields.checkDays !== 0 && (
            <MomentField
              label="Checks are taken until"
              value={fields.checksUntil}
              error={problems.checksUntil}
              optional
              onChange={(checksUntil) => onChange({ checksUntil })}
            />
          )}
        </FieldColumns>
        {fields.checkDays !== 0 && (
          <Field
            label="Where checks go"
            hint="To whom they are made out, and the address. Whoever pays by check reads it."
            error={problems.checksTo}
            optional
          >
            <TextArea
              rows={3}
              maxLength={300}
              value={fields.checksTo}
              onChange={({ target }) => onChange({ checksTo: target.value })}
            />
          </Field>
        )}
        <FieldColumns of={2}>
          <Field label="An offer of the waitlist lasts" error={problems.waitlistHours} required>
            {count('waitlistHours', [1, 168], 'hours')}
          </Field>
          <Field label="In the last three days" error={problems.lateWaitlistHours} required>
            {count('lateWaitlistHours', [1, 48], 'hours')}
          </Field>
        </FieldColumns>
        <MomentField
          label="Spaces of those who have not come are free again"
          hint="Empty: they are not given to others."
          value={fields.noShowAt}
          error={problems.noShowAt}
          optional
          onChange={(noShowAt) => onChange({ noShowAt })}
        />
        <Field
          label="What else vendors should know"
          hint="Set-up, what may be sold, pets. It is shown with the sale."
          error={problems.words}
          optional
        >
          <TextArea
            rows={4}
            maxLength={5_000}
            value={fields.words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        </Field>
      </Stack>
    </Panel>
  );
}

/** What goes back until when. */
export function RefundsFields({ fields, problems, onChange }: PartProps) {
  const set = (at: number, change: Partial<RefundFields>) =>
    onChange({ refunds: fields.refunds.map((one, nth) => (nth === at ? { ...one, ...change } : one)) });
  return (
    <Panel title="When a vendor cancels">
      <Stack>
        <p>
          The first rule that has not ended holds. After the last one nothing goes back, and the right ends.
        </p>
        {problems.refunds && (
          <p role="alert" className={style.problem}>
            {problems.refunds}
          </p>
        )}
        {fields.refunds.map(({ key, until, percent, fee, keepsRight }, at) => (
          <FieldGroup key={key} legend={`Rule ${at + 1}`}>
            <Stack>
              <FieldColumns of={3}>
                <MomentField
                  label="Until"
                  value={until}
                  error={problems[`refunds.${at}.until`]}
                  required
                  onChange={(value) => set(at, { until: value })}
                />
                <Field label="Goes back" error={problems[`refunds.${at}.percent`]} required>
                  <WholeInput
                    value={percent}
                    min={0}
                    max={100}
                    unit="%"
                    onValueChange={(value) => set(at, { percent: value })}
                  />
                </Field>
                <Field label="Kept of each order" error={problems[`refunds.${at}.feeCents`]} optional>
                  <MoneyInput cents={fee} onCentsChange={(value) => set(at, { fee: value })} />
                </Field>
              </FieldColumns>
              <Checkbox
                label="The vendor keeps the right to the space"
                checked={keepsRight}
                onChange={({ target }) => set(at, { keepsRight: target.checked })}
              />
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  icon={<X />}
                  onClick={() => onChange({ refunds: fields.refunds.filter((_, nth) => nth !== at) })}
                >
                  Remove rule {at + 1}
                </Button>
              </div>
            </Stack>
          </FieldGroup>
        ))}
        {fields.refunds.length < 8 && (
          <div>
            <Button
              icon={<Plus />}
              onClick={() =>
                onChange({
                  refunds: [
                    ...fields.refunds,
                    { key: newIdempotencyKey(), until: '', percent: 50, fee: 0, keepsRight: false },
                  ],
                })
              }
            >
              Add a rule
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
