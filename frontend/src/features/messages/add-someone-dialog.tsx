import { useAddToThread } from '@entities/thread/thread.mutations';
import { threadsQuery } from '@entities/thread/thread.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { plain } from '@modules/kernel/text/plain.rules';
import type { ThreadView } from '@modules/messages/messages.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Adds a member whom the user talks with, or whose handle they know. */
export function AddSomeoneDialog({
  thread,
  onClose,
}: {
  readonly thread: ThreadView;
  readonly onClose: () => void;
}) {
  const { id, others } = thread;
  const [chosen, setChosen] = useState('');
  const [handle, setHandle] = useState('');
  const known = useTalkers(others.map((other) => other.id));
  const add = useAddToThread(id);
  const navigate = useNavigate();
  const name = plain(handle).trim().replace(/^@/, '');
  const send = () =>
    add.mutate(name ? { handle: name } : { id: chosen }, {
      onSuccess: (receipt) => {
        onClose();
        if (receipt.id !== id) void navigate(paths.thread(receipt.id));
      },
    });
  return (
    <DialogForm
      title="Add someone"
      description={whatFollows(others.map((other) => other.name))}
      action="Add"
      busy={add.isPending}
      disabled={!name && !chosen}
      problem={add.error ? messageOf(add.error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      {known.length > 0 && (
        <Field label="Somebody you have talked with">
          <SearchSelect
            placeholder="Choose a member"
            value={chosen}
            onChange={setChosen}
            options={known.map((one) => ({ value: one.id, label: one.name }))}
          />
        </Field>
      )}
      <Field
        label={known.length > 0 ? 'Or by handle' : 'Their handle'}
        hint="It is on their page, after the @."
      >
        <TextInput
          code
          autoComplete="off"
          value={handle}
          onChange={({ target }) => setHandle(target.value)}
          placeholder="@"
        />
      </Field>
    </DialogForm>
  );
}

/** Adding to a conversation of two starts a new one. */
function whatFollows(names: readonly string[]): string {
  return names.length === 1
    ? `This starts a new conversation with ${names[0]} and whoever you add. What the two of you wrote stays between you.`
    : 'They see only what is written from now on. Everybody here sees that you added them.';
}

/** Members of the last conversations, by name, who are not in this one. */
function useTalkers(here: readonly string[]): readonly { readonly id: string; readonly name: string }[] {
  const { data } = useInfiniteQuery(threadsQuery('inbox', ''));
  const all = (data?.pages ?? []).flatMap(({ threads }) => threads.flatMap(({ others }) => others));
  const byId = new Map(all.map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ id }) => !here.includes(id))
    .sort((one, other) => one.name.localeCompare(other.name));
}
