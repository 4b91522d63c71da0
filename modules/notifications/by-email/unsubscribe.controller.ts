import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { notFound } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { changePreferences } from '../inbox/change-preferences.js';
import { isErased } from '../inbox/erased.js';
import { preferencesOf } from '../inbox/preferences.queries.js';
import { NOTIFICATION_KINDS, type NotificationKinds } from '../notification-kinds.js';
import { askUnsubscribe, type MailChoice, unsubscribe } from '../notifications.contract.js';
import { type Mails, wantsMails, withoutMails } from '../preferences.rules.js';
import { readUnsubscribe, unsubscribePage } from './unsubscribe-link.js';

/** The links that stop a kind of e-mail. GET changes nothing. One POST stops the e-mails, from a mail program or from our page.
 *  source  RFC 8058 */
@Controller()
export class UnsubscribeController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    readonly eventStore: DomainEventStore,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(NOTIFICATION_KINDS) readonly kinds: NotificationKinds,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  @Route(askUnsubscribe)
  async ask(
    @Input() { query, request }: RouteInput<typeof askUnsubscribe>,
    @Res() response: Response,
  ): Promise<void> {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Vary: 'Accept' });
    if (request.accepts(['json', 'html']) === 'html') {
      response.redirect(303, unsubscribePage(this.environment.publicUrl, query.token));
      return;
    }
    const { memberId, mails } = this.#read(query.token);
    response.json(this.#choiceOf(mails, await this.#isOn(memberId, mails)));
  }

  @Route(unsubscribe)
  async stop(@Input() { query, meta }: RouteInput<typeof unsubscribe>): Promise<MailChoice> {
    const { memberId, mails } = this.#read(query.token);
    await changePreferences(this, memberId, (chosen) => withoutMails(chosen, mails), meta.now);
    return this.#choiceOf(mails, false);
  }

  #choiceOf(mails: Mails, isOn: boolean): MailChoice {
    return { mails, name: mails === 'digest' ? '' : this.kinds.nameOf(mails), isOn };
  }

  #read(token: string): { readonly memberId: string; readonly mails: Mails } {
    const read = readUnsubscribe(this.secret, token);
    if (read && (read.mails === 'digest' || this.kinds.has(read.mails))) return read;
    throw notFound('UNSUBSCRIBE_LINK_UNKNOWN', {
      message: 'This link is incomplete. Copy all of it, or choose what you get on the notifications page.',
    });
  }

  async #isOn(memberId: string, mails: Mails): Promise<boolean> {
    if (await isErased(this.eventStore, memberId)) return false;
    return wantsMails(await preferencesOf(this, memberId), mails);
  }
}
