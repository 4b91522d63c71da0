import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { isErased } from '../erased.js';
import { inboxDecider } from '../inbox/inbox.decider.js';
import { noticeKinds } from '../inbox/inbox.events.js';
import { askUnsubscribe, type MailChoice, unsubscribe } from '../notifications.contract.js';
import { type Mails, readUnsubscribe, unsubscribePage } from './unsubscribe-link.js';

/** The links that end a kind of mail: looking changes nothing, one POST does it, from a mail program or from our page.
 *  source  RFC 8058 */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly eventStore: DomainEventStore,
    @Inject(MASTER_SECRET) private readonly secret: string,
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
    response.json({ mails, isOn: await this.#comes(memberId, mails) } satisfies MailChoice);
  }

  @Route(unsubscribe)
  async stop(@Input() { query, meta }: RouteInput<typeof unsubscribe>): Promise<MailChoice> {
    const { memberId, mails } = this.#read(query.token);
    if (!(await isErased(this.eventStore, memberId))) {
      const command = {
        type: 'StopMails',
        memberId,
        mails,
        meta: { ...meta, actor: { id: memberId, roles: [] } },
      } as const;
      await dispatch(this.bus, inboxDecider, memberId, command);
    }
    return { mails, isOn: false };
  }

  #read(token: string): { readonly memberId: string; readonly mails: Mails } {
    const read = readUnsubscribe(this.secret, token);
    if (read) return read;
    throw notFound('UNSUBSCRIBE_LINK_UNKNOWN', {
      message: 'This link is not complete. Copy it whole, or choose on the notifications page what you get.',
    });
  }

  async #comes(memberId: string, mails: Mails): Promise<boolean> {
    const { status, preferences } = await loadState(this.eventStore, inboxDecider, memberId);
    if (status === 'closed') return false;
    return mails === 'digest'
      ? noticeKinds.some((kind) => preferences.channels[kind].digest)
      : preferences.channels[mails].mail;
  }
}
