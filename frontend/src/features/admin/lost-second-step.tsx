import { call } from '@lib/call';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { messageOf } from '@lib/problem';
import {
  getSecondFactorOf,
  longestReason,
  removeSecondFactor,
  type SecondFactorOf,
} from '@modules/identity/totp-removal.contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/button';
import { Dialog } from '@ui/dialog';
import { Field } from '@ui/field';
import { Row, Stack } from '@ui/layout';
import { Notice } from '@ui/notice';
import { Loading } from '@ui/skeleton';
import { TextInput } from '@ui/text-input';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { MemberLookUp } from './member-look-up';

const secondFactorOfQuery = (id: string) =>
  queryOptions({
    queryKey: [getSecondFactorOf.path, id] as const,
    queryFn: ({ signal }) => call(getSecondFactorOf, { params: { id }, signal }),
  });

/** For a member who lost phone and recovery codes, and wrote to support. */
export function LostSecondStep() {
  const [id, setId] = useState<string>();
  return (
    <Stack>
      <MemberLookUp onFound={setId} />
      {id && <SecondStepOf key={id} id={id} />}
    </Stack>
  );
}

function SecondStepOf({ id }: { readonly id: string }) {
  const factor = useQuery(secondFactorOfQuery(id));
  if (factor.isPending) return <Loading label="Fetching the second step" shape="line" />;
  if (factor.isError) return <Notice tone="problem">{messageOf(factor.error)}</Notice>;
  const { name, since, removals } = factor.data;
  return (
    <Stack>
      <p>
        {since
          ? `Two-step sign-in is on for ${name}, since ${dayIn(since)}.`
          : `Two-step sign-in is off for ${name}: there is nothing to take away.`}
      </p>
      {since && (
        <Row>
          <TakeAway id={id} name={name} />
        </Row>
      )}
      {removals.length > 0 && <Removals removals={removals} />}
    </Stack>
  );
}

function Removals({ removals }: Pick<SecondFactorOf, 'removals'>) {
  return (
    <ul aria-label="Taken away before">
      {removals.map(({ at, by, reason }) => (
        <li key={at}>
          Taken away on {dayIn(at)} by <Link to={paths.member(by)}>an admin</Link>: {reason}
        </li>
      ))}
    </ul>
  );
}

function TakeAway({ id, name }: { readonly id: string; readonly name: string }) {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: (reason: string) => call(removeSecondFactor, { params: { id }, body: { reason } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: secondFactorOfQuery(id).queryKey }),
  });

  function change(next: boolean) {
    remove.reset();
    setOpen(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    remove.mutate(String(new FormData(event.currentTarget).get('reason') ?? ''));
  }

  return (
    <>
      <Button variant="danger" onClick={() => change(true)}>
        Take it away
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        size="small"
        holds
        title={`Take the second step of ${name} away?`}
        description="Make sure first that it is them. Every device of theirs is signed out, and their mail is told."
        footer={
          <>
            <Button variant="quiet" onClick={() => change(false)}>
              Cancel
            </Button>
            <Button variant="danger" type="submit" form={formId} busy={remove.isPending}>
              Take it away
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit}>
          <Stack>
            {remove.isError && <Notice tone="problem">{messageOf(remove.error)}</Notice>}
            <Field label="Reason" hint="And how you made sure. It stays on record with your name." required>
              <TextInput name="reason" required maxLength={longestReason} />
            </Field>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
