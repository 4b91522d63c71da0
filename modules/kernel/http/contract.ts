import { z } from 'zod';
import type { SecurityEventKind } from '../security/security-events.rules.js';

/** Whether the caller must be signed in. The one guard denies every route that does not declare it. */
export type Auth = 'guest' | 'member';

/** Which callers have to show by a token that the call comes from our own pages: everybody, guests, guests and new
 *  accounts, or callers who have failed before, which the module checks itself. */
export type AppCheckRule = 'everybody' | 'guests' | 'new accounts' | 'after failures';

/** One call of the API: its input, its response, and who may call. Routes, types of the SPA and /api/openapi.json follow from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With :params, as in '/api/listings/:id'. */
  readonly path: string;
  readonly auth: Auth;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Answer;
  /** Error codes of this call, besides those of every call. */
  readonly errors: readonly string[];
  /**
   * The names of the projections that this read shows, or this command decides by: the call waits until these have
   * seen the caller's own change (X-Min-Position).
   */
  readonly consistent: readonly string[];
  /** The required capability. The application tells the guard which capabilities exist and who has them. */
  readonly requires?: string;
  /** What the audit trail says of it, or why it says nothing. Needed where staff alone may call.
   *  source  ADR 0078 */
  readonly audit?: Audited | 'not sensitive';
  /** The security event that is written once the call has succeeded. */
  readonly securityEvent?: SecurityEventKind;
  /** A member who is suspended may call it too: they read what was decided, appeal, export and leave. */
  readonly whileSuspended?: boolean;
  /** Everybody may call it in read-only mode too, although it is no GET: it signs in or out. */
  readonly whileReadOnly?: boolean;
  /** Requires a sign-in or re-authentication within ten minutes. Refused with PROOF_NEEDED. */
  readonly recentAuth?: boolean;
  /** The call reads or sets a cookie, so it must come from our own pages. Refused with CROSS_SITE. */
  readonly sameOrigin?: boolean;
  /** Requires a token (X-App-Check) of these callers, because robots abuse the call. Refused with APP_CHECK_REQUIRED. */
  readonly appCheck?: AppCheckRule;
  /** The body is a file, not JSON. */
  readonly upload?: boolean;
  /** Status of a successful response; 200 when left out. */
  readonly status?: number;
  /** The rate limit of one caller for an expensive call, beside the limit on all calls. */
  readonly rateLimit?: { readonly calls: number; readonly minutes: number };
  /** The call does not count against the limit: pages load many such files, or browsers and mail programs make the
   *  call by themselves for many people behind one address. */
  readonly skipRateLimit?: boolean;
}

/** One act of staff, or one read of what is private, as the audit trail names it. */
export interface Audited {
  /** The word that is stored: 'case.decided'. It never changes. */
  readonly action: string;
  /** What it is about: the kind, and the name of the parameter or of the field of the body with its id. */
  readonly target?: { readonly kind: string; readonly id: string };
  /** Further things that it is about, where the body names them: the field with one `{ kind, id }` or a list of them; '' for the body itself. */
  readonly things?: string;
  /** The field of the body, or of the query, with the reason. */
  readonly reason?: string;
}

const nothing = z.object({});

export function endpoint<
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
  Answer extends z.ZodType = typeof nothing,
>(
  call: Pick<
    Endpoint,
    | 'method'
    | 'path'
    | 'auth'
    | 'summary'
    | 'requires'
    | 'audit'
    | 'securityEvent'
    | 'whileSuspended'
    | 'whileReadOnly'
    | 'recentAuth'
    | 'sameOrigin'
    | 'appCheck'
    | 'upload'
    | 'status'
    | 'rateLimit'
    | 'skipRateLimit'
  > & {
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly response?: Answer;
    readonly errors?: readonly string[];
    readonly consistent?: readonly string[];
  },
): Endpoint<Params, Query, Body, Answer> {
  return {
    errors: [],
    consistent: [],
    ...call,
    params: call.params ?? (nothing as unknown as Params),
    query: call.query ?? (nothing as unknown as Query),
    body: call.body ?? (nothing as unknown as Body),
    response: call.response ?? (nothing as unknown as Answer),
  };
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type QueryInputOf<E> =
  E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type BodyInputOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** The response to every command: the entity, its version, and the position to read from to see the caller's own change. */
export const Receipt = z.object({ id: z.string(), version: z.number().int(), position: z.number().int() });
export type Receipt = z.output<typeof Receipt>;

/** The version that a page had read when its replacement was made. A newer change of the same content is refused
 *  with CHANGED_SINCE. Without a version nothing is compared.
 *  source  ADR 0061 */
export const MadeFrom = z.object({ madeFrom: z.number().int().min(0).optional() });

/** The commands of one kind of stream: each a POST to `<path>/:id/<name>` by a member.
 *  errors    codes that each of them may answer
 *  requires  the capability that a command needs, by its name */
export const streamCommands =
  (path: string, errors: readonly string[], requires: Readonly<Record<string, string>> = {}) =>
  <Body extends z.ZodType = typeof nothing>(
    name: string,
    summary: string,
    ownErrors: readonly string[],
    body?: Body,
  ) =>
    endpoint({
      method: 'POST',
      path: `${path}/:id/${name}`,
      auth: 'member',
      requires: requires[name],
      summary,
      params: IdParams,
      body,
      response: Receipt,
      errors: [...errors, ...ownErrors],
    });

/** The body of every refusal (RFC 9457), with a `message` for a person. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof Problem>;

/** Member-written text: trimmed, without control characters (PostgreSQL keeps no NUL), halves of letters (it keeps no lone surrogate) and marks
 *  that turn the direction of the text beside them; at least one visible character, and at most `max` characters. */
export const text = (max: number) =>
  z.string().transform(clean).pipe(z.string().min(1).max(max).regex(visible, 'Enter some text.'));
/** Text of one line: e-mails to others show it, where an extra line could pass for ours. */
export const line = (max: number) => z.string().transform(onOneLine).pipe(text(max));
export const optionalText = (max: number) => z.string().transform(clean).pipe(z.string().max(max));
/** The name of a person, on one line. E-mails to others show it, so it has no address that a mail program would turn into a link. */
export const personName = (max: number) =>
  z
    .string()
    .transform(onOneLine)
    .pipe(text(max))
    .refine((name) => !filler.test(name), 'A name is made of letters that can be seen.')
    .refine(
      (name) => !addressLike.test(asRead(name)),
      'A name has no web or e-mail address in it. Put a blank after a dot.',
    );
/** Converted to lower case, as ids are recorded. */
export const Id = z.uuid().toLowerCase();
export const IdParams = z.object({ id: Id });
/** "America/Chicago" */
export const TimeZone = z.string().max(60).refine(isTimeZone, 'Choose a time zone, like America/Chicago.');
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false; // no time zone: the schema refuses it
  }
}

const onOneLine = (text: string): string => text.replace(/[\s\u0085]+/gu, ' ');

function clean(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\v\f]/g, ' ') // some programs treat these as line ends
    .replace(betweenDigits, '$1 ')
    .replace(notKept, '')
    .trim();
}

/** Wide letters and dots in their plain form, without invisible characters between them, as mail programs read them. */
function asRead(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const notKept = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it parts two numbers
const betweenDigits = /(\d)[\u0000-\u0008\u000e-\u001f\u007f]+(?=\d)/g;
const addressLike = /[/\\@:]|[\p{L}\p{M}\p{N}]\.\p{L}{2,}|\bwww\./iu;
/** Letters and a sign that are invisible. */
const filler = /[\u115f\u1160\u2800\u3164\uffa0]/u;
const visible = new RegExp(`(?!${filler.source})[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
