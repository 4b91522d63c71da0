import { Inject, Injectable } from '@nestjs/common';
import { RECIPIENTS, type Recipients } from '../../../identity/recipients.ports.js';
import type { Environment } from '../../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT } from '../../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../../kernel/decider/decider.js';
import { deterministicId } from '../../../kernel/decider/identifiers.js';
import type { Database } from '../../../kernel/postgres/database.js';
import { type EmailContent, OUTBOX, type Outbox } from '../../../mail/mail.ports.js';
import { MAILED_REQUESTS, type MailedRequests } from '../../../support/support.ports.js';
import { longestMessage, longestSubject } from '../../../support/support.schemas.js';
import { receivedEmail, requestEmail } from '../appeal-emails.js';
import { idOfAppeal } from '../appeal-ids.shared.js';
import { partsOf } from './parts.rules.js';
import type { Mail } from './read-mail.js';

/** What a member is told after a mail of theirs. Nobody else is answered, because their address may be forged. */
@Injectable()
export class Acknowledgements {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(MAILED_REQUESTS) private readonly requests: MailedRequests,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async ofAppeal(
    key: string,
    memberId: string,
    decisionId: string,
    what: 'appeal' | 'answer' | 'escalation',
  ): Promise<void> {
    const url = `${this.environment.publicUrl}/appeals/${idOfAppeal(decisionId)}`;
    await this.#send(key, memberId, (name) => receivedEmail({ name, decisionId, url }, what));
  }

  /** out  the id of the request; a long mail is several */
  async ofRequest(
    { key, from, subject, text }: Mail & { readonly from: string },
    memberId: string | null,
    meta: CommandMetadata,
  ): Promise<string> {
    const [first, ...others] = partsOf(text || subject, [], { text: longestMessage, files: 1 });
    const request = { subject: subject.slice(0, longestSubject), replyTo: from, memberId };
    const { id, reference } = await this.requests.receive({ ...request, message: first.text }, meta);
    for (const [at, { text: message }] of others.entries()) {
      const commandId = deterministicId(meta.commandId, at);
      await this.requests.receive({ ...request, message }, { ...meta, commandId });
    }
    if (memberId !== null) await this.#send(key, memberId, (name) => requestEmail(name, reference));
    return id;
  }

  async #send(key: string, memberId: string, content: (name: string) => EmailContent): Promise<void> {
    const found = await this.recipients.of(this.db, memberId);
    if (!found) return;
    const mail = await this.outbox.write({
      cause: deterministicId('mail received', key),
      kind: 'mail-received',
      to: found.email,
      person: memberId,
      content: content(found.name),
    });
    await mail.enqueue(this.db);
  }
}
