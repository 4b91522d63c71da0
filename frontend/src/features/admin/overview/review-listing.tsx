import { call } from '@lib/api/call';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { reinstateListing, removeListing } from '@modules/marketplace/marketplace.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Segmented } from '@ui/forms/segmented';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';

type Review =
  | { readonly verdict: 'remove'; readonly id: string; readonly reason: string }
  | { readonly verdict: 'reinstate'; readonly id: string };

/** Remove or reinstate one listing, named by its address. */
export function ReviewListing() {
  const [verdict, setVerdict] = useState<Review['verdict']>('remove');
  const [isUnreadable, setUnreadable] = useState(false);
  const cache = useQueryClient();
  const judge = useMutation({ mutationFn: sendReview, onSuccess: () => cache.invalidateQueries() });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const id = parseListingId(String(words.get('address')));
    setUnreadable(id === undefined);
    if (id === undefined) return;
    judge.mutate(
      verdict === 'remove' ? { verdict, id, reason: String(words.get('reason')) } : { verdict, id },
    );
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Segmented
          label="What to do"
          value={verdict}
          onValueChange={(next) => {
            setVerdict(next);
            judge.reset();
          }}
          options={[
            { value: 'remove', label: 'Remove' },
            { value: 'reinstate', label: 'Reinstate' },
          ]}
        />
        <Field
          label="Listing"
          hint="Its address or its id."
          required
          error={isUnreadable && 'Paste the address of a listing, like /listing/… with its id.'}
        >
          <TextInput name="address" required code />
        </Field>
        {verdict === 'remove' && (
          <Field label="Reason" hint="Which rule it breaks; it stays on record." required>
            <TextArea name="reason" required maxLength={500} rows={3} />
          </Field>
        )}
        {judge.isError && <Notice tone="problem">{messageOf(judge.error)}</Notice>}
        {judge.isSuccess && (
          <Notice tone="good">
            Done. <Link to={paths.listing(judge.data.id)}>Look at the listing</Link>.
          </Notice>
        )}
        <Row>
          <Button type="submit" variant={verdict === 'remove' ? 'danger' : 'primary'} busy={judge.isPending}>
            {verdict === 'remove' ? 'Remove the listing' : 'Reinstate the listing'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The id in a listing's address, or the id itself. */
function parseListingId(words: string): string | undefined {
  return /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(words)?.[0];
}

function sendReview(judgement: Review) {
  const params = { id: judgement.id };
  return judgement.verdict === 'remove'
    ? call(removeListing, { params, body: { reason: judgement.reason } })
    : call(reinstateListing, { params });
}
