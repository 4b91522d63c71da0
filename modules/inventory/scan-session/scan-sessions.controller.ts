import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { centsOf } from '../item-content.js';
import { scanSessionDecider, scanSessionNotFound } from './scan-session.decider.js';
import type { ScanAction } from './scan-session.events.js';
import type { ScanActionBody } from './scan-session.schemas.js';
import {
  commitScanSession,
  discardScanSession,
  recordScans,
  resolveScan,
  undoScan,
  undoScanSession,
} from './scan-sessions.contract.js';
import { ScanSessions } from './scan-sessions.service.js';
import { UndoScans } from './undo-scans.service.js';

@Controller()
export class ScanSessionsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(ScanSessions) private readonly sessions: ScanSessions,
    @Inject(UndoScans) private readonly undos: UndoScans,
  ) {}

  @Route(recordScans)
  record(
    @Input() { params, body, meta }: RouteInput<typeof recordScans>,
  ): Promise<ResponseOf<typeof recordScans>> {
    if (body.memberId !== meta.actor.id) throw scanSessionNotFound();
    const scans = body.scans.map((scan) => ({ ...scan, action: actionOf(scan.action) }));
    return this.sessions.record(params.id, body.session, scans, meta);
  }

  @Route(resolveScan)
  resolve(
    @Input() { params, body, meta }: RouteInput<typeof resolveScan>,
  ): Promise<ResponseOf<typeof resolveScan>> {
    return this.sessions.resolve(params.id, params.scanId, body, meta);
  }

  @Route(undoScan)
  undoScan(@Input() { params, meta }: RouteInput<typeof undoScan>): Promise<ResponseOf<typeof undoScan>> {
    return this.undos.scan(params.id, params.scanId, meta);
  }

  @Route(undoScanSession)
  undo(
    @Input() { params, meta }: RouteInput<typeof undoScanSession>,
  ): Promise<ResponseOf<typeof undoScanSession>> {
    return this.undos.session(params.id, meta);
  }

  @Route(discardScanSession)
  discard(
    @Input() { params, meta }: RouteInput<typeof discardScanSession>,
  ): Promise<ResponseOf<typeof discardScanSession>> {
    return this.undos.discard(params.id, meta);
  }

  @Route(commitScanSession)
  commit(@Input() { params, body, meta }: RouteInput<typeof commitScanSession>): Promise<Receipt> {
    const committedAt = body.committedAt ?? meta.now;
    return dispatch(this.bus, scanSessionDecider, params.id, { type: 'CommitSession', committedAt, meta });
  }
}

function actionOf(action: ScanActionBody): ScanAction {
  if (action.do !== 'sell') return action;
  const { price, ...sale } = action;
  return { ...sale, priceCents: centsOf(price) };
}
