import { saleQuery, useNameBuyer } from '@entities/inventory/sale.queries';
import { threadsQuery } from '@entities/thread/thread.queries';
import { messageOf } from '@lib/api/problem';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { LoadProblem } from '@ui/feedback/load-problem';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

interface HandOverProps {
  readonly listing: { readonly id: string; readonly title: string };
}

/** What a sold listing took from its seller's inventory: a member who bought it may have it in theirs. Nothing is shown for a listing made of no items. */
export function HandOver({ listing }: HandOverProps) {
  const { data: items, error, refetch } = useQuery(saleQuery(listing.id));
  const [isAsking, setAsking] = useState(false);
  if (!items && error) return <LoadProblem error={error} refetch={refetch} />;
  const [first] = items ?? [];
  if (!first) return null;
  const { buyer, isTaken } = first;
  const ask = () => setAsking(true);
  return (
    <>
      {buyer === null && (
        <Notice
          live={false}
          title="Did a member buy it?"
          action={
            <Button size="small" onClick={ask}>
              Hand it over
            </Button>
          }
        >
          Then it can go on in their inventory: with its photos, what it fits, and the label that is on it.
        </Notice>
      )}
      {buyer !== null && !isTaken && (
        <Notice
          live={false}
          title={`Offered to ${buyer.name}`}
          action={
            <Button size="small" variant="quiet" onClick={ask}>
              Somebody else
            </Button>
          }
        >
          It waits in their inventory until they take it over.
        </Notice>
      )}
      {buyer !== null && isTaken && (
        <Notice tone="good" live={false} title={`${buyer.name} has it now`}>
          It goes on in their inventory. What you paid, your notes and places stay with you.
        </Notice>
      )}
      {isAsking && <HandOverDialog listing={listing} onClose={() => setAsking(false)} />}
    </>
  );
}

const other = 'other';

function HandOverDialog({ listing, onClose }: HandOverProps & { readonly onClose: () => void }) {
  const { data } = useInfiniteQuery(threadsQuery('selling', listing.title));
  const [chosen, setChosen] = useState('');
  const [handle, setHandle] = useState('');
  const { mutate, isPending, error } = useNameBuyer(listing.id);
  const { toast } = useToast();
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  const about = threads.filter(({ title }) => title === listing.title);
  const talkers = new Map(about.flatMap(({ others }) => others.map(({ id, name }) => [id, name])));
  const isTyped = talkers.size === 0 || chosen === other;
  const send = () =>
    mutate(isTyped ? { handle } : { id: chosen }, {
      onSuccess: () => {
        toast({ title: 'Offered. It waits in their inventory.', tone: 'good' });
        onClose();
      },
    });
  return (
    <DialogForm
      title="Hand it over"
      description={listing.title}
      action="Hand over"
      busy={isPending}
      disabled={isTyped ? handle.trim() === '' : chosen === ''}
      problem={error ? messageOf(error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      {talkers.size > 0 && (
        <RadioGroup
          legend="Who bought it?"
          value={chosen}
          onValueChange={setChosen}
          options={[
            ...[...talkers].map(([value, label]) => ({ value, label, hint: 'Wrote to you about it.' })),
            { value: other, label: 'Another member' },
          ]}
        />
      )}
      {isTyped && (
        <Field label="Their handle" hint="It is on their page, like @rays-garage.">
          <TextInput
            value={handle}
            onChange={({ target }) => setHandle(target.value)}
            autoCapitalize="none"
          />
        </Field>
      )}
    </DialogForm>
  );
}
