import type { SessionUser } from '@modules/identity/identity.contract';
import type { CaseLine, CaseView, EvidenceView } from '@modules/moderation/case/cases.contract';
import type { Foresight } from '@modules/moderation/case/verdicts.contract';

export const caseId = '5f3c6a1e-0000-4000-8000-0000000000c1';
export const otherId = '5f3c6a1e-0000-4000-8000-0000000000c2';
const at = '2026-06-01T12:00:00.000Z';
export const ana = { id: '5f3c6a1e-0000-4000-8000-0000000000a1', name: 'Ana' };
export const dora = { id: '5f3c6a1e-0000-4000-8000-0000000000d1', name: 'Dora' };

export const line: CaseLine = {
  id: caseId,
  status: 'open',
  priority: 'urgent',
  category: 'scam',
  subject: ana,
  name: 'listing',
  title: '327 block',
  targets: 1,
  reports: 3,
  isHidden: true,
  openedAt: at,
  decidedAt: null,
  outcome: null,
  claim: null,
  communityId: null,
};

const listing = { kind: 'listing', id: otherId, version: 2, ownerId: ana.id };

export const view: CaseView = {
  ...line,
  version: 7,
  source: 'report',
  reason: '',
  subjectBrief: {
    ...ana,
    handle: 'ana',
    joinedAt: at,
    isErased: false,
    isMinor: false,
    standing: 'good',
    strikes: 0,
    decisions: [],
  },
  things: [
    {
      ...listing,
      name: 'listing',
      title: '327 block',
      href: `/listing/${otherId}`,
      state: 'changed since',
      canBeRemoved: true,
      isSealed: false,
    },
  ],
  reportsOf: [
    {
      id: otherId,
      at,
      by: dora,
      isGuest: false,
      category: 'scam',
      ruleId: 'misleading',
      comment: 'The photos are from another sale.',
      wish: 'Take it down.',
      weight: 1.5,
      earlier: { right: 3, wrong: 1 },
    },
  ],
  history: [{ at, by: null, what: 'opened', words: '' }],
  related: [],
  proposal: null,
  decisionId: null,
  conflict: null,
  allowedActions: ['claim', 'note', 'decide'],
};

export const evidence: EvidenceView = {
  reported: {
    at,
    version: 2,
    title: '327 block',
    text: 'Never cracked.',
    fields: [{ label: 'Price', value: '$450' }],
    photos: [],
    around: [],
    isErased: false,
  },
  changes: [{ label: 'Price', before: '$450', today: '$150' }],
  state: 'changed since',
};

export const foresight: Foresight = {
  effects: [
    {
      key: `listing-paused:${otherId}`,
      kind: 'listing-paused',
      target: { kind: 'listing', id: otherId },
      title: '327 block',
    },
  ],
  summary: [{ count: 41, name: 'listings paused' }],
  endsAt: '2026-06-08T12:00:00.000Z',
  strikesUntil: '2026-11-28T12:00:00.000Z',
  needsConfirmation: false,
  letter: 'Dear Ana, your account is suspended for 7 days.',
};

const template = { id: 'misleading-suspend', ruleId: 'misleading', measure: 'suspend' } as const;

/** What the case page reads. */
export const answers = (shown: CaseView = view) => ({
  [`GET /api/cases/${caseId}`]: shown,
  [`POST /api/cases/${caseId}/evidence`]: evidence,
  'GET /api/cases/rules/templates': {
    rules: [],
    templates: [{ ...template, title: 'Misleading ads', text: 'Ads that mislead cost buyers money.' }],
  },
});

export const casePage = { at: `/admin/cases/${caseId}`, path: '/admin/cases/:id' };
export const handler: Partial<SessionUser> = { id: dora.id, capabilities: ['staff', 'moderate'] };
