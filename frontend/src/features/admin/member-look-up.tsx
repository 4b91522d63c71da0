import { Button } from '@ui/button';
import { Field } from '@ui/field';
import { Row, Stack } from '@ui/layout';
import { TextInput } from '@ui/text-input';
import { type FormEvent, useState } from 'react';

/** Asks for a member, by id or by the address of their storefront.
 *  out  onFound: the id; undefined when there is none in what was pasted */
export function MemberLookUp({ onFound }: { readonly onFound: (id: string | undefined) => void }) {
  const [isUnreadable, setUnreadable] = useState(false);
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('member') ?? '');
    const found = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(words)?.[0];
    setUnreadable(found === undefined);
    onFound(found);
  }
  return (
    <form onSubmit={look}>
      <Stack>
        <Field
          label="Member"
          hint="Their id, or the address of their storefront."
          required
          error={isUnreadable && 'Paste an address like /seller/… with an id.'}
        >
          <TextInput name="member" required code />
        </Field>
        <Row>
          <Button type="submit">Look up</Button>
        </Row>
      </Stack>
    </form>
  );
}
