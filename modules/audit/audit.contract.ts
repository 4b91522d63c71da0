import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';

const Thing = z.object({ kind: z.string(), id: z.string() });
const Named = z.object({ id: z.string(), name: z.string().nullable() });

/** One act of staff, as admins read it. */
export const AuditEntry = z.object({
  /** Its place in the log. */
  position: z.number().int(),
  at: z.iso.datetime(),
  /** A member, or the installation itself. The name is null for a former member. */
  actor: Named,
  roles: z.array(z.string()),
  action: z.string(),
  call: z.string(),
  target: Thing.nullable(),
  things: z.array(Thing),
  subject: Named,
  /** Empty when none was asked for, and once the person is erased. */
  reason: z.string(),
  /** The code of the refusal; null when the act was carried out. */
  refused: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const word = z.string().trim().max(200);
const optional = word.transform((text) => text || undefined).optional();
const Day = z.union([z.literal('').transform(() => undefined), z.iso.date('Give a day, month and year.')]);

/** What is looked for; all of it has to hold. Days are UTC, and both count. */
export const AuditFilter = z.object({
  /** The id of a member, or 'installation'. */
  actor: optional,
  /** 'case:<id>', '<kind>:<id>' */
  target: optional,
  /** The person whom it concerns. */
  subject: optional,
  action: optional,
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

/** The last entry of the page before: its time and its position. */
const Cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/)
  .refine((cursor) => !Number.isNaN(Date.parse(cursor.slice(0, cursor.indexOf('_')))));

const byAdmins = {
  method: 'GET',
  auth: 'member',
  requires: 'administer',
  consistent: ['audit', 'member-pages'],
} as const;

export const searchAudit = endpoint({
  ...byAdmins,
  path: '/api/audit',
  audit: { action: 'audit.searched' },
  summary: 'Acts of staff, newest first; 50 a page',
  query: AuditFilter.extend({ cursor: Cursor.optional() }),
  response: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
});

/** Streamed, at most `mostExported` lines. */
export const exportAudit = endpoint({
  ...byAdmins,
  path: '/api/audit/export',
  recentAuth: true,
  audit: { action: 'audit.exported' },
  summary: 'The same as a CSV file',
  query: AuditFilter,
  rateLimit: { calls: 6, minutes: 10 },
  errors: ['PROOF_NEEDED'],
});

/** A statement that the installation signed: up to this position, the log had this hash. */
export const Checkpoint = z.object({
  position: z.number().int(),
  /** units  64 hexadecimal digits */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  /** Ed25519, in base64. */
  signature: z.string().max(200),
});
export type Checkpoint = z.output<typeof Checkpoint>;

/** Also the file that somebody keeps and later compares. */
export const Checkpoints = z.object({
  /** SPKI, PEM. */
  publicKey: z.string(),
  checkpoints: z.array(Checkpoint),
});
export type Checkpoints = z.output<typeof Checkpoints>;

export const listCheckpoints = endpoint({
  method: 'GET',
  path: '/api/audit/checkpoints',
  auth: 'guest',
  summary: 'Signed checkpoints of the log, newest first, 1,000 at most, and the key that checks them',
  query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  response: Checkpoints,
});
