import { Progress } from '@ui/feedback/progress';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import type { MoneyValue } from '@ui/forms/money-value';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { Stepper } from '@ui/forms/stepper';
import { Switch } from '@ui/forms/switch';
import { NumberInput, TextArea, TextInput } from '@ui/forms/text-input';
import { Grid, Stack } from '@ui/layout/layout';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Sample, Section } from './sample';

const RADII = [25, 50, 100, 200, 300, 500].map((miles) => ({ value: miles, label: `${miles} miles` }));

export function FormsSection() {
  return (
    <Section name="Forms">
      <Sample name="Field with TextInput, TextArea, NumberInput, MoneyInput, Select">
        <Grid min="20rem" gap="loose">
          <Stack gap="loose">
            <Field label="Title" required hint="Say what it is and what it fits.">
              <TextInput placeholder="327 small block, 1967 Camaro" />
            </Field>
            <Field label="Part number" optional>
              <TextInput code defaultValue="3970010" />
            </Field>
            <Field label="E-mail" required error="Write the whole address, like ray@example.com.">
              <TextInput type="email" defaultValue="ray@" />
            </Field>
          </Stack>
          <Stack gap="loose">
            <Field label="Keywords" hideLabel>
              <TextInput before={<Search aria-hidden="true" />} placeholder="Search parts and vehicles" />
            </Field>
            <Amounts />
            <Field label="Member since">
              <TextInput defaultValue="2025" disabled />
            </Field>
          </Stack>
          <Stack gap="loose">
            <Field label="Description" hint="Flaws first: it saves both of you a drive.">
              <TextArea placeholder="Pulled from a running car in 2011…" />
            </Field>
            <Field label="Category" required error="Choose what kind of part it is.">
              <Select placeholder="Choose a category" options={[{ value: 'body', label: 'Body' }]} />
            </Field>
          </Stack>
        </Grid>
      </Sample>
      <Choices />
      <Sample name="Stepper, Progress">
        <Stepper label="Create a listing" steps={STEPS} current={2} />
        <Stepper label="Tour" steps={STEPS} current={1} onStep={() => undefined} />
        <p>Step 2 of 6</p>
        <Progress label="Tour" value={33} />
      </Sample>
    </Section>
  );
}

const STEPS = ['What', 'Photos', 'Price', 'Place', 'Look it over'].map((label) => ({ key: label, label }));

function Amounts() {
  const [cents, setCents] = useState<MoneyValue>(125_000);
  return (
    <>
      <Field label="Price" hint="Leave it empty to be asked.">
        <MoneyInput cents={cents} onCentsChange={setCents} />
      </Field>
      <Field label="Mileage">
        <NumberInput unit="miles" defaultValue={68000} />
      </Field>
      <Field label="Radius">
        <Select defaultValue={200} options={[...RADII, { value: 1000, label: 'Nationwide' }]} />
      </Field>
    </>
  );
}

function Choices() {
  const [condition, setCondition] = useState<'new' | 'good' | 'core'>('good');
  const [alerts, setAlerts] = useState(true);
  const [ads, setAds] = useState(false);
  return (
    <Sample name="Checkbox, RadioGroup, Switch">
      <Grid min="20rem" gap="loose">
        <div>
          <Checkbox label="I am 13 or older" defaultChecked />
          <Checkbox label="Don't show this tour again" hint="It stays in the help menu." />
          <Checkbox label="Ship it" disabled />
        </div>
        <RadioGroup
          legend="Condition"
          value={condition}
          onValueChange={setCondition}
          options={[
            { value: 'new', label: 'New old stock', hint: 'Never fitted, box or tag with it' },
            { value: 'good', label: 'Good used' },
            { value: 'core', label: 'Rebuildable core' },
          ]}
        />
        <div>
          <Switch
            label="Wanted alerts"
            hint="A note when someone near you needs it."
            checked={alerts}
            onCheckedChange={setAlerts}
          />
          <Switch label="Show my town" checked={ads} onCheckedChange={setAds} />
          <Switch label="Match notifications" checked={false} onCheckedChange={setAds} disabled />
        </div>
      </Grid>
    </Sample>
  );
}
