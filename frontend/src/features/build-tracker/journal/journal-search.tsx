import { taskChoicesQuery } from '@entities/build/entry.queries';
import { useQuery } from '@tanstack/react-query';
import { Chip, ChipRow } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import style from './journal.module.css';

/** Words to look for in the journal, and the task to which it is narrowed; both are in the address. */
export function JournalSearch({ buildId }: { readonly buildId: string }) {
  const [params, setParams] = useSearchParams();
  const [search, taskId] = [params.get('q') ?? '', params.get('task') ?? ''];
  const [words, setWords] = useState(search);
  const { data: tasks } = useQuery({ ...taskChoicesQuery(buildId), enabled: taskId !== '' });
  const choose = (name: 'q' | 'task', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const task = tasks?.find(({ id }) => id === taskId)?.title ?? 'One task';
  return (
    <div className={style.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form that searches, in every browser and reader */}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          choose('q', words.trim());
        }}
      >
        <Field label="Search the journal" hideLabel>
          <TextInput
            type="search"
            enterKeyHint="search"
            before={<Search aria-hidden="true" />}
            placeholder="Search the journal"
            autoComplete="off"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              if (target.value === '') choose('q', '');
            }}
          />
        </Field>
      </form>
      {(search || taskId) && (
        <ChipRow label="What is shown">
          {search && (
            <Chip
              removeLabel={`Remove ${search}`}
              onRemove={() => {
                setWords('');
                choose('q', '');
              }}
            >
              {search}
            </Chip>
          )}
          {taskId && (
            <Chip removeLabel={`Remove ${task}`} onRemove={() => choose('task', '')}>
              {task}
            </Chip>
          )}
        </ChipRow>
      )}
    </div>
  );
}
