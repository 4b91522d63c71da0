import type { Recipients } from '../../identity/recipients.ports.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import type { EmailContent, Outbox } from '../../mail/mail.ports.js';
import { type AppealEvent, appealEvents } from './appeal.events.js';
import { questionEmail, refusedEmail, upheldEmail } from './appeal-emails.js';
import { partiesIn } from './parties.rules.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly recipients: Recipients;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** Whenever a reviewer asks, refuses, or upholds a decision, the member gets a mail, and so does a guardian who appealed for them. It is no
 *  choice of theirs. A decision that changes has a letter of its own. */
export const mailOfAppeals = ({ eventStore, recipients, outbox, publicUrl }: Deps): Reactor =>
  reactor({
    name: 'mail-of-appeals',
    handles: [pick(appealEvents, 'QuestionAsked', 'AppealDecided', 'AppealRefused')],
    handle: async (tx, events) => {
      for (const event of events) {
        if (hasOwnLetter(event)) continue;
        const history = await eventStore.read(appealEvents, event.entityId);
        const decisionId = history.find((one) => one.type === 'AppealFiled')?.data.decisionId ?? '';
        for (const person of partiesIn(history)) {
          const found = await recipients.of(tx, person);
          if (!found) continue;
          const about = { name: found.name, decisionId, url: `${publicUrl}/appeals/${event.entityId}` };
          const mail = await outbox.write({
            cause: event.id,
            kind: 'appeal',
            to: found.email,
            person,
            content: contentOf(event, about),
          });
          await mail.enqueue(tx);
        }
      }
    },
  });

const hasOwnLetter = (event: Mailed): boolean =>
  event.type === 'AppealDecided' && event.data.outcome !== 'upheld';

type Mailed = Extract<AppealEvent, { readonly type: 'QuestionAsked' | 'AppealDecided' | 'AppealRefused' }>;

function contentOf(event: RecordedEvent<Mailed>, about: Parameters<typeof questionEmail>[0]): EmailContent {
  switch (event.type) {
    case 'QuestionAsked':
      return questionEmail(about, event.data);
    case 'AppealDecided':
      return upheldEmail(about, event.data);
    case 'AppealRefused':
      return refusedEmail(about, event.data);
    default:
      return unreachable(event);
  }
}
