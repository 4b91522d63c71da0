import { documentsToGiveQuery } from '@entities/build/build.queries';
import type { GoesAlong } from '@entities/build/hand-over.mutations';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldGroup } from '@ui/forms/field-group';
import { useState } from 'react';

export type Given = Required<GoesAlong>;

/** What was chosen before; at first not what it cost, and no names. */
export const useGiven = (chosen: Given | undefined) =>
  useState<Given>(chosen ?? { journal: true, photos: true, costs: false, names: false, documents: [] });

export type GoesAlongFieldsProps = {
  readonly buildId: string;
  readonly given: Given;
  readonly onChange: (given: Given) => void;
};

/** What goes to the new owner: journal, photos, costs, names, and each document by itself. */
export function GoesAlongFields({ buildId, given, onChange }: GoesAlongFieldsProps) {
  return (
    <>
      <FieldGroup legend="What goes along">
        {parts.map(({ name, label, hint }) => (
          <Checkbox
            key={name}
            label={label}
            hint={hint}
            checked={given[name]}
            onChange={({ target }) => onChange({ ...given, [name]: target.checked })}
          />
        ))}
      </FieldGroup>
      <Documents buildId={buildId} given={given} onChange={onChange} />
    </>
  );
}

function Documents({ buildId, given, onChange }: GoesAlongFieldsProps) {
  const { data: documents, instead } = loadedPart(
    useQuery(documentsToGiveQuery(buildId)),
    'Loading your documents',
  );
  if (!documents) return instead;
  if (documents.length === 0) return null;
  return (
    <FieldGroup
      legend="Documents"
      hint="The new owner gets a copy. Those that you keep leave the build with you."
    >
      {documents.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={given.documents.includes(id)}
          onChange={({ target }) =>
            onChange({
              ...given,
              documents: target.checked
                ? [...given.documents, id]
                : given.documents.filter((one) => one !== id),
            })
          }
        />
      ))}
    </FieldGroup>
  );
}

const parts = [
  { name: 'journal', label: 'The journal', hint: 'What was done, and when.' },
  { name: 'photos', label: 'The photos', hint: 'Of entries and tasks.' },
  { name: 'costs', label: 'What it cost', hint: 'Of parts and work, in dollars.' },
  { name: 'names', label: 'Names', hint: 'Of you, and of those who worked on it.' },
] as const;
