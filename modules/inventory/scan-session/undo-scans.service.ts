import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { itemDecider } from '../item/item.decider.js';
import { itemState } from '../item/item.state.js';
import { scanOf, scanSessionDecider, sessionOf } from './scan-session.decider.js';
import type { UndoView } from './scan-session.schemas.js';
import { type Scan, type ScanSession, scanSessionState } from './scan-session.state.js';

/** Undo of scans by undoing the steps that they made. A step that cannot be undone is reported with the reason, and the rest is undone. */
@Injectable()
export class UndoScans {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** Take one scan back.
   *  errors  SCAN_SESSION_NOT_FOUND, SCAN_NOT_FOUND (not-found) */
  async scan(id: string, scanId: string, meta: CommandMetadata): Promise<UndoView> {
    const session = await this.#session(id, meta);
    const scans = await this.#undo([scanOf(session, scanId)], meta);
    const { position } = await dispatch(this.bus, scanSessionDecider, id, {
      type: 'RecordUndo',
      of: 'scans',
      scans,
      meta,
    });
    return view(scans, position);
  }

  /** Take all scans of a session back, the last first.
   *  errors  SCAN_SESSION_NOT_FOUND (not-found) */
  async session(id: string, meta: CommandMetadata): Promise<UndoView> {
    const session = await this.#session(id, meta);
    const scans = await this.#undo([...session.scans].reverse(), meta);
    const { position } = await dispatch(this.bus, scanSessionDecider, id, {
      type: 'RecordUndo',
      of: 'session',
      scans,
      meta,
    });
    return view(scans, position);
  }

  /** Delete an open session.
   *  errors  SCAN_SESSION_NOT_FOUND (not-found), SCAN_SESSION_OVER (conflict) */
  async discard(id: string, meta: CommandMetadata): Promise<UndoView> {
    const session = await this.#session(id, meta);
    scanSessionDecider.decide({ type: 'DiscardSession', scans: [], meta }, session);
    const scans = await this.#undo([...session.scans].reverse(), meta);
    const { position } = await dispatch(this.bus, scanSessionDecider, id, {
      type: 'DiscardSession',
      scans,
      meta,
    });
    return view(scans, position);
  }

  async #session(id: string, meta: CommandMetadata): Promise<ScanSession> {
    return sessionOf(await loadState(this.eventStore, scanSessionState, id), meta);
  }

  async #undo(scans: readonly Scan[], meta: CommandMetadata): Promise<readonly UndoneScan[]> {
    const all: UndoneScan[] = [];
    for (const scan of scans) {
      const undone: number[] = [];
      const left: { step: number; message: string }[] = [];
      for (const step of [...scan.steps].reverse()) {
        const message = await this.#undoStep(scan, step, meta);
        if (message === undefined) undone.push(step);
        else left.push({ step, message });
      }
      all.push({ scanId: scan.id, itemId: scan.itemId, undone, left });
    }
    return all;
  }

  /** Why the step stays; undefined when it is undone. A sighting stays without a reason once the item was seen again. */
  async #undoStep({ id, itemId }: Scan, step: number, meta: CommandMetadata): Promise<string | undefined> {
    const commandId = deterministicId(meta.commandId, id, step);
    try {
      const own = { actor: meta.actor, now: meta.now, commandId };
      await dispatch(this.bus, itemDecider, itemId, { type: 'UndoStep', step, meta: own });
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { steps } = await loadState(this.eventStore, itemState, itemId);
      return steps[step - 1]?.type === 'ItemSeen' ? undefined : error.message;
    }
  }
}

interface UndoneScan {
  readonly scanId: string;
  readonly itemId: string;
  readonly undone: readonly number[];
  readonly left: readonly { readonly step: number; readonly message: string }[];
}

function view(scans: readonly UndoneScan[], position: number): UndoView {
  return {
    undone: scans.filter(({ left }) => left.length === 0).length,
    left: scans.flatMap(({ scanId, itemId, left }) => {
      const [first] = left;
      return first ? [{ scanId, itemId, message: first.message }] : [];
    }),
    position,
  };
}
