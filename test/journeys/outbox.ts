import { setTimeout as pause } from 'node:timers/promises';
import { appUrl } from './visitor.js';

/** The link to a page, or to one below it, in the newest mail to an address, read from the development outbox. Mails go out behind the answer, so it waits for one. */
export async function linkIn(to: string, page: string, url = appUrl): Promise<string> {
  for (let turn = 0; turn < 150; turn++) {
    const link = await newestLink(to, page, url);
    if (link) return link;
    await pause(100);
  }
  throw new Error(`There is no mail to ${to} that leads to /${page}`);
}

async function newestLink(to: string, page: string, url: string): Promise<string | undefined> {
  const outbox = await (await fetch(`${url}/dev/outbox/`)).text();
  const ids = [...outbox.matchAll(/href="\/dev\/outbox\/([0-9a-f-]{36})\.txt"/g)].map(([, id]) => id);
  for (const id of ids) {
    const mail = await (await fetch(`${url}/dev/outbox/${id}.txt`)).text();
    const link = new RegExp(`/${page}[#/]\\S+`).exec(mail)?.[0];
    if (link && mail.startsWith(`To: ${to}\n`)) return link;
  }
  return undefined;
}
