import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt } from '../../kernel/http/contract.js';
import { limit } from '../../kernel/http/query.contract.js';
import { keepChoices } from './scan-session.events.js';
import {
  ExpectedBody,
  maxScansAtOnce,
  ScanBody,
  ScanResultView,
  ScanSessionCard,
  ScanSessionDetail,
  SessionHeaderBody,
  UndoView,
} from './scan-session.schemas.js';

const path = '/api/inventory/scan-sessions';

export const listScanSessions = endpoint({
  method: 'GET',
  path,
  auth: 'member',
  consistent: ['inventory'],
  summary: "The caller's scan sessions, newest first",
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1), limit: limit(20) }),
  response: z.object({ sessions: z.array(ScanSessionCard), total: z.number().int() }),
});

export const getScanSession = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  auth: 'member',
  consistent: ['inventory'],
  summary: "One of the caller's scan sessions, with every scan",
  params: IdParams,
  response: ScanSessionDetail,
  errors: ['SCAN_SESSION_NOT_FOUND'],
});

export const recordScans = endpoint({
  method: 'POST',
  path: `${path}/:id/scans`,
  auth: 'member',
  summary: 'Carry out scans, each once under its id; the first begins the session',
  params: IdParams,
  body: z.object({
    /** The member who made these scans: a session of another member on the device sends nothing of theirs. */
    memberId: Id,
    session: SessionHeaderBody,
    scans: z.array(ScanBody).min(1).max(maxScansAtOnce),
  }),
  response: z.object({ results: z.array(ScanResultView), position: z.number().int() }),
  errors: ['SCAN_SESSION_NOT_FOUND', 'SCAN_SESSION_FULL'],
});

const ofScan = z.object({ id: Id, scanId: Id });

export const resolveScan = endpoint({
  method: 'POST',
  path: `${path}/:id/scans/:scanId/resolve`,
  auth: 'member',
  summary: 'Choose between a scan and what others changed',
  params: ofScan,
  body: z.object({
    keep: z.enum(keepChoices),
    /** The item as the choice showed it. */
    expected: ExpectedBody,
  }),
  response: ScanResultView.extend({ position: z.number().int() }),
  errors: ['SCAN_SESSION_NOT_FOUND', 'SCAN_NOT_FOUND'],
});

export const undoScan = endpoint({
  method: 'POST',
  path: `${path}/:id/scans/:scanId/undo`,
  auth: 'member',
  summary: 'Take one scan back; the answer says what stays, and why',
  params: ofScan,
  response: UndoView,
  errors: ['SCAN_SESSION_NOT_FOUND', 'SCAN_NOT_FOUND'],
});

export const commitScanSession = endpoint({
  method: 'POST',
  path: `${path}/:id/commit`,
  auth: 'member',
  summary: 'Finish a session',
  params: IdParams,
  body: z.object({ committedAt: z.iso.datetime().optional() }),
  response: Receipt,
  errors: ['SCAN_SESSION_NOT_FOUND'],
});

export const discardScanSession = endpoint({
  method: 'POST',
  path: `${path}/:id/discard`,
  auth: 'member',
  summary: 'Throw an open session away: its scans are taken back',
  params: IdParams,
  response: UndoView,
  errors: ['SCAN_SESSION_NOT_FOUND', 'SCAN_SESSION_OVER'],
});

export const undoScanSession = endpoint({
  method: 'POST',
  path: `${path}/:id/undo`,
  auth: 'member',
  summary: 'Take all scans of a session back, the last first; the answer says what stays, and why',
  params: IdParams,
  response: UndoView,
  errors: ['SCAN_SESSION_NOT_FOUND'],
});
