import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONTENTS } from '../../kernel/config/tokens.js';
import type { Contents } from '../../kernel/content/contents.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Decisions } from '../decision/decisions.service.js';
import { summaryOf } from '../decision/effect-words.shared.js';
import { foreseeEffects } from '../decision/foresee-effects.js';
import { decidedLetter } from '../decision/letter.rules.js';
import { Letters } from '../decision/letters.service.js';
import type { CaseDecidedEvent } from '../decision/make-decision.js';
import { endOf } from '../decision/measures.rules.js';
import { strikesUntil } from '../decision/strikes.rules.js';
import { type CaseCommand, caseDecider } from './case.decider.js';
import { caseEvents } from './case.events.js';
import { caseState, type KnownCase, keyOf } from './case.state.js';
import type { Relation } from './conflicts.rules.js';
import { draftOf, type VerdictBody } from './draft.js';
import { caseNotFound } from './not-found.rules.js';
import { Relations } from './relations.shared.js';
import { memberErased } from './verdict.rules.js';
import type { decideCase, Foresight } from './verdicts.contract.js';

type WithoutMeta<Command> = Command extends { readonly meta: CommandMetadata }
  ? Omit<Command, 'meta'>
  : never;

/** Handling cases: what members of staff do with them, and what a verdict would do.
 *  source  README, Cases */
@Injectable()
export class Cases {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(Relations) private readonly relations: Relations,
    @Inject(Decisions) private readonly decisions: Decisions,
    @Inject(Letters) private readonly letters: Letters,
  ) {}

  /** A command of somebody whose relation to the subject matters.
   *  errors  CASE_NOT_FOUND (not-found), and those of the command */
  async judge(
    caseId: string,
    command: (relation: Relation, found: KnownCase) => WithoutMeta<CaseCommand>,
    meta: CommandMetadata,
    madeFrom?: number,
  ): Promise<Receipt> {
    const found = await this.require(caseId);
    const relation = await this.relations.between(meta.actor.id, found.subjectId, meta.now);
    return dispatch(
      this.bus,
      caseDecider,
      caseId,
      { ...command(relation, found), meta } as CaseCommand,
      madeFrom === undefined ? {} : { madeFrom: { version: madeFrom, changedBy: [...changing] } },
    );
  }

  /** errors  those of `foresee` */
  async foresee(caseId: string, verdict: VerdictBody, now: string, timeZone: string): Promise<Foresight> {
    const found = await this.require(caseId);
    const draft = draftOf(verdict, found, this.contents);
    if (!draft)
      return {
        effects: [],
        summary: [],
        endsAt: null,
        strikesUntil: null,
        needsConfirmation: false,
        letter: '',
      };
    const { measure, strikes } = draft;
    const removed = found.targets.filter((one) => draft.removed.includes(keyOf(one)));
    const effects = await foreseeEffects(this.decisions.deps, found.subjectId, { measure, removed }, now);
    const endsAt = endOf(measure, now);
    const until = strikesUntil(strikes, now);
    const letter = this.letters.letterIn(
      { ...draft, at: now, endsAt, strikesUntil: until, effects },
      timeZone,
    );
    return {
      effects: [...effects],
      summary: [...summaryOf(this.decisions.deps, effects)],
      endsAt,
      strikesUntil: until,
      needsConfirmation: measure.kind === 'end',
      letter: decidedLetter(letter).paragraphs.join('\n\n'),
    };
  }

  /** Decide; the end of an account is only proposed.
   *  errors  those of `decideCase` */
  async decide(
    caseId: string,
    verdict: VerdictBody,
    meta: CommandMetadata,
    madeFrom: number | undefined,
  ): Promise<ResponseOf<typeof decideCase>> {
    const draft = draftOf(verdict, await this.require(caseId), this.contents);
    const { reason } = verdict;
    if (draft?.measure.kind === 'end') {
      await this.#mustExist(caseId);
      const proposalId = deterministicId('ending', caseId, meta.commandId);
      const receipt = await this.judge(
        caseId,
        (relation) => ({ type: 'ProposeEnding', relation, proposalId, draft }),
        meta,
        madeFrom,
      );
      return { ...receipt, decisionId: null, isProposed: true };
    }
    if (draft) await this.#mustExist(caseId);
    const decisionId = idOfDecision(caseId, meta);
    const receipt = await this.judge(
      caseId,
      (relation) => ({ type: 'DecideCase', relation, draft, decisionId, reason }),
      meta,
      madeFrom,
    );
    return { ...(await this.#made(caseId, receipt)), decisionId: draft && decisionId, isProposed: false };
  }

  /** errors  those of `confirmEnding` */
  async confirm(
    caseId: string,
    proposalId: string,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly decisionId: string }> {
    await this.#mustExist(caseId);
    const decisionId = idOfDecision(caseId, meta);
    const receipt = await this.judge(
      caseId,
      (relation) => ({ type: 'ConfirmEnding', relation, proposalId, decisionId }),
      meta,
    );
    return { ...(await this.#made(caseId, receipt)), decisionId };
  }

  /** errors  CASE_NOT_FOUND (not-found) */
  async require(caseId: string): Promise<KnownCase> {
    const found = await loadState(this.eventStore, caseState, caseId);
    if (found.status === 'none') throw caseNotFound();
    return found;
  }

  /** errors  MEMBER_ERASED (conflict) */
  async #mustExist(caseId: string): Promise<void> {
    const { subjectId } = await this.require(caseId);
    if (await this.eventStore.keys.isErased(subjectId)) throw memberErased();
  }

  /** Make the decision that the case calls for now; the receipt of both. */
  async #made(caseId: string, receipt: Receipt): Promise<Receipt> {
    const events = await this.eventStore.read(caseEvents, caseId);
    const decided = events.find(({ type, version }) => type === 'CaseDecided' && version === receipt.version);
    const made = decided && (await this.decisions.make(decided as CaseDecidedEvent));
    return made ? { ...receipt, position: Math.max(receipt.position, made.position) } : receipt;
  }
}

const idOfDecision = (caseId: string, { commandId }: CommandMetadata): string =>
  deterministicId('decision', caseId, commandId);

/** What changes a case for whoever is writing a verdict. Another report of the same thing does not: a flood of them must not keep anybody from deciding. */
const changing = [
  'ContentMended',
  'CasePassedOn',
  'EndingProposed',
  'EndingDeclined',
  'CaseDecided',
  'CaseReopened',
] as const;
