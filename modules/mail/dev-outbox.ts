import type { Request, RequestHandler, Response } from 'express';
import type { Environment } from '../kernel/config/environment.js';
import type { PersonKeys } from '../kernel/encryption/person-keys.js';
import type { Database } from '../kernel/postgres/database.js';
import { escaped } from '../kernel/text/escaped.rules.js';
import type { MailTable, MailTables } from './mail.tables.js';
import { MailCipher, type MailPayload } from './mail-cipher.js';

export interface DevOutboxDeps {
  readonly db: Database;
  readonly keys: PersonKeys;
  readonly secret: string;
  readonly environment: Pick<Environment, 'NODE_ENV'>;
}

/** The e-mails in the outbox, for the developer: `/dev/outbox` lists them, `/dev/outbox/<id>` shows one, `/dev/outbox/<id>.txt` its text.
 *  In development only, and only to this machine under its own name, because they hold sign-in links: a foreign
 * host name may resolve to this machine, and a proxy may lead here. */
export function devOutbox({ db, keys, secret, environment }: DevOutboxDeps): RequestHandler {
  const cipher = new MailCipher(keys, secret);
  const rows = db.withTables<MailTables>();
  return async (request, response, next) => {
    if (environment.NODE_ENV !== 'development' || request.method !== 'GET' || !isThisMachine(request))
      return next();
    response.set({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    const [, id, text] = /^\/([0-9a-f-]{36})(\.txt)?$/.exec(request.path) ?? [];
    if (id === undefined && request.path !== '/') return next();
    const kept = await rows
      .selectFrom('mail.outbox')
      .selectAll()
      .where('state', '=', 'kept')
      .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
      .orderBy('put_at', 'desc')
      .limit(200)
      .execute();
    const mails = await Promise.all(kept.map(async (row) => ({ row, mail: await cipher.decrypt(row) })));
    if (id === undefined) return void response.type('html').send(list(mails));
    const mail = mails[0]?.mail;
    if (!mail) return next();
    show(response, mail, text !== undefined);
  };
}

function show(response: Response, { to, subject, text, html }: MailPayload, asText: boolean): void {
  if (asText) response.type('text/plain').send(`To: ${to}\nSubject: ${subject}\n\n${text}`);
  else response.type('html').send(html);
}

function list(mails: readonly { readonly row: MailTable; readonly mail: MailPayload | undefined }[]): string {
  const lines = mails.flatMap(({ row, mail }) =>
    mail
      ? [
          `<tr><td>${row.put_at.replace('T', ' ').slice(0, 19)}</td><td>${escaped(mail.to)}</td><td><a href="/dev/outbox/${row.id}">${escaped(mail.subject)}</a></td><td><a href="/dev/outbox/${row.id}.txt">text</a></td></tr>`,
        ]
      : [],
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:60rem}td,th{padding:.3rem 1rem .3rem 0;text-align:left}</style></head>
<body><h1>Outbox</h1><p>E-mails stay here while SMTP_URL is not set. Newest first.</p>
${lines.length ? `<table><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th></th></tr>${lines.join('\n')}</table>` : '<p>No e-mail yet.</p>'}
</body></html>`;
}

function isThisMachine({ socket, headers }: Request): boolean {
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => headers[name],
  );
  return (
    !isForwarded &&
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
  );
}
