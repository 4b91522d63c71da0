import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { type Space, spaceTypes } from '@modules/spaces/map/space-map.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import {
  type FieldMessages,
  fieldsOf,
  type SpaceFields,
  spacesWords,
  withFields,
} from '../drawing/space-fields';
import type { Editor } from '../use-editor';

export type SpaceFormProps = {
  readonly editor: Editor;
  /** One space, or several that get the same. */
  readonly spaces: readonly Space[];
  readonly onSaved?: () => void;
};

/** What is known of a space, or of several at once: a field that is left as it is changes nothing. */
export function SpaceForm({ editor, spaces, onSaved }: SpaceFormProps) {
  const before = fieldsOf(spaces);
  const [typed, setTyped] = useState<Partial<SpaceFields>>({});
  const [messages, setMessages] = useState<FieldMessages>({});
  const fields = { ...before, ...typed };
  const isOne = spaces.length === 1;
  const set = (change: Partial<SpaceFields>) => setTyped((now) => ({ ...now, ...change }));
  const differ = isOne ? undefined : 'They differ';
  const text = (name: keyof SpaceFields) => ({
    name,
    value: fields[name],
    placeholder: before[name] === '' ? differ : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [name]: target.value }),
  });
  const apply = () => {
    const next = withFields(spaces, fields, before);
    setMessages(next.messages);
    if (Object.keys(next.messages).length > 0) return;
    if (!editor.change(`Change ${spacesWords(spaces)}`, { put: next.spaces })) return;
    setTyped({});
    onSaved?.();
  };
  return (
    <Form
      noValidate
      aria-label={isOne ? `Space ${before.code}` : spacesWords(spaces)}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Stack>
        {isOne && (
          <Field label="Code" hint="What is painted on the ground: B12." error={messages.code} required>
            <TextInput code maxLength={12} {...text('code')} />
          </Field>
        )}
        <FieldColumns of={2}>
          <Field label="Type" error={messages.type}>
            <Select {...text('type')}>
              {before.type === '' && <option value="">They differ</option>}
              {spaceTypes.map((type) => (
                <option key={type} value={type}>
                  {spaceMarks[type].label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Price" error={messages.price}>
            <TextInput before="$" inputMode="decimal" autoComplete="off" {...text('price')} />
          </Field>
          <Field label="Width" error={messages.width}>
            <NumberInput unit="ft" {...text('width')} />
          </Field>
          <Field label="Depth" error={messages.depth}>
            <NumberInput unit="ft" {...text('depth')} />
          </Field>
        </FieldColumns>
        <Field label="Zone" error={messages.zoneId}>
          <Select {...text('zoneId')}>
            {before.zoneId === '' && <option value="">They differ</option>}
            <option value="none">No zone</option>
            {editor.draft.layout.zones.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Features"
          hint="As vendors read them: shade, next to the food."
          error={messages.features}
          optional
        >
          <TextInput {...text('features')} />
        </Field>
        <Field label="Can vendors have it?" error={messages.isBlocked}>
          <Select {...text('isBlocked')}>
            {before.isBlocked === '' && <option value="">They differ</option>}
            <option value="no">Yes</option>
            <option value="yes">No, it is blocked</option>
          </Select>
        </Field>
        {fields.isBlocked === 'yes' && (
          <Field label="Why it is blocked" error={messages.blocked} required>
            <TextInput maxLength={80} {...text('blocked')} />
          </Field>
        )}
        <FieldColumns of={3}>
          <Field label="To the right" error={messages.x}>
            <NumberInput unit="ft" {...text('x')} />
          </Field>
          <Field label="Down" error={messages.y}>
            <NumberInput unit="ft" {...text('y')} />
          </Field>
          <Field label="Turned" error={messages.angle}>
            <NumberInput unit="°" {...text('angle')} />
          </Field>
        </FieldColumns>
        <Row>
          <Button type="submit" variant="primary">
            {isOne ? 'Change the space' : `Change ${spacesWords(spaces)}`}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
