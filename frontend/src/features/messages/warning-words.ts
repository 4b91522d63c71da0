import type { MessageView } from '@modules/messages/messages.contract';

/** A calm warning about what a first message asks for. */
export const warningWords: Readonly<Record<MessageView['warnings'][number], string>> = {
  cheque:
    'Cashier’s checks and money orders bounce weeks later. Hand the part over for cash, or once your bank confirms that the money is yours.',
  'gift cards': 'Honest people do not pay, or ask to be paid, with gift cards.',
  codes: 'Keep codes that arrive on your phone to yourself. With one, somebody can take over your accounts.',
  agent:
    'Buyers who never come themselves and send an agent are often scammers. Meet in person where you can.',
};
