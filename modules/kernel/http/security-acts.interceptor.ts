import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import { noteSecurityEvent } from '../security/request-context.js';
import type { Endpoint } from './contract.js';
import { endpointKey } from './route.js';

/** Writes the security event that a contract names, once its call has succeeded.
 *  source  docs/security-events.md */
export class SecurityActs implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { securityEvent } = Reflect.getMetadata(endpointKey, context.getHandler()) as Endpoint;
    if (!securityEvent) return next.handle();
    return next.handle().pipe(tap({ complete: () => noteSecurityEvent(securityEvent) }));
  }
}
