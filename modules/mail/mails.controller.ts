import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../kernel/config/tokens.js';
import { notFound } from '../kernel/decider/errors.js';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import type { Database } from '../kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../members/member-names.ports.js';
import { listMails, retryMails } from './mails.contract.js';
import { countMails, givenUpMails, retryStuck, stuckMails } from './stuck-mails.js';

/** What admins see of e-mails: never whom they are addressed to, nor a word of them. */
@Controller()
export class MailsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
  ) {}

  @Route(listMails)
  async list(@Input() { meta }: RouteInput<typeof listMails>): Promise<ResponseOf<typeof listMails>> {
    const [counts, stuck, givenUp] = await Promise.all([
      countMails(this.db),
      stuckMails(this.db, meta.now),
      givenUpMails(this.db),
    ]);
    const to = await this.#names(meta.actor.id, [...stuck, ...givenUp]);
    return {
      counts: [...counts],
      stuck: stuck.map(({ id, kind, person_id, put_at, entry }) => ({
        id,
        kind,
        to: to(person_id),
        putAt: put_at,
        attempts: entry.attempts,
        lastError: entry.lastError,
        isDead: entry.state === 'dead',
        nextTryAt: entry.dueAt,
      })),
      givenUp: givenUp.map(({ id, kind, person_id, put_at, tries, fault, settled_at }) => ({
        id,
        kind,
        to: to(person_id),
        putAt: put_at,
        attempts: tries,
        lastError: fault,
        givenUpAt: settled_at ?? put_at,
      })),
    };
  }

  @Route(retryMails)
  async retry(
    @Input() { body, meta }: RouteInput<typeof retryMails>,
  ): Promise<ResponseOf<typeof retryMails>> {
    const retried = await retryStuck(this.db, body.which, meta.now);
    if (!retried) throw notFound('MAIL_NOT_STUCK', { message: 'No such e-mail is stuck any more.' });
    return { retried };
  }

  async #names(readerId: string, mails: readonly { readonly person_id: string | null }[]) {
    const ids = [...new Set(mails.flatMap(({ person_id }) => person_id ?? []))];
    const names = ids.length ? await this.names.namesFor(readerId, ids) : new Map<string, string>();
    return (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null });
  }
}
