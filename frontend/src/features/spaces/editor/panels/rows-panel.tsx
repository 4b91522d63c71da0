import { newUuid } from '@entities/inventory/offline/new-uuid';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { counted } from '@lib/format';
import { boxOf } from '@modules/spaces/drawing/geometry.rules';
import { summaryOf } from '@modules/spaces/drawing/rows.rules';
import { spaceTypes } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { drawnRows, type RowFields, readRows } from '../drawing/row-fields';
import style from '../editor.module.css';
import type { Editor } from '../use-editor';

/** Rows of spaces at once, with a preview on the map while the form is filled in. */
export function RowsPanel({ editor }: { readonly editor: Editor }) {
  const { rows, setRows, now, canvas } = editor;
  const [isTried, setTried] = useState(false);
  const [twice, setTwice] = useState<readonly string[]>([]);
  const { plan, messages } = readRows(rows);
  const errorOf = (name: keyof RowFields) => (isTried ? messages[name] : undefined);
  const text = (name: Exclude<keyof RowFields, 'isSnaking' | 'isBackToBack'>) => ({
    name,
    value: rows[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTwice([]);
      setRows({ [name]: target.value });
    },
  });
  const box = (name: 'isSnaking' | 'isBackToBack') => ({
    checked: rows[name],
    onChange: ({ target }: { readonly target: { readonly checked: boolean } }) =>
      setRows({ [name]: target.checked }),
  });
  const add = () => {
    setTried(true);
    if (!plan) return;
    const drawn = drawnRows(plan, now.spaces, newUuid);
    setTwice(drawn.twice);
    if (drawn.twice.length > 0) return;
    const words = `Draw ${counted(drawn.spaces.length, 'space')}`;
    if (!editor.change(words, { put: drawn.spaces })) return;
    setTried(false);
    editor.choose(drawn.spaces.map(({ id }) => id));
    editor.setPanel('rows');
    const around = boxOf(drawn.spaces);
    if (around) setRows(nextRows(rows, around.bottom));
    canvas.current?.fit();
  };
  return (
    <Form
      noValidate
      aria-label="Make rows"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Stack>
        <FieldColumns of={3}>
          <Field label="Letter" error={errorOf('prefix')}>
            <TextInput code maxLength={8} {...text('prefix')} />
          </Field>
          <Field label="From" error={errorOf('from')} required>
            <NumberInput {...text('from')} />
          </Field>
          <Field label="To" error={errorOf('to')} required>
            <NumberInput {...text('to')} />
          </Field>
        </FieldColumns>
        <FieldColumns of={2}>
          <Field label="In one row" error={errorOf('perRow')} required>
            <NumberInput {...text('perRow')} />
          </Field>
          <Field label="Numbers">
            <Select {...text('step')}>
              <option value="1">Each one</option>
              <option value="2">Odd or even alone</option>
            </Select>
          </Field>
          <Field label="Width" error={errorOf('width')} required>
            <NumberInput unit="ft" {...text('width')} />
          </Field>
          <Field label="Depth" error={errorOf('depth')} required>
            <NumberInput unit="ft" {...text('depth')} />
          </Field>
          <Field label="Aisle" error={errorOf('aisle')} required>
            <NumberInput unit="ft" {...text('aisle')} />
          </Field>
          <Field label="Corner every" hint="0: no corners" error={errorOf('cornerEvery')}>
            <NumberInput {...text('cornerEvery')} />
          </Field>
          <Field label="Price" error={errorOf('price')} required>
            <TextInput before="$" inputMode="decimal" {...text('price')} />
          </Field>
          <Field label="Price of a corner" hint="Empty: the same" error={errorOf('cornerPrice')}>
            <TextInput before="$" inputMode="decimal" {...text('cornerPrice')} />
          </Field>
          <Field label="Type">
            <Select {...text('type')}>
              {spaceTypes.map((type) => (
                <option key={type} value={type}>
                  {spaceMarks[type].label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Zone">
            <Select {...text('zoneId')}>
              <option value="none">No zone</option>
              {editor.draft.layout.zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Gap between spaces" error={errorOf('gap')}>
            <NumberInput unit="ft" {...text('gap')} />
          </Field>
          <Field label="Digits at least">
            <Select {...text('digits')}>
              <option value="1">1: B1</option>
              <option value="2">2: B01</option>
              <option value="3">3: B001</option>
            </Select>
          </Field>
        </FieldColumns>
        <Checkbox label="Rows are back to back in pairs" {...box('isBackToBack')} />
        <Checkbox label="Each other row is numbered back" {...box('isSnaking')} />
        <FieldGroup
          legend="Where the first space begins"
          hint="Its left upper corner, in feet from the origin of the map."
        >
          <FieldColumns of={3}>
            <Field label="To the right" error={errorOf('x')}>
              <NumberInput unit="ft" {...text('x')} />
            </Field>
            <Field label="Down" error={errorOf('y')}>
              <NumberInput unit="ft" {...text('y')} />
            </Field>
            <Field label="Turned" error={errorOf('angle')}>
              <NumberInput unit="°" {...text('angle')} />
            </Field>
          </FieldColumns>
          <Row>
            <Button size="small" onClick={() => editor.setTool('corner')}>
              {editor.tool === 'corner' ? 'Tap the map now' : 'Tap it on the map'}
            </Button>
          </Row>
        </FieldGroup>
        {twice.length > 0 && (
          <Notice tone="problem" title="These codes are on the map already">
            {twice.slice(0, 5).join(', ')}
            {twice.length > 5 && ` and ${twice.length - 5} more`}. Choose another letter or other numbers.
          </Notice>
        )}
        <p className={style.summary} role="status">
          {plan ? wordsOf(summaryOf(plan)) : 'Fill in the fields to see the rows on the map.'}
        </p>
        <Row>
          <Button type="submit" variant="primary">
            {plan ? `Add ${counted(summaryOf(plan).spaces, 'space')}` : 'Add them'}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const wordsOf = ({ spaces, rows, first, last }: ReturnType<typeof summaryOf>): string =>
  `${counted(spaces, 'space')} in ${counted(rows, 'row')}: ${first} to ${last}.`;

/** The next plan: B after A, below what was drawn. */
function nextRows({ prefix, aisle }: RowFields, bottom: number): Partial<RowFields> {
  const letter = /^[A-Y]$/i.test(prefix.trim())
    ? String.fromCharCode(prefix.trim().charCodeAt(0) + 1)
    : prefix;
  return { prefix: letter, y: String(Math.round(bottom + Number(aisle) || 20)) };
}
