import { createHmac } from 'node:crypto';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { Clock } from '../decider/clock.js';
import type { Actor } from '../decider/decider.js';
import { DomainError, forbidden, invalid, unauthenticated } from '../decider/errors.js';
import { deterministicId, newId } from '../decider/identifiers.js';
import { derivedKey } from '../encryption/derived-key.js';
import { hashContent } from '../files/content.js';
import type { Processors } from '../processing/processors.js';
import { noteCall } from '../security/request-context.js';
import { setCacheControl } from './caching.js';
import type { AppCheckRule, Endpoint } from './contract.js';
import { RateLimits } from './rate-limits.js';
import { endpointKey, type SignedRequest } from './route.js';
import { requireSameOrigin } from './same-origin.js';
import { readUpload, uploadOf } from './upload.js';

/** Identifies the caller: identity implements it. Undefined for a guest.
 *  errors  SESSION_EXPIRED (unauthenticated) for an invalid or expired token */
export type Authenticate = (request: SignedRequest) => Promise<Actor | undefined>;

/** Refuses a caller who is suspended: identity implements it.
 *  errors  ACCOUNT_SUSPENDED (forbidden) */
export type RefuseSuspended = (request: SignedRequest) => void;

/** Whether a caller has the capability that a route requires.
 *  in      withheld: roles of the caller that do not count in this session
 *  errors  a DomainError that says why not */
export type CapabilityCheck = (actor: Actor, required: string, withheld?: readonly string[]) => Promise<void>;

/** Whether the caller signed in or re-authenticated recently: identity implements it.
 *  errors  PROOF_NEEDED (forbidden) */
export type RecentAuthCheck = (actor: Actor, request: SignedRequest) => Promise<void>;

/** Whether a call that robots abuse comes from our own pages: app-check implements it.
 *  errors  APP_CHECK_REQUIRED (forbidden) */
export type AppCheckCheck = (rule: AppCheckRule, request: SignedRequest) => Promise<void>;

/** Whether a call that changes something is open to this caller: operations implements it.
 *  errors  SITE_READ_ONLY (unavailable) */
export type WritableCheck = (actor: Actor | undefined) => Promise<void>;

export interface GuardDeps {
  readonly authenticate: Authenticate;
  readonly refuseSuspended: RefuseSuspended;
  readonly requireCapability: CapabilityCheck;
  readonly requireRecentAuth: RecentAuthCheck;
  readonly requireAppCheck: AppCheckCheck;
  /** Left out, every change is open. */
  readonly requireWritable?: WritableCheck;
  readonly processors: Pick<Processors, 'waitForPosition'>;
  readonly clock: Clock;
  /** The installation's secret, for fingerprints. */
  readonly secret: string;
  /** The origin of our own pages. */
  readonly publicUrl: string;
  readonly limits?: RateLimits;
  /** Is told of each member who called a route of staff without the right to.
   *  source  ADR 0078 */
  readonly reportRefusal?: (refusal: RefusedToStaff) => void;
  /** The folder of uploaded files until their calls are answered. */
  readonly uploadFolder: string;
}

/** A call of a route that the audit trail records, by a member who may not make it. */
export interface RefusedToStaff {
  readonly memberId: string;
  /** 'POST /api/cases/:id/decide' */
  readonly call: string;
  readonly code: string;
}

/** One guard for every route: denies routes without a contract, identifies the caller and checks every requirement of the contract, reads an uploaded
 *  file, names the command, and lets a read wait until the projections that its contract names have seen the caller's own change.
 *  errors  SIGN_IN_FIRST, SESSION_EXPIRED (unauthenticated), NO_CONTRACT, CROSS_SITE, APP_CHECK_REQUIRED,
 * PROOF_NEEDED, SITE_READ_ONLY (unavailable), ACCOUNT_SUSPENDED, what the capability check refuses with (forbidden)
 *  source  ADR 0004, ADR 0022, ADR 0079 */
export class Guard implements CanActivate {
  readonly #limits: RateLimits;

  constructor(private readonly deps: GuardDeps) {
    this.#limits = deps.limits ?? new RateLimits(0);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const contract = Reflect.getMetadata(endpointKey, context.getHandler()) as Endpoint | undefined;
    if (!contract) throw forbidden('NO_CONTRACT', { message: 'There is nothing at this address.' });
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    noteCall(`${contract.method} ${contract.path}`);
    setCacheControl(contract, request, response);
    await this.#receive(contract, request, response);
    if (isForMembers(contract) && !request.actor)
      throw unauthenticated('SIGN_IN_FIRST', { message: 'Sign in to do that.' });
    await this.#authorise(contract, request);
    if (contract.upload)
      await readUpload(request, response, {
        key: request.actor?.id ?? '',
        folder: this.deps.uploadFolder,
      });
    request.meta = {
      actor: request.actor ?? guest,
      now: this.deps.clock.now(),
      ...(await commandOf(request, contract, this.deps.secret)),
    };
    await this.#waitForOwnChange(contract, request, response);
    return true;
  }

  async #authorise(contract: Endpoint, request: SignedRequest): Promise<void> {
    const { requires, sameOrigin, appCheck, recentAuth } = contract;
    const { actor } = request;
    if (!isOpenWhileSuspended(contract)) this.deps.refuseSuspended(request);
    if (contract.method !== 'GET' && !contract.whileReadOnly) await this.deps.requireWritable?.(actor);
    if (requires !== undefined && actor)
      await this.deps.requireCapability(actor, requires, request.withheldRoles).catch((error: unknown) => {
        this.#report(contract, actor, error);
        throw error;
      });
    if (sameOrigin) requireSameOrigin(request, this.deps.publicUrl);
    if (appCheck) await this.deps.requireAppCheck(appCheck, request);
    if (recentAuth && actor) await this.deps.requireRecentAuth(actor, request);
  }

  #report({ audit, method, path }: Endpoint, { id: memberId }: Actor, error: unknown): void {
    if (audit === undefined || !(error instanceof DomainError)) return;
    this.deps.reportRefusal?.({ memberId, call: `${method} ${path}`, code: error.code });
  }

  async #waitForOwnChange(
    { consistent }: Endpoint,
    request: SignedRequest,
    response: Response,
  ): Promise<void> {
    const seen = positionSeen(request);
    if (!consistent.length || seen <= 0) return;
    if (!(await this.deps.processors.waitForPosition(seen, consistent)))
      response.setHeader('X-Behind', 'true');
  }

  /** Identifies the caller, and checks the rate limit; a caller with an invalid token counts as a guest. */
  async #receive(contract: Endpoint, request: SignedRequest, response: Response): Promise<void> {
    try {
      request.actor = await this.deps.authenticate(request);
    } finally {
      const left = await this.#limits.count(contract, request);
      if (left) response.setHeader('RateLimit', left);
    }
  }
}

const isForMembers = ({ auth, requires }: Endpoint): boolean => auth !== 'guest' || requires !== undefined;

/** What guests read stays open to members who are suspended. */
const isOpenWhileSuspended = (contract: Endpoint): boolean =>
  contract.whileSuspended || (contract.method === 'GET' && !isForMembers(contract));

const guest: Actor = { id: 'guest', roles: [] };

/** The same Idempotency-Key from the same caller on the same path is the same command; its fingerprint reveals nothing of the content. */
async function commandOf(
  request: SignedRequest,
  contract: Endpoint,
  secret: string,
): Promise<{ commandId: string; fingerprint?: string }> {
  const key = request.header('idempotency-key');
  if (contract.method === 'GET' || key === undefined) return { commandId: newId() };
  if (key.length < 8 || key.length > 255)
    throw invalid('IDEMPOTENCY_KEY_LENGTH', { message: 'An Idempotency-Key has 8 to 255 characters.' });
  const sent = contract.upload ? uploadOf(request) : Buffer.from(request.rawBody ?? '');
  const hash = await hashContent(createHmac('sha256', derivedKey(secret, 'fingerprints of commands')), sent);
  return {
    commandId: deterministicId(request.actor?.id ?? request.ip ?? '', contract.method, request.path, key),
    fingerprint: hash.digest('base64url').slice(0, 22),
  };
}

/** The position in the log that a caller has seen, and that reads wait for. */
export function positionSeen(request: Pick<SignedRequest, 'header'>): number {
  const position = Number(request.header('x-min-position') ?? 0);
  return Number.isSafeInteger(position) ? position : 0;
}
