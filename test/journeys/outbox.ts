import { appUrl } from './visitor.js';

/** The link to a page in the newest mail to an address, read from the development outbox. */
export async function linkIn(to: string, page: string, url = appUrl): Promise<string> {
  const outbox = await (await fetch(`${url}/dev/outbox/`)).text();
  const ids = [...outbox.matchAll(/href="\/dev\/outbox\/([0-9a-f-]{36})\.txt"/g)].map(([, id]) => id);
  for (const id of ids) {
    const mail = await (await fetch(`${url}/dev/outbox/${id}.txt`)).text();
    const link = new RegExp(`/${page}#\\S+`).exec(mail)?.[0];
    if (link && mail.startsWith(`To: ${to}\n`)) return link;
  }
  throw new Error(`There is no mail to ${to} that leads to /${page}`);
}
