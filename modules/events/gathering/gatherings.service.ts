import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError, forbidden } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { organizerDecider } from '../organizer/organizer.decider.js';
import { suggestionDecider } from '../suggestion/suggestion.decider.js';
import { suggestionState } from '../suggestion/suggestion.state.js';
import { momentsOf } from './date-moments.shared.js';
import { datesToPublish } from './drafting.rules.js';
import type { changeEvent, draftEvent, GatheringBody, publishEvent } from './gathering.contract.js';
import { gatheringDecider } from './gathering.decider.js';
import type { GatheringWords } from './gathering.schemas.js';
import { clockAt } from './gathering.state.js';
import { isDraft, mustBeDraft, mustExist, noGathering } from './gathering-guards.rules.js';
import { publishLimit } from './gathering-limits.rules.js';
import {
  gatheringToRun,
  mayChangeWords,
  mustBeVerified,
  type OpenGathering,
  openGathering,
  organizerToPrepareFor,
} from './open-gathering.js';
import { plannedDates } from './plan-dates.shared.js';

/** Events of organizers, from their draft to their end.
 *  source  README */
@Injectable()
export class Gatherings {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
  ) {}

  /** errors  those of the contract draftEvent */
  async draft(
    { id, organizer, dates, suggestion, ...body }: BodyOf<typeof draftEvent>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await organizerToPrepareFor(this, organizer, meta);
    const words = wordsOf(body);
    const planned = plannedDates(dates, clockAt({ words }, meta.now));
    if (suggestion !== null) {
      const suggested = await loadState(this.eventStore, suggestionState, suggestion);
      suggestionDecider.decide(
        { type: 'ClaimSuggestion', clubId: organizer, gatheringId: id, meta },
        suggested,
      );
    }
    const gathering = { ...words, photos: [], dates: planned, clubId: organizer };
    const receipt = await dispatch(this.bus, gatheringDecider, id, {
      type: 'DraftGathering',
      gathering,
      meta,
    });
    return suggestion === null ? receipt : this.#claim(suggestion, organizer, receipt, meta);
  }

  /** errors  those of the contract changeEvent */
  async change(
    id: string,
    { madeFrom: version, ...body }: BodyOf<typeof changeEvent>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    mayChangeWords(await gatheringToRun(this, id, meta));
    const command = { type: 'ChangeGathering', words: wordsOf(body), meta } as const;
    const madeFrom = { version, changedBy: ['GatheringChanged'] } as const;
    return dispatch(this.bus, gatheringDecider, id, command, { madeFrom });
  }

  /** Publish it, or hand it to staff when its organizer has published nothing yet.
   *  errors  those of the contract publishEvent */
  async publish(id: string, meta: CommandMetadata): Promise<ResponseOf<typeof publishEvent>> {
    const open = await gatheringToRun(this, id, meta);
    mustBeDraft(open.gathering);
    mustBeVerified(open.club, meta.now);
    return this.limits.within({ action: publishLimit, subject: id }, meta, async () =>
      open.club?.isTrusted
        ? { ...(await this.#publishAs('PublishDraft', id, open, meta)), status: 'published' }
        : {
            ...(await dispatch(this.bus, gatheringDecider, id, { type: 'AskForReview', meta })),
            status: 'in review',
          },
    );
  }

  /** errors  those of the contract discardEvent */
  async discard(id: string, meta: CommandMetadata): Promise<Receipt> {
    await gatheringToRun(this, id, meta);
    return dispatch(this.bus, gatheringDecider, id, { type: 'DiscardDraft', meta });
  }

  /** errors  those of the contract cancelEvent */
  async cancel(id: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    await gatheringToRun(this, id, meta);
    return dispatch(this.bus, gatheringDecider, id, { type: 'CancelGathering', reason, meta });
  }

  /** Publish the first event of an organizer, which publishes without a review from then on. What was changed since staff looked at it is refused.
   *  errors  those of the contract approveEvent */
  async approve(id: string, seen: number | undefined, meta: CommandMetadata): Promise<Receipt> {
    const open = await this.#toReview(id, meta);
    mustBeVerified(open.club, meta.now);
    const version = Math.min(seen ?? open.version, open.version);
    const receipt = await this.#publishAs('ApproveGathering', id, { ...open, version }, meta);
    const { clubId } = open.gathering;
    if (clubId === null) return receipt;
    const command = { type: 'ApproveFirstEvent', gatheringId: id, meta } as const;
    const { position } = await dispatch(this.bus, organizerDecider, clubId, command);
    return { ...receipt, position: Math.max(receipt.position, position) };
  }

  /** errors  those of the contract sendEventBack */
  async sendBack(id: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    await this.#toReview(id, meta);
    return dispatch(this.bus, gatheringDecider, id, { type: 'RefuseReview', reason, meta });
  }

  /** A draft of a suggestion that somebody else claimed a moment before is discarded. */
  async #claim(
    suggestionId: string,
    clubId: string,
    receipt: Receipt,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const command = { type: 'ClaimSuggestion', clubId, gatheringId: receipt.id, meta } as const;
    const { position } = await dispatch(this.bus, suggestionDecider, suggestionId, command).catch(
      async (error: unknown) => {
        if (error instanceof DomainError)
          await dispatch(this.bus, gatheringDecider, receipt.id, {
            type: 'DiscardDraft',
            meta: { ...meta, commandId: deterministicId(meta.commandId, 'discard') },
          });
        throw error;
      },
    );
    return { ...receipt, position: Math.max(receipt.position, position) };
  }

  /** The moments of its first date follow from what was read, so a change since then is refused.
   *  errors  those of the command; CHANGED_SINCE (conflict) */
  #publishAs(
    type: 'PublishDraft' | 'ApproveGathering',
    id: string,
    { gathering, version }: OpenGathering,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    if (!gathering.words || !isDraft(gathering))
      return dispatch(this.bus, gatheringDecider, id, { type, startsAt: meta.now, endsAt: meta.now, meta });
    const { days, ...hours } = datesToPublish(gathering, meta.now);
    const command = { type, ...momentsOf(days[0] ?? '', hours, gathering.words.timeZone), meta };
    const madeFrom = { version, changedBy: ['GatheringChanged', 'DatesReplaced'] } as const;
    return dispatch(this.bus, gatheringDecider, id, command, { madeFrom });
  }

  /** errors  GATHERING_NOT_FOUND (not-found), OWN_ORGANIZER (forbidden) */
  async #toReview(id: string, { actor }: CommandMetadata): Promise<OpenGathering> {
    const open = await openGathering(this, id);
    mustExist(open.gathering);
    if (!open.club) throw noGathering();
    if (open.club.team[actor.id] !== undefined || open.club.invited[actor.id] !== undefined)
      throw forbidden('OWN_ORGANIZER', {
        message: 'You work in this organizer, so somebody else reviews its event.',
      });
    return open;
  }
}

/** '' and no text are one. */
function wordsOf({ venue, contact, ...body }: GatheringBody): Omit<GatheringWords, 'photos'> {
  return {
    ...body,
    venue: { ...venue, address: venue.address || null },
    contact: { ...contact, phone: contact.phone || null },
  };
}
