import { useFindMember } from '@entities/account/account-admin.mutations';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';
import { parseMemberQuery } from './parse-member-query';

/** Finds a member by id, handle, e-mail or address of their page.
 *  out  onFound: called with the member's id */
export function FindMember({ onFound }: { readonly onFound: (id: string) => void }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const find = useFindMember(onFound);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = parseMemberQuery(String(new FormData(event.currentTarget).get('member') ?? ''));
    setUnreadable(wanted === undefined);
    if (wanted) find.mutate(wanted);
    else find.reset();
  }

  return (
    <form onSubmit={look} noValidate>
      <Stack>
        <Field
          label="Member"
          hint="Their e-mail, handle (@name) or id, or the address of their page or storefront."
          required
          error={
            isUnreadable
              ? 'Give an e-mail, a handle like @name, an id, or an address like /member/… or /seller/….'
              : find.isError && messageOf(find.error)
          }
        >
          <TextInput name="member" required code />
        </Field>
        <Row>
          <Button type="submit" busy={find.isPending}>
            Look up
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
