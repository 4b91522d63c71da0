import { Controller, Inject } from '@nestjs/common';
import { notFound } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { STUCK_MAILS, type StuckMails } from '../../mail/stuck-mails.ports.js';
import { PersonNames } from '../person-names.js';
import { listMails, mostGivenUp, mostStuck, retryMails } from './mails.contract.js';

/** What admins see of e-mails: never an address, nor a word of them. */
@Controller()
export class MailsController {
  constructor(
    @Inject(STUCK_MAILS) private readonly mails: StuckMails,
    @Inject(PersonNames) private readonly names: PersonNames,
  ) {}

  @Route(listMails)
  async list(@Input() { meta }: RouteInput<typeof listMails>): Promise<ResponseOf<typeof listMails>> {
    const [counts, stuck, givenUp] = await Promise.all([
      this.mails.counts(),
      this.mails.stuck(meta.now, mostStuck),
      this.mails.givenUp(mostGivenUp),
    ]);
    const ids = [...stuck, ...givenUp].flatMap(({ personId }) => personId ?? []);
    const person = await this.names.for(meta.actor.id, ids);
    const shown = <Mail extends { readonly personId: string | null }>({ personId, ...mail }: Mail) => ({
      ...mail,
      to: personId === null ? null : person(personId),
    });
    return { counts: [...counts], stuck: stuck.map(shown), givenUp: givenUp.map(shown) };
  }

  @Route(retryMails)
  async retry(
    @Input() { body, meta }: RouteInput<typeof retryMails>,
  ): Promise<ResponseOf<typeof retryMails>> {
    const retried = await this.mails.retry(body.which, meta.now);
    if (!retried) throw notFound('MAIL_NOT_STUCK', { message: 'No such e-mail is stuck any more.' });
    return { retried };
  }
}
