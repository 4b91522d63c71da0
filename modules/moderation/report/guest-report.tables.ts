import type { PersonKeys } from '../../kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../kernel/encryption/sealed-json.js';
import type { Target } from '../moderation.schemas.js';
import type { ReportCommand } from './report.decider.js';

export type GuestReportTables = { readonly 'moderation.guest_report': GuestReportTable };

/** The rows of reports of guests; times are ISO-8601 UTC. */
export interface GuestReportTable {
  readonly id: string;
  readonly reporter_id: string;
  readonly token: Buffer;
  readonly sealed: string;
  readonly origin: string | null;
  readonly site: string | null;
  readonly recipient: string | null;
  readonly sent_at: string;
  readonly confirmed_at: string | null;
  readonly resolved_at: string | null;
}

/** What a guest wrote, until they confirm it. */
export type GuestWords = Pick<
  Extract<ReportCommand, { readonly type: 'SendReport' }>,
  'category' | 'ruleId' | 'comment' | 'wish'
> & { readonly targets: readonly Target[] };

/** `report` is null once it is confirmed: then the log has it. */
export interface SealedGuest {
  readonly email: string;
  readonly report: GuestWords | null;
}

/** source  ADR 0060 */
export const sealGuest = async (
  keys: Pick<PersonKeys, 'getOrCreate'>,
  reporterId: string,
  guest: SealedGuest,
): Promise<string> => sealJson(await keys.getOrCreate(reporterId), guest, `guest report ${reporterId}`);

export async function openGuest(
  keys: Pick<PersonKeys, 'getMany'>,
  { reporter_id: id, sealed }: Pick<GuestReportTable, 'reporter_id' | 'sealed'>,
): Promise<SealedGuest | undefined> {
  const key = (await keys.getMany([id])).get(id);
  return key && (openJson(key, sealed, `guest report ${id}`) as SealedGuest);
}
