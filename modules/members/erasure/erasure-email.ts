import { dayInWords } from '../../kernel/decider/days.js';
import type { EmailContent } from '../../mail/mail.ports.js';

/** The mail to a member who asked to be erased, or whose account somebody else used to ask. */
export const erasureEmail = (
  name: string,
  dueAt: string,
  timeZone: string,
  accountUrl: string,
): EmailContent => ({
  subject: 'Your account will be erased',
  parts: [
    { kind: 'words', words: `Hello ${name},` },
    {
      kind: 'words',
      words: `You asked us to erase your account. On ${dayInWords(dueAt, timeZone)} your profile, listings, photos and everything else of yours will be gone for good.`,
    },
    { kind: 'words', words: 'Until then you can change your mind on your account page.' },
    { kind: 'link', words: 'Keep my account', url: accountUrl },
    { kind: 'note', words: 'If this wasn’t you, keep the account and choose a new password right away.' },
  ],
});
