import { Controller, Inject } from '@nestjs/common';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { guardianConsents, type LedgerEntry, ledgerOf, memberConsents, ofPair } from './consents.js';
import { type Consent, getConsents, getPairConsents } from './guardians.contract.js';
import { ReviewNotes } from './review-notes.js';
import { notYourLink } from './unlinking.rules.js';

/** The ledger of consents: whole for staff, and for the two whom it is about. */
@Controller()
export class ConsentsController {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(ReviewNotes) private readonly judgements: ReviewNotes,
  ) {}

  @Route(getConsents)
  async consents(
    @Input() { params }: RouteInput<typeof getConsents>,
  ): Promise<ResponseOf<typeof getConsents>> {
    const { id, name } = mustBeRegistered(await loadState(this.eventStore, memberState, params.id));
    const events = await Promise.all([
      this.eventStore.read(memberConsents, id),
      this.eventStore.read(guardianConsents, id),
    ]);
    const notes = await this.judgements.of(id);
    const ledger = ledgerOf(events.flat()).map((line) => ({
      ...line,
      detail: notes.get(line.order) ?? line.detail,
    }));
    return { member: { id, name }, consents: await this.#named(ledger) };
  }

  /** Whoever accepted and was never verified hears nothing of the minor once that is over. Who of the staff it was, and what they wrote, stays with staff. */
  @Route(getPairConsents)
  async pair(
    @Input() { params, meta }: RouteInput<typeof getPairConsents>,
  ): Promise<ResponseOf<typeof getPairConsents>> {
    const { id: me } = meta.actor;
    const all = ledgerOf(await this.eventStore.read(guardianConsents, params.id));
    const own = params.id === me ? all : ofPair(all, me);
    if (params.id !== me && !isOrWasLinked(own)) throw notYourLink();
    const consents = await this.#named(own.filter(({ what }) => what !== 'left to staff'));
    return { consents: consents.map(discreet) };
  }

  async #named(ledger: readonly LedgerEntry[]): Promise<Consent[]> {
    const people = ledger.flatMap(({ by, guardian }) => [
      ...(by.kind === 'member' || by.kind === 'staff' ? [by.id] : []),
      ...(guardian === null ? [] : [guardian]),
    ]);
    const known = await Promise.all(
      [...new Set(people)].map(
        async (id) => [id, await loadState(this.eventStore, memberState, id)] as const,
      ),
    );
    const members = new Map(known);
    const nameOf = (id: string) => {
      const member = members.get(id);
      return member?.status === 'registered' ? member.name : 'Former member';
    };
    return ledger.map(({ invitation: _invitation, order: _order, by, guardian, ...line }) => ({
      ...line,
      by: { ...by, name: by.kind === 'time' || by.kind === 'check' ? words[by.kind] : nameOf(by.id) },
      guardian: guardian === null ? null : { id: guardian, name: nameOf(guardian) },
    }));
  }
}

const isOrWasLinked = (ofBoth: readonly LedgerEntry[]): boolean =>
  ofBoth.some(
    ({ what, withdrawnAt }) =>
      what === 'guardian verified' || (what === 'guardian accepted' && withdrawnAt === null),
  );

const words = { staff: 'Our staff', check: 'The check', time: 'By itself' } as const;

const discreet = (line: Consent): Consent =>
  line.by.kind === 'staff' || line.by.kind === 'check'
    ? { ...line, detail: '', by: { kind: line.by.kind, id: line.by.kind, name: words[line.by.kind] } }
    : line;
