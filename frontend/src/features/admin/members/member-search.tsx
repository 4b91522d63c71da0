import { useFindByEmail } from '@entities/account/account-admin.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FoundMembers } from './found-members';
import style from './member-search.module.css';
import { parseMemberQuery } from './parse-member-query';

/** Finds members by name, handle, e-mail or address of their page. The words are in the address of this page, but never an e-mail. */
export function MemberSearch() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const asked = (address.get('search') ?? '').trim().slice(0, 80);
  const [words, setWords] = useState(asked);
  useEffect(() => setWords(asked), [asked]);
  const open = (id: string) => void navigate(paths.adminMember(id));
  const byEmail = useFindByEmail(open);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    byEmail.reset();
    const wanted = parseMemberQuery(words);
    if (!wanted) setAddress({});
    else if ('id' in wanted) open(wanted.id);
    else if ('email' in wanted) byEmail.mutate(wanted.email);
    else setAddress({ search: wanted.words });
  }

  return (
    <Stack>
      <Form onSubmit={look} className={style.form} noValidate>
        <Field
          label="Member"
          hint="Name, @handle, e-mail, or the address of their page."
          error={byEmail.isError && messageOf(byEmail.error)}
        >
          <TextInput
            type="search"
            before={<Search aria-hidden="true" />}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={byEmail.isPending}>
          Find
        </Button>
      </Form>
      {asked && <FoundMembers search={asked} />}
    </Stack>
  );
}
