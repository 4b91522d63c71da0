import {
  cellsOf,
  type LabelLine,
  labelLines,
  labelSheetIds,
  labelSheets,
} from '@modules/inventory/label/labels.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { WholeInput } from '@ui/forms/whole-input';
import { Stack } from '@ui/layout/layout';
import type { PrintSettings } from './print-settings';

type PrintFormProps = {
  readonly settings: PrintSettings;
  readonly onChange: (part: Partial<PrintSettings>) => void;
};

/** The sheet, its first free label, and the text beside the code. */
export function PrintForm({ settings, onChange }: PrintFormProps) {
  const { sheet, lines, contact, copies, startAt } = settings;
  const cells = cellsOf(labelSheets[sheet]);
  const toggle = (line: LabelLine, isOn: boolean) =>
    onChange({ lines: labelLines.filter((one) => (one === line ? isOn : lines.includes(one))) });
  return (
    <Stack>
      <Field label="Sheet or roll">
        <Select
          value={sheet}
          onChange={({ target }) => onChange({ sheet: target.value as PrintSettings['sheet'], startAt: 1 })}
          options={labelSheetIds.map((id) => ({
            value: id,
            label: `${labelSheets[id].name}: ${labelSheets[id].size}`,
          }))}
        />
      </Field>
      <FieldColumns of={2}>
        {cells > 1 && (
          <Field label="Start at label" hint={`1 to ${cells}, row by row`}>
            <WholeInput
              min={1}
              max={cells}
              value={startAt}
              onValueChange={(value) => typeof value === 'number' && onChange({ startAt: value })}
            />
          </Field>
        )}
        <Field label="Copies of each" hint="1 to 20">
          <WholeInput
            min={1}
            max={20}
            value={copies}
            onValueChange={(value) => typeof value === 'number' && onChange({ copies: value })}
          />
        </Field>
      </FieldColumns>
      <FieldGroup legend="What to print on it">
        {labelLines.map((line) => (
          <Checkbox
            key={line}
            label={lineWords[line]}
            checked={lines.includes(line)}
            onChange={({ target }) => toggle(line, target.checked)}
          />
        ))}
      </FieldGroup>
      {lines.includes('contact') && (
        <Field label="Contact line" hint="Printed on each label; we do not keep it." optional>
          <TextInput
            maxLength={60}
            autoComplete="off"
            placeholder="Dutch, 608 555 0149"
            value={contact}
            onChange={({ target }) => onChange({ contact: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}

const lineWords: Readonly<Record<LabelLine, string>> = {
  title: 'Title',
  place: 'Place',
  code: 'Code, to type by hand',
  price: 'Price',
  contact: 'How to reach you',
};
