import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The code of a label, typed by hand. */
export function CodeForm({ start = '' }: { readonly start?: string }) {
  const [code, setCode] = useState(start.toUpperCase());
  const navigate = useNavigate();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) navigate(paths.scannedLabel(code.trim()));
      }}
    >
      <Row align="end">
        <Field label="Code on the label">
          <TextInput code maxLength={20} value={code} onChange={({ target }) => setCode(target.value)} />
        </Field>
        <Button type="submit" variant="primary">
          Open
        </Button>
      </Row>
    </Form>
  );
}
