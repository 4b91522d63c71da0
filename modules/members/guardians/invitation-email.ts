import type { EmailContent } from '../../mail/mail.ports.js';
import { invitationDays } from './invitations.rules.js';

/** The mail to the parent or guardian whom a minor named. The subject has no text by the minor. */
export const invitationEmail = (name: string, url: string, supportEmail: string): EmailContent => ({
  subject: 'Somebody under 18 asks you to be their guardian',
  parts: [
    {
      kind: 'words',
      words: `${name} is under 18 and has an account at Swap Meet Classics, where people buy, sell and talk about classic car parts. To list, hold or post, they need a parent or guardian who is responsible for them.`,
    },
    {
      kind: 'words',
      words:
        'Open the link, sign in or create an account of your own, and accept. We then check that it is really you. The two of you can always write to each other, whatever else is blocked.',
    },
    { kind: 'link', words: 'View invitation', url },
    { kind: 'note', words: `The link works once, for ${invitationDays} days.` },
    { kind: 'note', words: `Don’t know ${name}? Ignore this e-mail, or write to us at ${supportEmail}.` },
  ],
});
