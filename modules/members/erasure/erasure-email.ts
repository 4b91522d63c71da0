import type { EmailContent } from '../../mail/mail.ports.js';

/** The mail to a member who asked to be erased, or whose account somebody else used to ask. */
export const erasureEmail = (name: string, dueAt: string, accountUrl: string): EmailContent => ({
  subject: 'Your account will be erased',
  parts: [
    { kind: 'words', words: `Hello ${name},` },
    {
      kind: 'words',
      words: `You asked us to erase your account. On ${dayOf(dueAt)} your profile, listings, photos and everything else of yours will be gone for good.`,
    },
    { kind: 'words', words: 'Until then you can change your mind on your account page.' },
    { kind: 'link', words: 'Keep my account', url: accountUrl },
    { kind: 'note', words: 'If this wasn’t you, keep the account and choose a new password right away.' },
  ],
});

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
