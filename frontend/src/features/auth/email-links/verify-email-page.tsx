import { useLinkToken } from '@lib/browser/use-link-token';
import { EmailLinkConfirm } from './email-link-confirm';

/** Verifies the e-mail of a new account. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <EmailLinkConfirm
      title="Confirm your email address"
      lead="Press the button to confirm this address."
      token={token}
      submit="Confirm my email address"
      done="Your email address is confirmed"
      already="Your email address is confirmed already"
      what="verify"
    />
  );
}
