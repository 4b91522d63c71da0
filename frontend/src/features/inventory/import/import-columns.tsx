import { type ImportField, type ImportView, importFields } from '@modules/inventory/import/import.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import style from './import.module.css';
import { importFieldLabels } from './import-labels';

export type Mapping = readonly (ImportField | null)[];

type ImportColumnsProps = {
  readonly view: ImportView;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly onNext: () => void;
};

/** The second step: what each column means. Most are guessed. */
export function ImportColumns({ view, mapping, onChange, onNext }: ImportColumnsProps) {
  const [tries, setTries] = useState(0);
  const hasTitle = mapping.includes('title');
  return (
    <Stack>
      <p>
        We guessed what we could. Fix what is wrong, and leave out what you do not need. Only the title is
        required.
      </p>
      {tries > 0 && !hasTitle && (
        <Notice tone="problem">Choose the column that has the title: an item needs a name.</Notice>
      )}
      <ul role="list" className={style.columns}>
        {view.columns.map(({ header, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading; their number stays
          <li key={at} className={style.column}>
            <div className={style.header}>
              <b>{header || `Column ${at + 1}`}</b>
              <span className={style.quiet}>{samples.length > 0 ? samples.join(' · ') : 'empty'}</span>
            </div>
            <Field label={`${quoted(header || `Column ${at + 1}`)} is`} hideLabel>
              <Select
                placeholder="Leave it out"
                value={mapping[at] ?? ''}
                onChange={({ target }) =>
                  onChange(mapping.with(at, (target.value || null) as ImportField | null))
                }
                options={importFields.map((field) => ({ value: field, label: importFieldLabels[field] }))}
              />
            </Field>
          </li>
        ))}
      </ul>
      <Row>
        <Button
          variant="primary"
          onClick={() => {
            setTries(tries + 1);
            if (hasTitle) onNext();
          }}
        >
          Check the list
        </Button>
      </Row>
    </Stack>
  );
}
