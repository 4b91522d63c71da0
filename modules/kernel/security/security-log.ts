import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { derivedKey } from '../encryption/derived-key.js';
import { clientSubnet } from '../http/client-subnet.js';
import { CountedLines } from './counted-lines.js';
import { manyNetworks } from './flood-gate.rules.js';
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
  readonly #lines: CountedLines<SecurityEventKind>;

  constructor(log: Logger, secret: string, now?: () => number) {
    this.#log = log.level === 'silent' ? log : log.child({}, { level: 'info' });
    this.#key = derivedKey(secret, 'networks in security events');
    this.#lines = new CountedLines(
      ({ kind, network, count, memberIds }) =>
        this.#log.warn(
          { kind, network: network || manyNetworks, count, ...(memberIds.length && { memberIds }) },
          'security events, counted',
        ),
      now,
    );
  }

  /** in  context: the request that it belongs to; none for a tool, a job or an event of the log */
  readonly write = (kind: SecurityEventKind, given: SecurityFields, context?: RequestContext): void => {
    const shown = shownFields(kind, { ...(context && givenBy(context)), ...given });
    const network = context && this.networkOf(context.address);
    const { isFolded }: SecurityEventKindOf = securityEvents[kind];
    const about = shown.memberId === undefined ? undefined : String(shown.memberId);
    if (isFolded && !this.#lines.admits(kind, network ?? '', about)) return;
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
    this.#lines.close();
  }
}

const message = 'security event';

const givenBy = ({ call, about, caller }: RequestContext): SecurityFields => ({
  call,
  memberId: caller().memberId ?? about,
});
