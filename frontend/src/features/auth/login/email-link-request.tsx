import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { call } from '@lib/api/call';
import { sendSignInLink } from '@modules/identity/email-tokens/email-tokens.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Sends a sign-in link to the e-mail typed in the form around it. The link leads where the login page would. */
export function EmailLinkRequest({ onSent }: { readonly onSent: (email: string) => void }) {
  const [asked] = useSearchParams();
  const next = asked.get('next') ?? undefined;
  const send = useMutation({
    mutationFn: (email: string) => call(sendSignInLink, { body: { email, ...(next && { next }) } }),
    onSuccess: (_, email) => onSent(email),
  });

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
