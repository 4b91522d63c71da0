import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, Receipt, text } from '../../kernel/http/contract.js';
import {
  Category,
  Cursor,
  FrozenRule,
  longestNote,
  Measure,
  mostTargets,
  Named,
  priorities,
  Strikes,
  Target,
  TargetRef,
} from '../moderation.schemas.js';
import { RuleId } from '../rules/terms-rules.schemas.js';
import { about, byModerators, conflicts, ofCase } from './case-calls.schemas.js';

/** 'mending': its author may mend it, and nobody looks yet. 'to confirm': one handler means to end the account. */
export const CaseStatus = z.enum(['mending', 'open', 'claimed', 'to confirm', 'decided']);
export type CaseStatus = z.output<typeof CaseStatus>;

export const Priority = z.enum(priorities);
export type Priority = z.output<typeof Priority>;

/** A line of the queue. */
export const CaseLine = z.object({
  id: Id,
  status: CaseStatus,
  priority: Priority,
  category: Category,
  subject: Named,
  /** The first target: its kind for people ('wanted ad'), and its title then. */
  name: z.string(),
  title: z.string().nullable(),
  targets: z.number().int(),
  reports: z.number().int(),
  isHidden: z.boolean(),
  openedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  outcome: z.enum(['acted', 'nothing']).nullable(),
  claim: z.object({ by: Named, until: z.iso.datetime() }).nullable(),
  communityId: Id.nullable(),
});
export type CaseLine = z.output<typeof CaseLine>;

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  auth: 'member',
  requires: 'moderate',
  audit: 'not sensitive',
  consistent: ['member-pages', 'cases'],
  summary: 'Cases by priority and age; decided ones newest first; 50 a page',
  query: z.object({
    status: z.enum(['waiting', 'mine', 'to confirm', 'decided', 'all']).default('waiting'),
    category: Category.optional(),
    kind: z.string().max(40).optional(),
    subject: Id.optional(),
    /** Words of a title, a name or a handle, or an id. */
    search: optionalText(120).default(''),
    cursor: Cursor.optional(),
  }),
  response: z.object({ total: z.number().int(), cases: z.array(CaseLine), next: Cursor.nullable() }),
});

/** What waits, for the console of each. */
export const caseFigures = endpoint({
  method: 'GET',
  path: '/api/cases/figures',
  auth: 'member',
  requires: 'moderate',
  audit: 'not sensitive',
  consistent: ['cases'],
  summary: 'How many cases wait, how long the oldest has, and what the caller claimed',
  response: z.object({
    waiting: z.number().int(),
    urgent: z.number().int(),
    mine: z.number().int(),
    toConfirm: z.number().int(),
    oldest: z.iso.datetime().nullable(),
    decidedToday: z.number().int(),
    /** Of the last 30 days; null below five. */
    medianHours: z.number().nullable(),
  }),
});

export const nextCase = endpoint({
  method: 'GET',
  path: '/api/cases/next',
  auth: 'member',
  requires: 'moderate',
  audit: 'not sensitive',
  consistent: ['cases'],
  summary: 'The first case that the caller may handle and nobody else has claimed',
  response: z.object({ id: Id.nullable() }),
});

/** A template: the words for a measure by a rule. A decision keeps its own copy. */
export const Template = z.object({
  id: z.string(),
  ruleId: RuleId,
  measure: z.enum(['none', 'warn', 'remove', 'limit', 'suspend', 'end']),
  title: z.string(),
  text: z.string(),
});
export type Template = z.output<typeof Template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/cases/rules/templates',
  auth: 'member',
  requires: 'staff',
  audit: 'not sensitive',
  summary: 'The rules of the terms as they read today, and the templates of decisions',
  response: z.object({ rules: z.array(FrozenRule), templates: z.array(Template) }),
});

/** What a decision about the subject cited earlier, and how much of it counts still. */
export const PastDecision = z.object({
  id: Id,
  caseId: Id,
  at: z.iso.datetime(),
  rule: FrozenRule,
  measure: Measure,
  strikes: Strikes,
  strikesUntil: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  status: z.enum(['running', 'over', 'amended', 'overturned']),
});
export type PastDecision = z.output<typeof PastDecision>;

const MemberBrief = z.object({
  id: z.string(),
  name: z.string().nullable(),
  handle: z.string().nullable(),
  joinedAt: z.iso.datetime().nullable(),
  isErased: z.boolean(),
  isMinor: z.boolean(),
  standing: z.enum(['good', 'limited', 'suspended', 'ended', 'erased']),
  strikes: z.number().int(),
  decisions: z.array(PastDecision),
});

/** One line of a case's history, newest first. */
export const CaseEntry = z.object({
  at: z.iso.datetime(),
  by: Named.nullable(),
  what: z.enum([
    'opened',
    'report joined',
    'hidden',
    'mended',
    'claimed',
    'released',
    'note',
    'passed on',
    'ending proposed',
    'ending declined',
    'decided',
    'reopened',
  ]),
  words: z.string(),
});

export type CaseEntry = z.output<typeof CaseEntry>;

/** Why the caller may not decide about it; null when they may. */
export const Conflict = z
  .enum(['own', 'blocked', 'dealt', 'admin', 'reported it', 'own proposal'])
  .nullable();

export const CaseView = CaseLine.extend({
  version: z.number().int(),
  source: z.enum(['report', 'rule', 'staff']),
  reason: z.string(),
  subjectBrief: MemberBrief,
  things: z.array(
    Target.extend({
      name: z.string(),
      title: z.string().nullable(),
      /** Where it is today; null when it is gone or has no page. */
      href: z.string().nullable(),
      state: z.enum(['as it was', 'changed since', 'hidden', 'removed', 'gone', 'erased']),
      canBeRemoved: z.boolean(),
      /** A message: nobody sees it before it is opened. */
      isSealed: z.boolean(),
    }),
  ),
  reportsOf: z.array(
    z.object({
      id: Id,
      at: z.iso.datetime(),
      by: Named.nullable(),
      isGuest: z.boolean(),
      category: Category,
      ruleId: z.string().nullable(),
      comment: z.string(),
      wish: z.string(),
      weight: z.number(),
      /** How many of this reporter's earlier reports led to something, and how many did not. */
      earlier: z.object({ right: z.number().int(), wrong: z.number().int() }),
    }),
  ),
  history: z.array(CaseEntry),
  related: z.array(CaseLine),
  proposal: z.object({ id: Id, by: Named, at: z.iso.datetime(), facts: z.string() }).nullable(),
  decisionId: Id.nullable(),
  conflict: Conflict,
  allowedActions: z.array(
    z.enum(['claim', 'release', 'note', 'decide', 'confirm ending', 'decline ending', 'pass on', 'reopen']),
  ),
});
export type CaseView = z.output<typeof CaseView>;

export const getCase = endpoint({
  ...byModerators,
  method: 'GET',
  path: '/api/cases/:id',
  audit: { action: 'case.read', target: about },
  consistent: ['member-pages', 'cases', 'reports'],
  summary: 'A case with its reports, history and related cases',
  params: IdParams,
  response: CaseView,
  errors: ofCase,
});

export const openCase = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases',
  audit: { action: 'case.opened', things: 'targets', reason: 'reason' },
  summary: 'Open a case of one’s own accord; an open one about the same thing is joined',
  body: z.object({
    targets: z.array(TargetRef).min(1).max(mostTargets),
    category: Category,
    reason: text(longestNote),
  }),
  response: Receipt,
  errors: ['TARGET_NOT_FOUND', 'ONE_MEMBER_AT_A_TIME', ...conflicts],
});

/** A thing as it was when it was reported, and today. */
export const EvidenceView = z.object({
  reported: z.object({
    at: z.iso.datetime(),
    version: z.number().int(),
    title: z.string().nullable(),
    text: z.string().nullable(),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
    photos: z.array(z.object({ id: z.string(), href: z.string() })),
    around: z.array(z.object({ by: Named, at: z.iso.datetime(), text: z.string(), isBefore: z.boolean() })),
    isErased: z.boolean(),
  }),
  /** What differs today; [] while nothing does. */
  changes: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), today: z.string().nullable() }),
  ),
  state: z.enum(['as it was', 'changed since', 'hidden', 'removed', 'gone', 'erased']),
});
export type EvidenceView = z.output<typeof EvidenceView>;

export const openEvidence = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/evidence',
  audit: { action: 'evidence.opened', target: about, things: '', reason: 'reason' },
  summary:
    'A thing as it was when it was reported; messages only for whoever has claimed the case, with a reason',
  params: IdParams,
  body: TargetRef.extend({ reason: optionalText(500).default('') }),
  response: EvidenceView,
  errors: [...ofCase, 'TARGET_NOT_FOUND', 'CLAIM_FIRST', 'REASON_NEEDED'],
});

export const claimCase = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/claim',
  audit: { action: 'case.claimed', target: about },
  summary: 'Claim a case for 30 minutes, or for 30 more',
  params: IdParams,
  response: Receipt,
  errors: [...ofCase, 'CLAIMED_BY_ANOTHER', 'CASE_DECIDED', ...conflicts],
});

export const releaseCase = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/release',
  audit: { action: 'case.released', target: about },
  summary: 'Give a claimed case back',
  params: IdParams,
  response: Receipt,
  errors: ofCase,
});

export const addNote = endpoint({
  ...byModerators,
  method: 'POST',
  path: '/api/cases/:id/notes',
  audit: { action: 'case.noted', target: about },
  summary: 'Leave a note for staff on a case',
  params: IdParams,
  body: z.object({ id: Id, note: text(longestNote) }),
  response: Receipt,
  errors: ofCase,
});
