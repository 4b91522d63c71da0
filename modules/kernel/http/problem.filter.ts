import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { DomainError, tooLarge, unavailable } from '../decider/errors.js';
import { AppendTooLarge, StoreUnavailable, WrongVersion } from '../event-store/event-store.js';
import { databaseIsAway, noConnectionInTime } from '../postgres/database-away.js';
import { QueryAborted } from '../postgres/pools.js';
import { noteRefusal } from '../security/request-context.js';
import { statusOf } from './error-status.js';

/** Writes every refusal as problem+json with a stable `code` and a `message` for a person, and any other error as 500 without its details.
 *  source  RFC 9457 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request & { id?: string }>();
    const response = http.getResponse<Response>();
    if (response.closed && (error as { code?: unknown }).code === 'ENOENT') return; // an uploaded file is deleted with its call
    const { status, code, message, details } = this.#read(error, request);
    noteRefusal(status, code);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (status === 503 || error instanceof AppendTooLarge) Object.assign(response, { err: error }); // the request's log line has the cause
    if (status === 503 || status === 429) response.setHeader('Retry-After', secondsToWait(details));
    response
      .status(status)
      .type('application/problem+json')
      .send(
        JSON.stringify({
          ...details,
          type: 'about:blank',
          title: code,
          status,
          code,
          message,
          requestId: request.id,
        }),
      );
  }

  #read(
    error: unknown,
    request: Pick<Request, 'method'> & { readonly id?: string },
  ): { status: number; code: string; message: string; details: object } {
    const refusal = refusalOf(error);
    if (refusal) {
      const { message: _said, ...details } = refusal.details;
      return { status: statusOf[refusal.kind], code: refusal.code, message: refusal.message, details };
    }
    const foreign = ofFrameworks(error, request.method);
    if (foreign) return { ...foreign, details: {} };
    this.log.error({ requestId: request.id, err: error }, 'unforeseen error');
    return {
      status: 500,
      code: 'INTERNAL',
      message: 'Something broke on our side. Nothing you sent was lost; please try again.',
      details: {},
    };
  }
}

/** The `retryAfter` of a refusal, else two seconds. */
function secondsToWait({ retryAfter }: { readonly retryAfter?: unknown }): string {
  return typeof retryAfter === 'number' ? String(Math.ceil(retryAfter)) : '2';
}

function refusalOf(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof WrongVersion)
    return new DomainError('conflict', 'CHANGED_MEANWHILE', {
      message: 'Somebody changed this at the same moment. Please try again.',
    });
  if (isOverLimit(error))
    return unavailable('TOO_BUSY', {
      message: 'That took too long, and nothing was changed. Please try again in a moment.',
      retryAfter: 2,
    });
  if (error instanceof AppendTooLarge)
    return tooLarge('TOO_LARGE_TO_KEEP', {
      message: 'That is more than can be kept at once. Please send less of it; nothing was changed.',
    });
  if (error instanceof StoreUnavailable || databaseIsAway(error) || isOutOfOrder(error)) {
    return unavailable('STORE_UNAVAILABLE', {
      message: 'We are busy right now. Please try again in a moment.',
    });
  }
  return undefined;
}

/** Refusals of Nest, the body parsers and the file server, before one of our routes is reached. */
function ofFrameworks(
  error: unknown,
  method: string,
): { status: number; code: string; message: string } | undefined {
  const status = error instanceof HttpException ? error.getStatus() : (error as { status?: unknown }).status;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  if (status === 403 || status === 404)
    return { status: 404, code: 'NO_SUCH_ROUTE', message: 'There is nothing at this address.' };
  if (status === 413) return { status, code: 'BODY_TOO_LARGE', message: 'That is too large to send.' };
  return method === 'GET' || method === 'HEAD'
    ? { status, code: 'UNREADABLE_ADDRESS', message: 'That address could not be read.' }
    : { status, code: 'UNREADABLE_BODY', message: 'The request could not be read.' };
}

/** A statement, a lock or a transaction over its time limit, no free connection in time, or a query of a caller who hung up. */
function isOverLimit(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof QueryAborted || noConnectionInTime.has(message)) return true;
  return code === '57014' || code === '55P03' || code === '25P03' || code === '25P04';
}

/** A full disk or a shutdown of the database, a full disk of the photos, a socket or a file that is gone. */
function isOutOfOrder(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && outOfOrder.test(code);
}

const outOfOrder = /^(08|53|57)...$|^ENOENT$|^ENOSPC$|^EDQUOT$|^EROFS$/;
