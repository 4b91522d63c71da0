import { dollarsOf } from '../../kernel/decider/money.js';
import type { EmailContent } from '../../mail/mail.ports.js';

/** units  cents: USD */
export interface ReceiptMail {
  readonly number: string;
  readonly name: string;
  readonly cents: number;
  /** The page of the gift, with the key of a guest. */
  readonly page: string;
  readonly isMember: boolean;
}

export const receiptMail = ({ number, name, cents, page, isMember }: ReceiptMail): EmailContent => ({
  subject: `Thank you for your gift: receipt ${number}`,
  parts: [
    { kind: 'words', words: `Hello ${name},` },
    {
      kind: 'words',
      words: `thank you: your gift of ${dollarsOf(cents)} is here. It pays for what keeps this site running and free to use.`,
    },
    { kind: 'link', words: 'Open your receipt', url: page },
    {
      kind: 'words',
      words: isMember
        ? 'There you also change how you are thanked, at any time. You are asked to sign in.'
        : 'There you also change how you are thanked, at any time. Keep this e-mail: whoever has its link can do the same.',
    },
  ],
});
