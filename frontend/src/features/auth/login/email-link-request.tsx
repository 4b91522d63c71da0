import { useSendSignInLink } from '@entities/sign-in/sign-in.mutations';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Sends a sign-in link to the e-mail typed in the form around it. The link leads where the login page would. */
export function EmailLinkRequest({ onSent }: { readonly onSent: (email: string) => void }) {
  const [asked] = useSearchParams();
  const next = asked.get('next') ?? undefined;
  const send = useSendSignInLink(next, onSent);

  function ask({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const field = form?.elements.namedItem('email');
    if (field instanceof HTMLInputElement && field.reportValidity()) send.mutate(field.value.trim());
  }

  return (
    <>
      {send.isError && <Notice tone="problem">{signInErrorMessage(send.error)}</Notice>}
      <Button size="large" block onClick={ask} busy={send.isPending} busyLabel="Please wait…">
        E-mail me a sign-in link
      </Button>
    </>
  );
}
