import { Inject, Injectable } from '@nestjs/common';
import { VERIFIED_ADDRESSES, type VerifiedAddresses } from '../../../identity/verified-addresses.ports.js';
import { CLOCK, DATABASE } from '../../../kernel/config/tokens.js';
import type { Clock } from '../../../kernel/decider/clock.js';
import { type CommandMetadata, foldEvents } from '../../../kernel/decider/decider.js';
import { DomainError } from '../../../kernel/decider/errors.js';
import { loadState } from '../../../kernel/decider/handle-command.js';
import { deterministicId } from '../../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../kernel/http/contract.js';
import type { Database } from '../../../kernel/postgres/database.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../members/member-relations.ports.js';
import { decisionState } from '../../decision/decision.state.js';
import { MEMBER_DECISIONS, type MemberDecisions } from '../../decision/member-decisions.ports.js';
import { longestAppeal, mostAttachments } from '../../moderation.schemas.js';
import { type AppealEvent, appealEvents } from '../appeal.events.js';
import { appealState } from '../appeal.state.js';
import { idOfAppeal } from '../appeal-ids.shared.js';
import type { receiveMail } from '../appeals.contract.js';
import { Appeals } from '../appeals.service.js';
import { Attachments } from '../attachments.service.js';
import { nextStep } from '../due.rules.js';
import { Acknowledgements } from './acknowledgements.service.js';
import { type Candidate, meant } from './mailed-target.rules.js';
import { type Part, partsOf } from './parts.rules.js';
import { type Mail, type MailedFile, readMail } from './read-mail.js';

type Became = ResponseOf<typeof receiveMail>;

interface Found extends Candidate {
  /** The same mail was handed over before: what is missing of it is made up for. */
  readonly isSame: boolean;
}

/** Mails to the support address. From a member's verified address they are appeals and answers; everything else is for support.
 *  source  README, The mailbox; ADR 0081 */
@Injectable()
export class Mailbox {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(VERIFIED_ADDRESSES) private readonly addresses: VerifiedAddresses,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(MEMBER_DECISIONS) private readonly decisions: MemberDecisions,
    @Inject(Appeals) private readonly appeals: Appeals,
    @Inject(Attachments) private readonly attachments: Attachments,
    @Inject(Acknowledgements) private readonly acknowledgements: Acknowledgements,
  ) {}

  /** The same mail again changes nothing. Mails of programs become nothing.
   *  errors  MAIL_UNREADABLE (invalid) */
  async receive(raw: Buffer): Promise<Became> {
    const mail = await readMail(raw);
    if (mail.isAutomatic || mail.from === null) return { became: 'nothing', id: null };
    const memberId = mail.isForged ? undefined : await this.addresses.memberAt(this.db, mail.from);
    const candidates = memberId ? await this.#candidates(mail, memberId) : [];
    const about =
      candidates.find(({ isSame }) => isSame) ?? meant(`${mail.subject}\n${mail.text}`, candidates);
    const became = memberId && about ? await this.#appeal(mail, memberId, about) : undefined;
    if (memberId && about && became) {
      await this.acknowledgements.ofAppeal(mail.key, memberId, about.decisionId, became.became);
      return became;
    }
    return {
      became: 'support request',
      id: await this.acknowledgements.ofRequest(
        { ...mail, from: mail.from },
        memberId ?? null,
        this.#meta(mail, memberId),
      ),
    };
  }

  async #candidates(mail: Mail, memberId: string): Promise<readonly Found[]> {
    const meta = this.#meta(mail, memberId);
    const wards = await this.relations.wardsOf(memberId);
    const found = await this.decisions.about([memberId, ...wards]);
    const candidates = await Promise.all(found.map(({ id }) => this.#candidate(id, meta)));
    return candidates.flat();
  }

  async #candidate(decisionId: string, { now, commandId }: CommandMetadata): Promise<readonly Found[]> {
    const decision = await loadState(this.eventStore, decisionState, decisionId);
    if (decision.status === 'none') return [];
    const id = idOfAppeal(decisionId);
    const history = await this.eventStore.read(appealEvents, id);
    const appeal = foldEvents(appealState, history);
    const { at, status } = decision;
    const { can: step } = nextStep(appeal, { at, isOverturned: status === 'overturned' }, now);
    const same = history.find(({ meta }) => meta.commandId === commandId);
    return [
      {
        decisionId,
        step: same ? stepOf(same) : step,
        isAsked: appeal.status === 'question asked',
        isSame: same !== undefined,
      },
    ];
  }

  /** out  undefined when it is refused, for example because its time is over */
  async #appeal(
    mail: Mail,
    memberId: string,
    { decisionId, step }: Candidate,
  ): Promise<(Became & { readonly became: 'appeal' | 'answer' | 'escalation' }) | undefined> {
    const { files, refused } = await this.#keep(mail, memberId);
    const [first, ...others] = partsOf(`${mail.text}${notKept(refused)}`.trim() || mail.subject, files, most);
    const id = idOfAppeal(decisionId);
    const send = (part: Part<string>) => ({ text: part.text, attachments: part.files, via: 'mail' as const });
    const meta = this.#meta(mail, memberId);
    try {
      if (step === 'file') await this.appeals.file(decisionId, send(first), meta);
      else if (step === 'escalate') await this.appeals.escalate(id, send(first), meta);
      else await this.appeals.answer(id, send(first), meta);
      for (const [at, part] of others.entries())
        await this.appeals.answer(id, send(part), this.#meta(mail, memberId, `part ${at}`));
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable') return undefined;
      throw error;
    }
    return { became: words[step], id };
  }

  /** Pictures and PDFs are kept; the words name the rest. */
  async #keep(
    mail: Mail,
    memberId: string,
  ): Promise<{ readonly files: readonly string[]; readonly refused: readonly MailedFile[] }> {
    const files: string[] = [];
    const refused: MailedFile[] = [];
    for (const [at, file] of mail.files.entries()) {
      const stored = await this.attachments
        .store(file.bytes, file.name, this.#meta(mail, memberId, `file ${at}`))
        .catch(ifUnreadable);
      if (stored) files.push(stored.id);
      else refused.push(file);
    }
    return { files, refused };
  }

  #meta({ key }: Mail, memberId = 'guest', what = ''): CommandMetadata {
    return {
      actor: { id: memberId, roles: [] },
      now: this.clock.now(),
      commandId: deterministicId('mail', key, memberId, what),
    };
  }
}

function stepOf(event: AppealEvent): Candidate['step'] {
  if (event.type !== 'AppealFiled') return 'wait';
  return event.data.level === 1 ? 'file' : 'escalate';
}

const words = { file: 'appeal', escalate: 'escalation', wait: 'answer', nothing: 'answer' } as const;
const most = { text: longestAppeal, files: mostAttachments };

const notKept = (refused: readonly MailedFile[]): string =>
  refused
    .map(({ name }) => `\n\n[A file of this mail is neither a picture nor a PDF of 10 MB at most: ${name}]`)
    .join('');

function ifUnreadable(error: unknown): undefined {
  if (error instanceof DomainError && (error.kind === 'invalid' || error.kind === 'too-large'))
    return undefined;
  throw error;
}
