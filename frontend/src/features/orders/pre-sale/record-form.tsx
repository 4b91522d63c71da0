import { type Assigned, useRecordAssignments } from '@entities/orders/pre-sale.mutations';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';

/** What a club knows of a date before it used this: its vendors can then have their spaces again. */
export function RecordForm({ sale }: { readonly sale: PreSale }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const record = useRecordAssignments(sale.id);
  const sent = record.variables ?? [];
  return (
    <Panel title="Record who had a space">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const rows = rowsOf(text);
          setProblem(rows === null ? 'Write each line as “name: B12, B13”.' : undefined);
          if (rows) record.mutate(rows);
        }}
      >
        <Stack>
          <Field
            label="Who had which space at this date"
            hint="One member a line, as in the address of their page: “ray-kowalski: B12, B13”. No money moves. The next date can give them the right to these spaces."
            error={problem}
          >
            <TextArea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          {record.isError && <Notice tone="problem">{messageOf(record.error)}</Notice>}
          {record.isSuccess && (
            <Notice
              tone={record.data.refused.length > 0 ? 'warn' : 'good'}
              title={`${counted(sent.length - record.data.refused.length, 'line')} recorded`}
            >
              <ul>
                {record.data.refused.map(({ row, reason }) => (
                  <li key={row}>
                    {sent[row]?.handle}: {reason}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <div>
            <Button type="submit" busy={record.isPending} disabled={text.trim() === ''}>
              Record it
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}

/** "fred: B12, B13", one a line; null when a line is otherwise. */
function rowsOf(text: string): Assigned | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => {
    const [handle = '', codes = ''] = line.split(':');
    return {
      handle: handle.trim().replace(/^@/, ''),
      codes: codes
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== ''),
    };
  });
  return rows.length > 0 && rows.every(({ handle, codes }) => handle !== '' && codes.length > 0)
    ? rows
    : null;
}
