import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import type { Actor, CommandMetadata } from '../decider/decider.js';
import { invalid } from '../decider/errors.js';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from './contract.js';
import { nameOfField, validationMessage } from './validation-messages.js';

export const endpointKey = Symbol('endpoint');

/** What a route receives, checked against its contract. */
export interface RouteInput<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Undefined for a guest on a route that guests may call. */
  readonly actor: Actor | undefined;
  /** Sender, time and command id: for commands. */
  readonly meta: CommandMetadata;
  readonly request: SignedRequest & { readonly id?: string };
}

/** units  until: ISO-8601 UTC; null without an end */
export interface Suspension {
  readonly until: string | null;
  /** The decision that says why; null when there is none. */
  readonly decisionId: string | null;
}

export interface SignedRequest extends Request {
  actor?: Actor;
  /** The session that the actor calls in. */
  sessionId?: string;
  /** Roles of the actor that do not count in this session, because staff act with two factors alone.
   *  source  ADR 0122 */
  withheldRoles?: readonly string[] | undefined;
  /** Set while the actor is suspended. */
  suspension?: Suspension | undefined;
  meta?: CommandMetadata;
  /** The bytes of a JSON body. */
  rawBody?: Buffer;
}

/** The route of a contract: `@Route(searchListings) search(@Input() input: RouteInput<typeof searchListings>)`. */
export function Route(contract: Endpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[contract.method], path: contract.path }),
    HttpCode(contract.status ?? 200),
    SetMetadata(endpointKey, contract),
  );
}

/** The call, checked: params, query and body against the contract, and the caller as the guard identified them.
 *  errors  INVALID_INPUT with a line for each field */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): RouteInput<Endpoint> => {
  const request = context.switchToHttp().getRequest<SignedRequest>();
  const contract = Reflect.getMetadata(endpointKey, context.getHandler()) as Endpoint;
  const { meta } = request;
  if (!meta) throw new Error(`${contract.path} was reached without the guard`);
  return { ...inputOf(contract, request), actor: request.actor, meta, request } as RouteInput<Endpoint>;
});

/** What was sent, checked against the contract.
 *  errors  INVALID_INPUT with a line for each field */
export const inputOf = (
  contract: Endpoint,
  { params, query, body }: Pick<SignedRequest, 'params' | 'query' | 'body'>,
): Record<'params' | 'query' | 'body', unknown> => ({
  params: checked(contract.params, withoutNul(params), 'Address'),
  query: checked(contract.query, withoutNul(query), 'Query'),
  body: contract.upload ? {} : checked(contract.body, body ?? {}, 'Request'),
});

/** Without the character that nobody types, and that PostgreSQL refuses. */
const withoutNul = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  );

/** A value parsed by a schema, for input that a contract cannot describe.
 *  errors  INVALID_INPUT with a line for each field */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  where: string,
): z.output<Schema> {
  const read = schema.safeParse(given, { error: validationMessage });
  if (read.success) return read.data;
  const { issues } = read.error;
  const first = issues[0];
  throw invalid('INVALID_INPUT', {
    message: first ? `${nameOfField(first.path) || where}: ${first.message}` : 'The request is not complete.',
    fields: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}
