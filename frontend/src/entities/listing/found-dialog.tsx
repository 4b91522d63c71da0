import { threadsQuery } from '@entities/thread/thread.queries';
import type { MyListing } from '@modules/marketplace/listing.schemas';
import type { ThreadCard } from '@modules/messages/messages.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { ListingActionRequest } from './listing.mutations';

export type FulfillWantedDialogProps = {
  readonly listing: Pick<MyListing, 'title'>;
  readonly busy: boolean;
  readonly onCommand: (command: ListingActionRequest) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** Asks where the author of a wanted ad found the item, and from whom if it was a member they wrote with. */
export function FulfillWantedDialog({ listing, busy, onCommand, onOpenChange }: FulfillWantedDialogProps) {
  const [where, setWhere] = useState<'here' | 'elsewhere'>('here');
  const [by, setBy] = useState('');
  const { data } = useInfiniteQuery(threadsQuery('inbox', ''));
  const people = peopleIn(data?.pages.flatMap(({ threads }) => threads) ?? [], listing.title);
  return (
    <DialogForm
      title="Did you find it?"
      description={listing.title}
      action="Mark found"
      busy={busy}
      onSubmit={() => onCommand({ type: 'fulfill', where, by: where === 'here' && by ? by : null })}
      onClose={() => onOpenChange(false)}
    >
      <RadioGroup
        legend="Where did you find it?"
        value={where}
        onValueChange={setWhere}
        options={[
          { value: 'here', label: 'Here', hint: 'From a member of this site.' },
          { value: 'elsewhere', label: 'Elsewhere', hint: 'At a meet, by word of mouth, on another site.' },
        ]}
      />
      {where === 'here' && people.length > 0 && (
        <Field label="Who had it" hint="Members you exchanged messages with." optional>
          <Select
            value={by}
            onChange={({ target }) => setBy(target.value)}
            placeholder="Rather not say"
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
    </DialogForm>
  );
}

/** The other members of these threads, each once: first those who wrote about this ad. */
function peopleIn(threads: readonly ThreadCard[], title: string): ThreadCard['others'] {
  const about = threads.filter((thread) => thread.title === title);
  const others = [...about, ...threads].flatMap((thread) => thread.others);
  return [...new Map(others.map((person) => [person.id, person])).values()];
}
