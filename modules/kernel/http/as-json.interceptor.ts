import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Sends a response as one string, because Express's own json() takes a third of the time of a page. A Buffer or string passes as it is. */
export class AsJson implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
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
        return JSON.stringify(answer);
      }),
    );
  }
}
