import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { Environment } from '../../kernel/environment.js';
import { notFound } from '../../kernel/errors.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { Journal } from '../../kernel/journal.js';
import { ENVIRONMENT, SECRET } from '../../kernel/tokens.js';
import { isErased } from '../erased.js';
import { OrderInbox } from '../inbox.handler.js';
import { askUnsubscribe, unsubscribe } from '../notifications.contract.js';
import { kindWords } from './letters.js';
import { type Mails, readUnsubscribe } from './unsubscribe-link.js';

/** The links that end a kind of mail: looking asks, one POST does it, from a mail program or from that page. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly journal: Journal,
    @Inject(SECRET) private readonly secret: string,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {}

  @Serves(askUnsubscribe)
  ask(@Called() { query }: Call<typeof askUnsubscribe>, @Res() response: Response): void {
    const { mails } = this.#read(query.token);
    this.#show(
      response,
      `Stop ${nameOf(mails)}?`,
      '<form method="post"><button>Yes, stop these mails</button></form>',
    );
  }

  @Serves(unsubscribe)
  async stop(@Called() { query, meta }: Call<typeof unsubscribe>, @Res() response: Response): Promise<void> {
    const { memberId, mails } = this.#read(query.token);
    if (!(await isErased(this.journal, memberId))) {
      const order = { ...meta, actor: { id: memberId, roles: [] } };
      await this.bus.execute(new OrderInbox(memberId, { type: 'StopMails', memberId, mails, meta: order }));
    }
    this.#show(response, `Done: we stopped ${nameOf(mails)}.`, '');
  }

  #read(token: string): { readonly memberId: string; readonly mails: Mails } {
    const read = readUnsubscribe(this.secret, token);
    if (read) return read;
    throw notFound('UNSUBSCRIBE_LINK_UNKNOWN', {
      message: 'This link is not complete. Copy it whole, or choose on the notifications page what you get.',
    });
  }

  /** A page that needs neither script nor session; its words are our own. */
  #show(response: Response, title: string, action: string): void {
    response
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
      .type('html')
      .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} Swap Meet Classics</title></head>
<body><main><h1>${title}</h1>
${action}
<p><a href="${this.environment.publicUrl}/notifications?show=preferences">Choose what comes by mail</a></p>
</main></body></html>
`);
  }
}

const nameOf = (mails: Mails): string =>
  mails === 'digest' ? 'the daily digest' : `mails of the kind “${kindWords[mails].name}”`;
