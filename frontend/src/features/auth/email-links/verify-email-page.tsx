import { useLinkToken } from '@lib/browser/use-link-token';
import { EmailLinkConfirm } from './email-link-confirm';

/** Verifies the e-mail of a new account. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <EmailLinkConfirm
      title="Confirm your e-mail"
      lead="Press the button to confirm this address."
      token={token}
      submit="Confirm my e-mail"
      done="Your e-mail is confirmed"
      already="Your e-mail is confirmed already"
      what="verify"
    />
  );
}
