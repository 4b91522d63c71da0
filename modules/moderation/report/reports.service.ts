import { Inject, Injectable } from '@nestjs/common';
import type { Reportable } from '../../kernel/content/contents.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Actor, CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { keyOf } from '../case/case.state.js';
import { fileReport } from '../case/intake.js';
import { oneMember } from '../case/intake.rules.js';
import type { Target } from '../moderation.schemas.js';
import { enoughVoices, voicesCountFor } from './asking.rules.js';
import { GuestReports } from './guest-reports.service.js';
import { reportDecider } from './report.decider.js';
import { reportState } from './report.state.js';
import { REPORT_HISTORY, type ReportHistory } from './report-history.ports.js';
import { reportLimit } from './report-limits.rules.js';
import type { sendReport } from './reports.contract.js';

type Sent = BodyOf<typeof sendReport>;
type Answer = ResponseOf<typeof sendReport>;

/** source  README, Reports */
@Injectable()
export class Reports {
  constructor(
    @Inject(MODULE_CONTEXT) private readonly context: ModuleContext,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(REPORT_HISTORY) private readonly history: ReportHistory,
    @Inject(GuestReports) private readonly guests: GuestReports,
  ) {}

  /** Report content that the caller sees, as it is now. A guest confirms it by mail first.
   *  errors  TARGET_NOT_FOUND, NOT_REPORTABLE, OWN_CONTENT, ONE_MEMBER_AT_A_TIME, ALREADY_REPORTED, COMMENT_NEEDED, EMAIL_NEEDED, REPORT_LIMIT */
  async send(
    body: Sent,
    { actor, address }: { readonly actor: Actor | undefined; readonly address: string },
    meta: CommandMetadata,
  ): Promise<Answer> {
    const id = deterministicId('report', meta.commandId);
    const targets = await this.#pinned(body.targets, actor, meta.now);
    checkWords(body);
    if (!actor) return this.#asGuest(id, body, targets, address, meta);
    await this.#refuseRepeated(id, actor.id, targets);
    const subject = targets.map(keyOf).sort().join(' ');
    return this.limits.within({ action: reportLimit, subject }, meta, async () => {
      const { category, ruleId, comment, wish } = body;
      await dispatch(this.context.bus, reportDecider, id, {
        type: 'SendReport',
        ...{ reporterId: actor.id, isGuest: false, targets: [...targets], category, ruleId, comment, wish },
        voices: await this.#voices(targets, meta.now, actor.id),
        meta,
      });
      return this.#file(id, meta);
    });
  }

  /** errors  REPORT_LINK_OVER (not-found) */
  async confirm(token: string, meta: CommandMetadata): Promise<Answer> {
    const voices = ({ targets }: { readonly targets: readonly Target[] }) => this.#voices(targets, meta.now);
    const id = await this.guests.confirm(token, voices, meta.now);
    return this.#file(id, { ...meta, commandId: deterministicId('file report', id) });
  }

  /** The seller says that a listing is still for sale.
   *  errors  REPORT_NOT_FOUND */
  async answer(id: string, meta: CommandMetadata): Promise<Receipt> {
    const report = await loadState(this.context.eventStore, reportState, id);
    const targets = report.status === 'none' ? [] : report.targets;
    const voices = await this.#voices(targets, meta.now);
    const receipt = await dispatch(this.context.bus, reportDecider, id, {
      type: 'AnswerAsked',
      voices,
      meta,
    });
    if (voices >= enoughVoices) await fileReport({ ...this.context, history: this.history }, id, meta);
    return receipt;
  }

  async #asGuest(
    id: string,
    body: Sent,
    targets: readonly Target[],
    address: string,
    meta: CommandMetadata,
  ): Promise<Answer> {
    const { email, category, ruleId, comment, wish } = body;
    if (email === null)
      throw unprocessable('EMAIL_NEEDED', {
        message: 'Enter your e-mail address, so that we can answer you.',
      });
    const report = { targets, category, ruleId, comment, wish };
    await this.guests.store(id, { email, report, address }, meta);
    return { id, status: 'mail not confirmed' };
  }

  /** The report goes to a case, unless the seller is asked first. */
  async #file(id: string, meta: CommandMetadata): Promise<Answer> {
    const report = await loadState(this.context.eventStore, reportState, id);
    if (report.status === 'asked') return { id, status: 'with the seller' };
    if (report.status === 'resolved')
      return { id, status: report.outcome === 'acted' ? 'acted' : 'nothing done' };
    await fileReport({ ...this.context, history: this.history }, id, meta);
    return { id, status: 'received' };
  }

  /** The targets at their versions; all of one member, who is not the caller.
   *  errors  TARGET_NOT_FOUND, NOT_REPORTABLE, OWN_CONTENT, ONE_MEMBER_AT_A_TIME */
  async #pinned(refs: Sent['targets'], actor: Actor | undefined, now: string): Promise<readonly Target[]> {
    const { contents } = this.context;
    const pinned = new Map<string, Target>();
    for (const ref of refs) {
      const type = contents.typeOf(ref.kind);
      if (type && !type.canBe?.includes('reported'))
        throw unprocessable('NOT_REPORTABLE', { message: `A ${type.name.one} cannot be reported.` });
      const target = await contents.toReport(ref, { actor, now });
      if (!target)
        throw notFound('TARGET_NOT_FOUND', {
          message: 'This is not here any more, so there is nothing to report.',
        });
      if (target.ownerId === actor?.id) throw forbidden('OWN_CONTENT', { message: 'This is your own.' });
      pinned.set(keyOf(target), pin(target));
    }
    const targets = [...pinned.values()];
    if (new Set(targets.map(({ ownerId }) => ownerId)).size > 1) throw oneMember();
    return targets;
  }

  /** errors  ALREADY_REPORTED (conflict) */
  async #refuseRepeated(id: string, reporterId: string, targets: readonly Target[]): Promise<void> {
    if ((await loadState(this.context.eventStore, reportState, id)).status !== 'none') return;
    const repeated = await this.history.openTargetsOf(reporterId, targets);
    if (repeated.length === targets.length)
      throw conflict('ALREADY_REPORTED', {
        message: 'You have reported this already, and we still look at it. You will hear from us.',
      });
  }

  /** How many members say lately that it is sold, with this one. */
  async #voices(targets: readonly Target[], now: string, reporterId?: string): Promise<number> {
    const [listing] = targets;
    if (!listing) return 0;
    const since = plusDays(now, -voicesCountFor);
    const voices = await this.history.voicesOf(listing.id, since);
    return new Set([...voices, ...(reporterId ? [reporterId] : [])]).size;
  }
}

const pin = ({ kind, id, version, ownerId }: Reportable): Target => ({ kind, id, version, ownerId });

/** errors  COMMENT_NEEDED (unprocessable) */
function checkWords({ category, comment }: Sent): void {
  if (category === 'other' && !comment)
    throw unprocessable('COMMENT_NEEDED', { message: 'Say in a few words what is wrong.' });
}
