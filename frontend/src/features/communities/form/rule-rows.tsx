import { newUuid } from '@entities/inventory/offline/new-uuid';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField, useMessage } from '@ui/forms/form-field';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { CommunityFields } from './community-fields';
import style from './community-form.module.css';

const MOST = 12;

/** The rules, in the order in which members read them. */
export function RuleRows() {
  const { register, control } = useFormContext<CommunityFields>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'rules', keyName: 'row' });
  return (
    <FieldGroup
      legend="Rules"
      hint="Moderators name a rule whenever they remove a post or ban somebody. Start with one or two."
      error={useMessage('rules')}
    >
      <ol className={style.rules}>
        {fields.map(({ row }, index) => (
          <li key={row}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often */}
            <div role="group" aria-label={`Rule ${index + 1}`} className={style.rule}>
              <FormField name={`rules.${index}.title`} label={`Rule ${index + 1}`}>
                <TextInput
                  maxLength={80}
                  placeholder="Be kind to beginners"
                  {...register(`rules.${index}.title`)}
                />
              </FormField>
              <FormField name={`rules.${index}.text`} label="What it means" optional>
                <TextArea rows={2} maxLength={500} {...register(`rules.${index}.text`)} />
              </FormField>
              <div className={style.ruleTools}>
                <IconButton
                  label={`Move rule ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move rule ${index + 1} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton label={`Remove rule ${index + 1}`} onClick={() => remove(index)}>
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {fields.length < MOST && (
        <Button size="small" icon={<Plus />} onClick={() => append({ id: newUuid(), title: '', text: '' })}>
          Add a rule
        </Button>
      )}
    </FieldGroup>
  );
}
