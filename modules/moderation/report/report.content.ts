import { reportIdsOf } from '../../../projections/moderation/reports/reports.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { reportState } from './report.state.js';

/** What a member told staff about content of others. Nobody else sees who reported. */
export const reportContent = defineContent(reportState, {
  kind: 'report',
  name: { one: 'report', many: 'reports' },
  archive: 'reports.json',
  owner: (report) => (report.status === 'none' ? null : report.reporterId),
  idsOf: ({ db }, memberId) => reportIdsOf(db, memberId),
  readsFrom: ['reports'],
  link: { href: () => '/reports', label: 'View your reports' },
});
