import { EmailStatus } from '@entities/account/email-status';
import { useMember } from '@lib/session/session';

/** Says what a member must do before they can publish, with the link sent again on a press. Nothing once it is done. */
export function ConfirmEmail() {
  const member = useMember();
  return member && <EmailStatus user={member} need={need} />;
}

const need = {
  title: 'Confirm your email address to publish.',
  words: 'You can fill in everything now; it is kept as a draft.',
};
