import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { derivedKey } from '../encryption/derived-key.js';
import { clientSubnet } from '../http/client-subnet.js';
import { FloodGate, type Folded, manyNetworks } from './flood-gate.rules.js';
import { namesOf, type RequestContext } from './request-context.js';
import {
  type SecurityEventKind,
  type SecurityEventKindOf,
  type SecurityFields,
  securityEvents,
  shownFields,
} from './security-events.rules.js';

/** Writes security events to the log of the process, one line each, at every LOG_LEVEL but silent. A flood of one kind from one network becomes one
 *  line with a count.
 *  source  ADR 0127, docs/security-events.md */
export class SecurityLog {
  readonly #log: Logger;
  readonly #key: Buffer;
  readonly #gate = new FloodGate<SecurityEventKind>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    log: Logger,
    secret: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#log = log.level === 'silent' ? log : log.child({}, { level: 'info' });
    this.#key = derivedKey(secret, 'networks in security events');
  }

  /** in  context: the request that it belongs to; none for a tool, a job or a fact of the log */
  readonly write = (kind: SecurityEventKind, given: SecurityFields, context?: RequestContext): void => {
    const shown = shownFields(kind, { ...(context && givenBy(context)), ...given });
    const network = context && this.networkOf(context.address);
    const { isFolded }: SecurityEventKindOf = securityEvents[kind];
    if (isFolded && !this.#admits(kind, network ?? '', shown.memberId)) {
      if (context) context.isFolded = true;
      return;
    }
    this.#log[isFolded ? 'warn' : 'info'](
      { kind, ...(network && { network }), ...(context && namesOf(context)), ...shown },
      message,
    );
  };

  /** A hash under a key of the installation, so that lines of one household (IPv4 whole, IPv6 /64) can be told together, and no address be read. */
  networkOf(address: string): string {
    return createHmac('sha256', this.#key).update(clientSubnet(address)).digest('base64url').slice(0, 12);
  }

  /** Write what was counted and is not written yet. */
  close(): void {
    clearTimeout(this.#timer);
    this.#write(this.#gate.due(Number.POSITIVE_INFINITY));
  }

  #admits(kind: SecurityEventKind, network: string, memberId: string | number | undefined): boolean {
    const now = this.now();
    this.#write(this.#gate.due(now));
    if (this.#gate.admit(kind, network, memberId === undefined ? undefined : String(memberId), now))
      return true;
    this.#timer ??= this.#later();
    return false;
  }

  /** A count is written when its minute is over, also when nothing more comes. */
  #later(): NodeJS.Timeout | undefined {
    const due = this.#gate.nextDue;
    if (due === undefined) return undefined;
    const wait = Math.max(0, due - this.now()) + 1;
    return setTimeout(() => {
      this.#write(this.#gate.due(this.now()));
      this.#timer = this.#later();
    }, wait).unref();
  }

  #write(counts: readonly Folded<SecurityEventKind>[]): void {
    for (const { kind, network, count, memberIds } of counts)
      this.#log.warn(
        { kind, network: network || manyNetworks, count, ...(memberIds.length && { memberIds }) },
        'security events, counted',
      );
  }
}

const message = 'security event';

const givenBy = ({ call, about, caller }: RequestContext): SecurityFields => ({
  call,
  memberId: caller().memberId ?? about,
});
