import type { EmailContent, EmailPart } from '../../mail/mail.ports.js';

/** units  days */
export const confirmationDays = 3;

/** To a guest: confirm that the address of a report is yours. */
export const confirmReportEmail = (url: string): EmailContent => ({
  subject: 'Confirm your report',
  parts: [
    words('Somebody, we hope you, sent us a report at Swap Meet Classics with this address.'),
    words('Confirm it, and a person looks at it. We write to you again when it is decided.'),
    { kind: 'link', words: 'Confirm my report', url },
    note(`The link works for ${confirmationDays} days. After that we delete the report.`),
    note('If this wasn’t you, ignore this e-mail. Nothing happens without the link.'),
  ],
});

/** To a guest who confirmed. */
export const reportReceivedEmail = (): EmailContent => ({
  subject: 'We have your report',
  parts: [
    words('Thank you. Your report is with our moderators, and a person looks at it.'),
    words('We write to you once more, when it is decided.'),
  ],
});

/** To a guest, once it is decided: whether something was done, and never what it cost whom. */
export const reportDecidedEmail = (outcome: 'acted' | 'nothing'): EmailContent => ({
  subject: 'Your report was decided',
  parts: [
    words(decidedWords[outcome]),
    words('We tell nobody what it means for somebody else’s account.'),
    note('We delete your address 30 days from now.'),
  ],
});

export const decidedWords = {
  acted: 'We looked at your report, and we did something about it. Thank you.',
  nothing: 'We looked at your report, and found nothing that breaks our rules. Thank you for looking out.',
} as const;

const words = (text: string): EmailPart => ({ kind: 'words', words: text });
const note = (text: string): EmailPart => ({ kind: 'note', words: text });
