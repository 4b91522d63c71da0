import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { setEtag } from './caching.js';

/** Sends a response as one string with an ETag, because Express's own json() takes a third of the time of a page. A Buffer or string passes as it is. */
export class AsJson implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (
          answer === undefined ||
          typeof answer === 'string' ||
          Buffer.isBuffer(answer) ||
          response.headersSent
        )
          return answer;
        response.type('application/json');
        const content = JSON.stringify(answer);
        setEtag(content, request, response);
        return content;
      }),
    );
  }
}
