import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';
import style from '../members/member-search.module.css';
import { parseTarget } from '../parse-target';
import { Judged } from './judged';

/** /admin/match-rules: how today's rules judge a listing and what shares most with it. */
export default function AdminMatchRulesPage() {
  const [address, setAddress] = useSearchParams();
  const listing = address.get('listing') ?? '';
  return (
    <ConsoleFrame
      capability="administer"
      title="Why matched, why not"
      lead="Choose a listing to see what suits it, what does not, and why. Looking changes nothing."
      actions={
        <Button asChild>
          <Link to={paths.adminVocabulary}>Vocabulary</Link>
        </Button>
      }
    >
      <Stack>
        <ChooseListing listing={listing} onChosen={(id) => setAddress({ listing: id })} />
        {listing && <Judged listing={listing} />}
      </Stack>
    </ConsoleFrame>
  );
}

function ChooseListing({
  listing,
  onChosen,
}: {
  /** The one of the page’s address; empty without one. */
  readonly listing: string;
  readonly onChosen: (id: string) => void;
}) {
  const [isWrong, setWrong] = useState(false);

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pasted = String(new FormData(event.currentTarget).get('address') ?? '').trim();
    const target = parseTarget(pasted);
    const isListing = target?.kind === 'listing' && looksLikeId.test(target.id);
    setWrong(!isListing);
    if (isListing) onChosen(target.id);
  }

  return (
    <Form onSubmit={choose} className={style.form} noValidate>
      <Field
        label="Listing"
        hint="Paste the address of a wanted ad, or of something for sale."
        error={isWrong && 'This is not the address of a listing. Open the listing, and copy its address.'}
      >
        <TextInput
          name="address"
          code
          maxLength={300}
          autoComplete="off"
          defaultValue={listing && paths.listing(listing)}
        />
      </Field>
      <Button type="submit" variant="primary">
        Show why
      </Button>
    </Form>
  );
}

const looksLikeId = /^[0-9a-f-]{36}$/i;
