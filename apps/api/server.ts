import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { AppCheckService } from '../../modules/app-check/app-check.service.js';
import { AuditTrailService } from '../../modules/audit/audit-trail.service.js';
import { RecentAuths } from '../../modules/identity/second-factor/recent-auths.js';
import { BrowserSessions } from '../../modules/identity/sessions/browser-sessions.js';
import { refuseSuspended } from '../../modules/identity/sessions/refuse-suspended.shared.js';
import { Sessions } from '../../modules/identity/sessions/sessions.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { AsJson } from '../../modules/kernel/http/as-json.interceptor.js';
import { AuditActs } from '../../modules/kernel/http/audit-acts.interceptor.js';
import type { Endpoint } from '../../modules/kernel/http/contract.js';
import { Guard } from '../../modules/kernel/http/guard.js';
import { jsonBody } from '../../modules/kernel/http/json-body.js';
import { openApi } from '../../modules/kernel/http/openapi.js';
import { ProblemFilter } from '../../modules/kernel/http/problem.filter.js';
import { RateLimits } from '../../modules/kernel/http/rate-limits.js';
import { SecurityActs } from '../../modules/kernel/http/security-acts.interceptor.js';
import { openUploadFolder, scopeOfUpload } from '../../modules/kernel/http/upload.js';
import { noteSecurityEvent } from '../../modules/kernel/security/request-context.js';
import { devOutbox } from '../../modules/mail/dev-outbox.js';
import { capabilitiesOfRoles } from '../../modules/memberships/capabilities.rules.js';
import { capabilityCheck, refuseUnknownCapabilities } from '../../modules/memberships/capability-check.js';
import { MembershipsService } from '../../modules/memberships/memberships.service.js';
import { writableCheck } from '../../modules/operations/read-only.js';
import { SETTINGS, type Settings } from '../../modules/settings/settings.ports.js';
import type { Runtime } from '../runtime/runtime.js';
import { ApiModule } from './api.module.js';
import { contractsOf } from './contracts.js';
import { Description, Stopping } from './description.js';
import { requestContext, requestLog } from './request-log.js';
import { requestScope } from './request-scope.js';
import { frameOptions, securityHeaders } from './security-headers.js';
import { sitemap } from './sitemap.js';
import { spa } from './spa.js';
import { staticFiles, webFolder } from './static-files.js';

export interface Server {
  readonly app: NestExpressApplication;
  readonly contracts: readonly Endpoint[];
  /** Stop taking requests and finish those under way, three seconds at most. */
  close(): Promise<void>;
}

/** The HTTP side: API, SPA, headers, logs. Does not listen yet. */
export async function createServer(runtime: Runtime): Promise<Server> {
  const { environment, log } = runtime;
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.of(runtime), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  app.set('etag', false);
  app.set('x-powered-by', false);
  app.set('trust proxy', environment.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(requestContext(runtime.security));
  app.use(requestLog(runtime));
  app.use(helmet(securityHeaders(environment)));
  app.use(frameOptions);
  app.use((_request: unknown, response: Response, next: NextFunction) => {
    response.setHeader('Permissions-Policy', permissions);
    next();
  });
  app.use(staticFiles(webFolder()));
  app.use(gzipOnly, compression({ level: 1, threshold: 1024 }));
  app.use(jsonBody());
  app.use(requestScope);
  app.use(scopeOfUpload);
  app.use('/dev/outbox', devOutbox({ ...runtime, keys: runtime.eventStore.keys }));
  app.use(sitemap({ db: runtime.db, publicUrl: environment.publicUrl }));
  app.use(await spa(runtime, app.getHttpServer(), app.get(BrowserSessions)));
  app.useGlobalFilters(new ProblemFilter(log));
  app.useGlobalInterceptors(
    new AsJson(),
    new SecurityActs(),
    new AuditActs(app.get(AuditTrailService), isStaff),
  );
  const sessions = app.get(Sessions);
  const recentAuths = app.get(RecentAuths);
  const appCheck = app.get(AppCheckService);
  app.useGlobalGuards(
    new Guard({
      authenticate: (request) => sessions.actorOf(request),
      refuseSuspended,
      requireCapability: capabilityCheck(app.get(MembershipsService)),
      requireRecentAuth: ({ id }, request) => recentAuths.require(id, request),
      requireWritable: writableCheck(app.get<Settings>(SETTINGS)),
      requireAppCheck: (rule, request) => appCheck.check(rule, request),
      processors: runtime.processors,
      clock: systemClock,
      secret: runtime.secret,
      publicUrl: environment.publicUrl,
      limits: new RateLimits(environment.CALL_LIMIT),
      reportRefusal: ({ code }) => noteSecurityEvent('staff-call-refused', { code }),
      uploadFolder: await openUploadFolder(join(environment.DATA_DIR, 'uploads')),
    }),
  );
  keepAlive(app.getHttpServer());
  await app.init();
  const contracts = contractsOf(app);
  refuseUnknownCapabilities(contracts);
  app.get(Description).openApi = openApi(contracts, environment.publicUrl);
  return {
    app,
    contracts,
    close: async () => {
      app.get(Stopping).begun = true;
      const server = app.getHttpServer();
      const patience = setTimeout(() => server.closeAllConnections(), 3_000);
      await app.close();
      clearTimeout(patience);
    },
  };
}

const isStaff = (roles: readonly string[]): boolean => capabilitiesOfRoles(roles).includes('staff');

/** An idle connection lives longer here than in a proxy (nginx, Caddy, most load balancers: 60 s), so that the proxy closes it: otherwise a
 *  request may go out on a connection that we are just closing, and its caller gets 502. */
function keepAlive(server: HttpServer): void {
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
}

/** An answer is compressed by gzip at level 1, which takes a fifth of the time of brotli at 4 and a tenth more
 *  bytes. `compression` prefers brotli, so the request's header hides brotli from it. */
function gzipOnly(request: Request, _response: Response, next: NextFunction): void {
  request.headers['accept-encoding'] = request.acceptsEncodings('gzip') || 'identity';
  next();
}

/** Features of the device that pages may use: its location, for a search near it; its camera, for photos and labels. */
const permissions = 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()';
