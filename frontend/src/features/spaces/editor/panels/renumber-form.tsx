import { renumbered } from '@modules/spaces/drawing/numbering.rules';
import { SpaceCode } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Fold } from '@ui/layout/fold';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { spacesWords } from '../drawing/space-fields';
import type { Editor } from '../use-editor';

/** New codes for what is chosen, as one reads: row by row from the top, each from the left. */
export function RenumberForm({ editor }: { readonly editor: Editor }) {
  const { chosenSpaces } = editor;
  const [fields, setFields] = useState({ prefix: '', from: '1', step: '1', digits: '1', isSnaking: false });
  const [problem, setProblem] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Partial<typeof fields>) => setFields((before) => ({ ...before, ...change }));
  const whole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);
  const numbering = {
    prefix: fields.prefix.trim(),
    from: whole(fields.from) ?? 1,
    step: whole(fields.step) ?? 1,
    digits: whole(fields.digits) ?? 1,
    isSnaking: fields.isSnaking,
  };
  const next = renumbered(chosenSpaces, numbering);
  const apply = () => {
    const found: Record<string, string> = {};
    if (whole(fields.from) === null) found.from = 'Write a whole number.';
    if (next.some(({ code }) => !SpaceCode.safeParse(code).success))
      found.prefix = 'Codes are letters and digits, 12 at most.';
    setProblem(found);
    if (Object.keys(found).length === 0)
      editor.change(`Renumber ${spacesWords(chosenSpaces)}`, { put: next });
  };
  return (
    <Fold title="Renumber">
      <Form
        noValidate
        aria-label="Renumber"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Stack>
          <FieldColumns of={2}>
            <Field label="Before the number" error={problem.prefix} optional>
              <TextInput
                code
                maxLength={8}
                value={fields.prefix}
                onChange={({ target }) => set({ prefix: target.value })}
              />
            </Field>
            <Field label="First number" error={problem.from} required>
              <NumberInput value={fields.from} onChange={({ target }) => set({ from: target.value })} />
            </Field>
            <Field label="Numbers">
              <Select value={fields.step} onChange={({ target }) => set({ step: target.value })}>
                <option value="1">Each one</option>
                <option value="2">Odd or even alone</option>
              </Select>
            </Field>
            <Field label="Digits at least">
              <Select value={fields.digits} onChange={({ target }) => set({ digits: target.value })}>
                <option value="1">1: B1</option>
                <option value="2">2: B01</option>
                <option value="3">3: B001</option>
              </Select>
            </Field>
          </FieldColumns>
          <Checkbox
            label="Each other row goes back"
            checked={fields.isSnaking}
            onChange={({ target }) => set({ isSnaking: target.checked })}
          />
          <p>
            {next[0]?.code} to {next.at(-1)?.code}, row by row from the top.
          </p>
          <Row>
            <Button type="submit">Renumber {spacesWords(chosenSpaces)}</Button>
          </Row>
        </Stack>
      </Form>
    </Fold>
  );
}
