import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, type Observable, switchMap } from 'rxjs';
import { catchError } from 'rxjs/operators';
import type { Actor } from '../decider/decider.js';
import { DomainError } from '../decider/errors.js';
import { noteSecurityEvent } from '../security/request-context.js';
import type { Audited, Endpoint } from './contract.js';
import { endpointKey, inputOf, type SignedRequest } from './route.js';

/** One act of staff, before it is carried out. */
export interface StaffAct {
  readonly actor: Actor;
  readonly action: string;
  /** 'POST /api/cases/:id/decide', or the command of a tool. */
  readonly call: string;
  readonly target: AuditedThing | null;
  readonly things: readonly AuditedThing[];
  readonly reason: string;
  /** ISO-8601 UTC */
  readonly now: string;
  /** The same parts are the same act, which is recorded once. */
  readonly key: readonly string[];
}

export interface AuditedThing {
  readonly kind: string;
  readonly id: string;
}

/** Where acts of staff are recorded: the module audit implements it. */
export interface AuditTrail {
  /** errors  whatever the log refuses: then the act must not be carried out */
  record(act: StaffAct): Promise<RecordedAct>;
  /** The act was refused after all, with this code. */
  refuse(recorded: RecordedAct, code: string): Promise<void>;
}

export interface RecordedAct {
  readonly id: string;
  readonly act: StaffAct;
}

/** Records every call whose contract says `audit` before it is carried out, and afterwards whether it was refused. A call that its contract does
 *  not allow is no act. On a route that members may call too, only calls of staff are recorded.
 *  source  ADR 0078 */
export class AuditActs implements NestInterceptor {
  constructor(
    private readonly trail: AuditTrail,
    private readonly isStaff: (roles: readonly string[]) => boolean,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const contract = Reflect.getMetadata(endpointKey, context.getHandler()) as Endpoint;
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const { audit, requires } = contract;
    if (!audit || audit === 'not sensitive') return next.handle();
    if (requires === undefined && !this.isStaff(request.actor?.roles ?? [])) return next.handle();
    return from(this.#begin(contract, audit, request)).pipe(
      switchMap((recorded) => next.handle().pipe(catchError((error: unknown) => this.#end(recorded, error)))),
    );
  }

  async #begin(contract: Endpoint, audited: Audited, request: SignedRequest): Promise<RecordedAct> {
    const act = actOf(contract, audited, request);
    noteSecurityEvent('staff-acted', { ...securityFieldsOf(act), command: request.meta?.commandId });
    return this.trail.record(act);
  }

  async #end(recorded: RecordedAct, error: unknown): Promise<never> {
    if (error instanceof DomainError) await this.trail.refuse(recorded, error.code);
    throw error;
  }
}

/** What a security event says of an act: neither its reason nor its words. */
export const securityFieldsOf = ({ action, call, target }: Pick<StaffAct, 'action' | 'call' | 'target'>) => ({
  action,
  call,
  ...(target && { target: `${target.kind} ${target.id}` }),
});

/** errors  INVALID_INPUT */
function actOf(contract: Endpoint, audited: Audited, request: SignedRequest): StaffAct {
  const { meta } = request;
  if (!meta) throw new Error(`${contract.path} was reached without the guard`);
  const { params, query, body } = inputOf(contract, request) as Record<string, Fields>;
  const fields: Fields = { ...query, ...body, ...params };
  const { target, things, reason } = audited;
  const when = String(Math.floor(Date.parse(meta.now) / sameAct));
  return {
    actor: meta.actor,
    action: audited.action,
    call: `${contract.method} ${contract.path}`,
    target: target ? { kind: target.kind, id: String(fields[target.id]) } : null,
    things: things === undefined ? [] : thingsIn(things === '' ? body : fields[things]),
    reason: reason === undefined ? '' : String(fields[reason] ?? ''),
    now: meta.now,
    key:
      contract.method === 'GET'
        ? [meta.actor.id, request.originalUrl, when]
        : [meta.commandId, meta.fingerprint ?? '', when],
  };
}

type Fields = Readonly<Record<string, unknown>>;

const thingsIn = (named: unknown): readonly AuditedThing[] =>
  [named]
    .flat()
    .filter(
      (one): one is AuditedThing => typeof one === 'object' && one !== null && 'kind' in one && 'id' in one,
    )
    .map(({ kind, id }) => ({ kind, id }));

/** The same read or command of the same member within the same ten minutes of the clock is one act. Later it may do something again.
 *  units  ms */
const sameAct = 10 * 60_000;
