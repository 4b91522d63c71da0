import { useLinkToken } from '@lib/browser/use-link-token';
import { EmailLinkConfirm } from './email-link-confirm';

/** Confirms a new e-mail for an account. */
export default function ConfirmEmailPage() {
  const token = useLinkToken();
  return (
    <EmailLinkConfirm
      title="Confirm your new email address"
      lead="After that you sign in with it, and the old one stops working."
      token={token}
      submit="Use this address"
      done="Your email address is changed"
      what="confirm"
    />
  );
}
