import { windowLabels } from '@entities/orders/order-labels';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { windowGroups } from '@modules/orders/pre-sale/pre-sale.schemas';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Plus, X } from 'lucide-react';
import { MomentField } from './moment-field';
import type { TermsFields, TermsProblems, WindowFields } from './terms-fields';

type PartProps = {
  readonly fields: TermsFields;
  readonly problems: TermsProblems;
  readonly onChange: (change: Partial<TermsFields>) => void;
};

/** When it is sold, and to whom first. */
export function TimesFields({ fields, problems, onChange }: PartProps) {
  const setWindow = (at: number, change: Partial<WindowFields>) =>
    onChange({ windows: fields.windows.map((one, nth) => (nth === at ? { ...one, ...change } : one)) });
  return (
    <Panel title="When it is sold">
      <Stack>
        <FieldColumns of={2}>
          <MomentField
            label="Opens for everybody"
            value={fields.opensAt}
            error={problems.opensAt}
            required
            onChange={(opensAt) => onChange({ opensAt })}
          />
          <MomentField
            label="Closes"
            value={fields.closesAt}
            error={problems.closesAt}
            required
            onChange={(closesAt) => onChange({ closesAt })}
          />
        </FieldColumns>
        {fields.windows.map(({ key, name, who, opensAt, closesAt }, at) => (
          <FieldGroup key={key} legend={name || 'A time before'} error={problems[`windows.${at}`]}>
            <Stack>
              <FieldColumns of={2}>
                <Field label="Name" error={problems[`windows.${at}.name`]} required>
                  <TextInput
                    maxLength={60}
                    value={name}
                    onChange={({ target }) => setWindow(at, { name: target.value })}
                  />
                </Field>
                <Field label="For">
                  <Select
                    value={who}
                    options={windowGroups.map((value) => ({ value, label: windowLabels[value] }))}
                    onChange={({ target }) =>
                      setWindow(at, { who: windowGroups.find((one) => one === target.value) ?? who })
                    }
                  />
                </Field>
              </FieldColumns>
              <FieldColumns of={2}>
                <MomentField
                  label="Opens"
                  value={opensAt}
                  error={problems[`windows.${at}.opensAt`]}
                  required
                  onChange={(value) => setWindow(at, { opensAt: value })}
                />
                <MomentField
                  label="Closes"
                  value={closesAt}
                  error={problems[`windows.${at}.closesAt`]}
                  required
                  onChange={(value) => setWindow(at, { closesAt: value })}
                />
              </FieldColumns>
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  icon={<X />}
                  onClick={() => onChange({ windows: fields.windows.filter((_, nth) => nth !== at) })}
                >
                  Remove {name || 'it'}
                </Button>
              </div>
            </Stack>
          </FieldGroup>
        ))}
        {fields.windows.length < 6 && (
          <div>
            <Button
              icon={<Plus />}
              onClick={() =>
                onChange({
                  windows: [
                    ...fields.windows,
                    {
                      key: newIdempotencyKey(),
                      name: 'First call',
                      who: 'renewed',
                      opensAt: '',
                      closesAt: fields.opensAt,
                    },
                  ],
                })
              }
            >
              Let some buy earlier
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** Whether those who had a space have it again first. */
export function RenewalFields({ fields, problems, onChange }: PartProps) {
  return (
    <Panel title="Renewal">
      <Stack>
        <Checkbox
          label="Vendors renew their spaces of the last time"
          hint="Their spaces are kept for them until the grace is over."
          checked={fields.hasRenewal}
          onChange={({ target }) => onChange({ hasRenewal: target.checked })}
        />
        {problems.renewal && <p role="alert">{problems.renewal}</p>}
        {fields.hasRenewal && (
          <>
            <FieldColumns of={3}>
              <MomentField
                label="Opens"
                value={fields.renewalOpensAt}
                error={problems['renewal.opensAt']}
                required
                onChange={(renewalOpensAt) => onChange({ renewalOpensAt })}
              />
              <MomentField
                label="Ends"
                value={fields.renewalUntil}
                error={problems['renewal.until']}
                required
                onChange={(renewalUntil) => onChange({ renewalUntil })}
              />
              <MomentField
                label="Grace until"
                value={fields.graceUntil}
                error={problems['renewal.graceUntil']}
                required
                onChange={(graceUntil) => onChange({ graceUntil })}
              />
            </FieldColumns>
            <Checkbox
              label="A vendor may lend a space for one time"
              hint="Somebody else has it this time; its vendor renews it the next time."
              checked={fields.mayRollOver}
              onChange={({ target }) => onChange({ mayRollOver: target.checked })}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
