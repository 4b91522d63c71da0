import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TIME_ZONES, type TimeZones } from '../../../modules/identity/time-zones.ports.js';
import { getManifest } from '../../../modules/inventory/scan-session/manifest.contract.js';
import { getOfflineInventory } from '../../../modules/inventory/scan-session/offline.contract.js';
import { scanSessionEvents } from '../../../modules/inventory/scan-session/scan-session.events.js';
import {
  getScanSession,
  listScanSessions,
} from '../../../modules/inventory/scan-session/scan-sessions.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { dayIn, daysAfter } from '../../../modules/kernel/decider/days.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { inTurn } from './long-reads.js';
import { manifestOf } from './manifest.queries.js';
import { offlineInventory, offlineVersion } from './offline.queries.js';
import { scanSessionOfOwner, scanSessionsPage } from './scan-sessions.queries.js';

@Controller()
export class ScanningController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
  ) {}

  /** Reads the version first: when it is unchanged, nothing else is read. */
  @Route(getOfflineInventory)
  async offline(
    @Input() { request, meta }: RouteInput<typeof getOfflineInventory>,
    @Res() response: Response,
  ): Promise<void> {
    const etag = `W/"${await offlineVersion(this.db, meta.actor.id)}"`;
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) response.status(304).end();
    else
      response
        .type('application/json')
        .send(
          await inTurn(meta.actor.id, async () =>
            JSON.stringify(await offlineInventory(this.db, meta.actor.id)),
          ),
        );
  }

  @Route(listScanSessions)
  sessions(
    @Input() { query, meta }: RouteInput<typeof listScanSessions>,
  ): Promise<ResponseOf<typeof listScanSessions>> {
    return scanSessionsPage(this.db, meta.actor.id, query);
  }

  @Route(getScanSession)
  async session(
    @Input() { params, meta }: RouteInput<typeof getScanSession>,
  ): Promise<ResponseOf<typeof getScanSession>> {
    const history = await this.eventStore.read(scanSessionEvents, params.id);
    return scanSessionOfOwner(this.db, history, params.id, meta.actor.id);
  }

  @Route(getManifest)
  async manifest(
    @Input() { params, query, meta }: RouteInput<typeof getManifest>,
  ): Promise<ResponseOf<typeof getManifest>> {
    const timeZone = query.timeZone ?? (await this.timeZones.of(this.db, meta.actor.id));
    const to = query.to ?? dayIn(meta.now, timeZone);
    const days = { from: query.from ?? daysAfter(to, -30), to, timeZone };
    const deps = { db: this.db, eventStore: this.eventStore };
    return inTurn(meta.actor.id, () => manifestOf(deps, params.id, meta.actor.id, days));
  }
}
