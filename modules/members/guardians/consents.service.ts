import { Inject, Injectable } from '@nestjs/common';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { nameForOthers } from '../name-for-others.rules.js';

import { guardianConsents, type LedgerEntry, ledgerOf, memberConsents, ofPair } from './consents.js';
import { guardiansOn } from './guardian-on.js';
import type { Consent, getConsents, getGuardiansOn } from './guardians.contract.js';
import { guardianshipState, isKnownAdult } from './guardianship.state.js';
import { ReviewNotes } from './review-notes.js';
import { notYourLink } from './unlinking.rules.js';

/** The ledger of consents, read from the event store: all of it for staff, and a part for the two members of a link. */
@Injectable()
export class Consents {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(ReviewNotes) private readonly reviewNotes: ReviewNotes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** errors  MEMBER_NOT_FOUND (not-found) */
  async of(memberId: string): Promise<ResponseOf<typeof getConsents>> {
    const { member, ledger } = await this.#ledgerFor(memberId);
    return { member, consents: await this.#named(ledger) };
  }

  /** Who answered for a member on a day.
   *  units   day: '2026-05-01', of UTC
   *  errors  MEMBER_NOT_FOUND (not-found) */
  async guardiansOn(memberId: string, day: string): Promise<ResponseOf<typeof getGuardiansOn>> {
    const { member, ledger } = await this.#ledgerFor(memberId);
    const guardians = guardiansOn(ledger, day).map(async ({ accepted, invited, verified, endedAt }) => {
      const [shown, ...others] = await this.#named([
        accepted,
        ...[invited, verified].filter((one) => one !== null),
      ]);
      if (!shown?.guardian) throw new Error(`A guardian of ${memberId} accepted without an id.`);
      const of = (what: Consent['what']) => others.find((one) => one.what === what) ?? null;
      return {
        guardian: shown.guardian,
        accepted: shown,
        invited: of('guardian invited'),
        verified: of('guardian verified'),
        endedAt,
      };
    });
    return { member, guardians: await Promise.all(guardians) };
  }

  /** Every entry about a member, with the notes of staff. */
  async #ledgerFor(memberId: string): Promise<{
    readonly member: { readonly id: string; readonly name: string };
    readonly ledger: readonly LedgerEntry[];
  }> {
    const { id, name } = mustBeRegistered(await loadState(this.eventStore, memberState, memberId));
    const events = await Promise.all([
      this.eventStore.read(memberConsents, id),
      this.eventStore.read(guardianConsents, id),
    ]);
    const notes = await this.reviewNotes.of(id);
    const ledger = ledgerOf(events.flat()).map((line) => ({
      ...line,
      detail: notes.get(line.commandId) ?? line.detail,
    }));
    return { member: { id, name }, ledger };
  }

  /** The entries between minor and guardian, without names and notes of staff; only the verified guardian sees a
   *  minor's last name. A guardian who was never verified sees nothing once the link is over.
   *  errors  NOT_YOUR_LINK (forbidden) */
  async ofPair(minorId: string, viewerId: string): Promise<readonly Consent[]> {
    const all = ledgerOf(await this.eventStore.read(guardianConsents, minorId));
    const own = minorId === viewerId ? all : ofPair(all, viewerId);
    if (minorId !== viewerId && !isOrWasLinked(own)) throw notYourLink();
    const consents = await this.#named(own.filter(({ what }) => what !== 'left to staff'));
    const isWhole = await this.#seesWholeName(minorId, viewerId);
    const shown = (id: string, name: string) => (id === minorId ? nameForOthers(name, isWhole) : name);
    return consents.map((line) =>
      withoutStaff({ ...line, by: { ...line.by, name: shown(line.by.id, line.by.name) } }),
    );
  }

  async #seesWholeName(minorId: string, viewerId: string): Promise<boolean> {
    if (minorId === viewerId) return true;
    const age = await loadState(this.eventStore, guardianshipState, minorId);
    const isGuardian = age.link?.status === 'verified' && age.link.guardianId === viewerId;
    return isGuardian || isKnownAdult(age, this.clock.now());
  }

  async #named(ledger: readonly LedgerEntry[]): Promise<Consent[]> {
    const names = await this.#namesOf(
      ledger.flatMap(({ by, guardian }) => [
        ...(by.kind === 'member' || by.kind === 'staff' ? [by.id] : []),
        ...(guardian === null ? [] : [guardian]),
      ]),
    );
    const nameOf = (id: string) => names.get(id) ?? 'Former member';
    return ledger.map(({ invitation: _invitation, commandId: _commandId, by, guardian, ...line }) => ({
      ...line,
      by: { ...by, name: by.kind === 'time' || by.kind === 'check' ? words[by.kind] : nameOf(by.id) },
      guardian: guardian === null ? null : { id: guardian, name: nameOf(guardian) },
    }));
  }

  async #namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const unique = [...new Set(ids)];
    const members = await Promise.all(unique.map((id) => loadState(this.eventStore, memberState, id)));
    return new Map(
      members.flatMap((member) => (member.status === 'registered' ? [[member.id, member.name]] : [])),
    );
  }
}

const isOrWasLinked = (ofBoth: readonly LedgerEntry[]): boolean =>
  ofBoth.some(
    ({ what, withdrawnAt }) =>
      what === 'guardian verified' || (what === 'guardian accepted' && withdrawnAt === null),
  );

const words = { staff: 'Our staff', check: 'The check', time: 'By itself' } as const;

const withoutStaff = (line: Consent): Consent =>
  line.by.kind === 'staff' || line.by.kind === 'check'
    ? { ...line, detail: '', by: { kind: line.by.kind, id: line.by.kind, name: words[line.by.kind] } }
    : line;
