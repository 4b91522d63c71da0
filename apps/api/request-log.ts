import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { DomainError } from '../../modules/kernel/decider/errors.js';
import type { SignedRequest } from '../../modules/kernel/http/route.js';
import { CountedLines } from '../../modules/kernel/security/counted-lines.js';
import { namesOf, type RequestContext, runInRequest } from '../../modules/kernel/security/request-context.js';
import type { SecurityLog } from '../../modules/kernel/security/security-log.js';
import type { Absences } from '../runtime/absences.js';
import { loggedPath } from './logged-path.rules.js';

const contexts = new WeakMap<object, RequestContext>();

/** Gives each request its id and the context that its log lines and security events share. It comes before everything that logs. */
export function requestContext(security: SecurityLog) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const signed: SignedRequest = request;
    const requestId = randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const context: RequestContext = {
      requestId,
      address: request.ip ?? '',
      method: request.method,
      caller: () => ({ memberId: signed.actor?.id, sessionId: signed.sessionId }),
      write: security.write,
      get isOver() {
        return response.writableFinished || response.closed;
      },
    };
    contexts.set(request, context);
    runInRequest(context, next);
  };
}

/** One line for each request: at error when it failed, with its cause, else at debug. A flood of 503 with one
 *  cause is ten lines a minute and a count. */
export function requestLog({
  log,
  absences,
}: {
  readonly log: Logger;
  readonly absences: Pick<Absences, 'cover'>;
}): RequestHandler {
  const unavailable = new CountedLines<'503'>(({ network: cause, count }) =>
    log.error({ cause, count }, 'calls answered 503, counted'),
  );
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: (request) => contexts.get(request)?.requestId ?? '',
    autoLogging: {
      ignore: ({ url }) => url?.startsWith('/health') === true || url?.startsWith('/assets') === true,
    },
    customLogLevel: (_request, response, error = response.err) => {
      if (!error && response.statusCode < 500) return 'debug';
      if (absences.cover(error)) return 'debug';
      return response.statusCode !== 503 || unavailable.admits('503', causeOf(error)) ? 'error' : 'debug';
    },
    customProps: (request, { statusCode, err }) => {
      const context = contexts.get(request);
      return {
        ...(context?.isOver && namesOf(context)),
        ...(statusCode === 503 && context?.isOver && { cause: causeOf(err) }),
      };
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: loggedPath(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
}

/** Why a call was answered 503: a code of ours, of PostgreSQL or of the system, else what the error says. */
function causeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? 'the page says that it is unavailable');
}
