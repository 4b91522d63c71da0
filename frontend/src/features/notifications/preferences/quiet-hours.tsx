import { ownTimeZone } from '@lib/day';
import type { Preferences } from '@modules/notifications/preferences.schemas';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Switch } from '@ui/forms/switch';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';

type Hours = Preferences['quietHours'];

/** Quiet hours: when e-mail waits, in the member's time zone. */
export function QuietHours({
  hours,
  onChange,
}: {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}) {
  return (
    <Stack>
      <Switch
        label="Keep quiet at night"
        hint="E-mail waits until the quiet hours are over. The bell in the app keeps counting."
        checked={hours !== null}
        onCheckedChange={(isOn) => onChange(isOn ? usual() : null)}
      />
      {hours && (
        <Row gap="normal" align="end">
          <Field label="From">
            <TextInput
              type="time"
              required
              value={hours.from}
              onChange={(change) => onChange({ ...hours, from: change.target.value })}
            />
          </Field>
          <Field label="Until">
            <TextInput
              type="time"
              required
              value={hours.until}
              onChange={(change) => onChange({ ...hours, until: change.target.value })}
            />
          </Field>
          <Field label="Time zone">
            <Select
              value={hours.timeZone}
              onChange={(change) => onChange({ ...hours, timeZone: change.target.value })}
              options={zones(hours.timeZone).map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
            />
          </Field>
        </Row>
      )}
    </Stack>
  );
}

const usual = () => ({
  from: '22:00',
  until: '07:00',
  timeZone: ownTimeZone(),
});

/** The browser's time zones, plus the chosen one. */
function zones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}
