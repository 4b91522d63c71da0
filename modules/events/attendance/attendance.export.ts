import { plansOfMember } from '../../../projections/events/events/plans.queries.js';
import type { ExportSection } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { calendarAddressOf } from '../calendar/calendar-addresses.shared.js';

/** What a member plans about dates of events, and since when their calendar has a private address. */
export const exportAttendance = ({ db }: Pick<ModuleContext, 'db'>): ExportSection => ({
  file: 'attendance.json',
  read: async (memberId) => ({
    dates: await plansOfMember(db, memberId),
    calendarAddress: await calendarAddressOf(db, memberId),
  }),
});
