import { useModerateListing } from '@entities/listing/listing.mutations';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Segmented } from '@ui/forms/segmented';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';

type Verdict = 'remove' | 'reinstate';

/** Removes or reinstates one listing, found by its address. */
export function ReviewListing() {
  const [verdict, setVerdict] = useState<Verdict>('remove');
  const [isUnreadable, setUnreadable] = useState(false);
  const moderate = useModerateListing();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const id = parseListingId(String(form.get('address')));
    setUnreadable(id === undefined);
    if (id === undefined) return;
    const reason = String(form.get('reason'));
    moderate.mutate({
      id,
      command: verdict === 'remove' ? { type: 'remove', reason } : { type: 'reinstate' },
    });
  }

  return (
    <>
      <form onSubmit={submit}>
        <Stack>
          <Segmented
            label="What to do"
            value={verdict}
            onValueChange={(next) => {
              setVerdict(next);
              moderate.reset();
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
          {moderate.isError && !isReauthRequired(moderate.error) && (
            <Notice tone="problem">{messageOf(moderate.error)}</Notice>
          )}
          {moderate.isSuccess && (
            <Notice tone="good">
              Done. <Link to={paths.listing(moderate.data.id)}>View the listing</Link>.
            </Notice>
          )}
          <Row>
            <Button
              type="submit"
              variant={verdict === 'remove' ? 'danger' : 'primary'}
              busy={moderate.isPending}
            >
              {verdict === 'remove' ? 'Remove the listing' : 'Reinstate the listing'}
            </Button>
          </Row>
        </Stack>
      </form>
      <ReauthFirst mutation={moderate} />
    </>
  );
}

/** The id in a listing's address, or the id itself. */
function parseListingId(text: string): string | undefined {
  return /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(text)?.[0];
}
