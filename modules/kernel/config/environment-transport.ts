import type { z } from 'zod';

/** Refuses a mail server, a database or a log on another machine that is reached without TLS, or whose certificate nobody checks: what is
 *  sent there could be read and changed on the way. This machine and sockets need none. One line names the variable, and ends in the code TLS_REQUIRED.
 *  source  ADR 0124 */
export function checkTransport(
  settings: Readonly<Record<string, unknown>>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  for (const [name, isProtected, remedy] of backends) {
    const url = settings[name];
    if (typeof url !== 'string' || isProtected(url)) continue;
    const message = `leads to another machine without TLS whose certificate is checked: ${remedy} (TLS_REQUIRED)`;
    addIssue({ code: 'custom', path: [name], message });
  }
  if (settings.MIGRATE_DATABASE_URL !== undefined && settings.DATABASE_URL === undefined)
    addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'must be set when MIGRATE_DATABASE_URL is',
    });
}

/** Whether a mail server is on this machine, or TLS to it cannot be left out.
 *  source  nodemailer: smtps begins with TLS; requireTLS asks for STARTTLS and sends nothing without it */
export function isSafeSmtp(url: string): boolean {
  const address = URL.parse(url);
  if (!address) return false;
  if (isThisMachine(address.hostname)) return true;
  const options = [...address.searchParams];
  const weakens = ([name, value]: readonly [string, string]) =>
    name.startsWith('tls.') || name === 'opportunisticTLS' || (name === 'secure' && value !== 'true');
  if (options.some(weakens)) return false;
  return address.protocol === 'smtps:' || address.searchParams.get('requireTLS') === 'true';
}

/** Whether a PostgreSQL is on this machine, or its certificate and name are checked. Without a host it would be the one of PGHOST.
 *  source  pg-connection-string 2: every sslmode but disable and no-verify is verify-full, unless uselibpqcompat says otherwise */
export function isSafePostgres(url: string): boolean {
  const address = URL.parse(url) ?? URL.parse(url.replace('@/', '@none/'));
  if (!address) return false;
  const options = address.searchParams;
  const host = options.get('host') ?? decodeURIComponent(address.hostname);
  if (host.startsWith('/') || isThisMachine(host)) return true;
  if (repeats(options)) return false;
  const mode = options.get('sslmode');
  return options.has('uselibpqcompat') ? mode === 'verify-full' : mode !== null && verified.includes(mode);
}

/** Whether all nodes of an EventStoreDB that the address names are on this machine, or TLS is on, as it is by default.
 *  source  the client of EventStoreDB reads names of options without hyphens, underscores and case */
export function isSafeLog(url: string): boolean {
  const [, hosts = '', query = ''] = /^[^:]+:\/\/(?:[^:]+:[^@]+@)?([^?]*)\??(.*)$/.exec(url) ?? [];
  const isHere = hosts
    .split(/[,/]/)
    .filter(Boolean)
    .map((host) => host.replace(/:\d+$/, ''))
    .every(isThisMachine);
  const options = query.split('&').map((part) => part.split('='));
  const isOff = options.some(
    ([name = '', value = '']) =>
      /^tls(verifycert)?$/i.test(name.trim().replace(/[_-]/g, '')) && value.trim() !== 'true',
  );
  return !isOff || (isHere && hosts !== '' && !/^[^:]+\+discover:/.test(url));
}

/** The names and addresses of this machine, by which nothing leaves it. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);

/** An option that is there twice is read as its last value by one library, and as its first by another. */
const repeats = (options: URLSearchParams): boolean =>
  [...options.keys()].some((name) => options.getAll(name).length > 1);

const verified: readonly string[] = ['verify-full', 'verify-ca', 'require', 'prefer'];
const sslmode =
  'for this machine name localhost, else add sslmode=verify-full, and sslrootcert=/path/ca.crt for a CA of your own';
const backends: readonly (readonly [string, (url: string) => boolean, string])[] = [
  ['DATABASE_URL', isSafePostgres, sslmode],
  ['MIGRATE_DATABASE_URL', isSafePostgres, sslmode],
  ['SMTP_URL', isSafeSmtp, 'write smtps://…, or smtp://…?requireTLS=true for STARTTLS'],
  ['EVENTSTORE_URL', isSafeLog, 'leave out tls=false, and add tlsCAFile=/path/ca.crt for a CA of your own'],
];
