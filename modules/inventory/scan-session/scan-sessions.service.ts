import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ActiveItem } from '../item/active-item.state.js';
import { itemOf, openItemOf } from '../item/guards.rules.js';
import { type ItemCommand, itemDecider } from '../item/item.decider.js';
import { itemEvents } from '../item/item.events.js';
import { type Item, itemState } from '../item/item.state.js';
import { statusOf } from '../item/item-status.rules.js';
import type { Stock } from '../item/quantities.rules.js';
import { StorageLocations } from '../locations.service.js';
import { commandsOfScan, hasChangedSince, isAsScanned, isHeldNow, linesOf, stockOf } from './scan.rules.js';
import {
  maxScans,
  type RecordedScan,
  type SessionHeader,
  scanOf,
  scanSessionDecider,
  sessionFull,
  sessionOf,
} from './scan-session.decider.js';
import type { ExpectedItem, keepChoices, ScanAction, ScanResult } from './scan-session.events.js';
import type { ScanResultView } from './scan-session.schemas.js';
import { type ScanSession, scanSessionState } from './scan-session.state.js';

export interface NewScan extends Omit<RecordedScan, keyof ScanResult | 'scanId'> {
  readonly id: string;
}

/** Scans as commands of their items: by the rules of the item, each exactly once, in whatever order they arrive.
 *  source  ADR 0036 */
@Injectable()
export class ScanSessions {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
  ) {}

  /** Carry out scans of a session, and record their results.
   *  errors  SCAN_SESSION_NOT_FOUND (not-found), SCAN_SESSION_FULL (conflict); refusals of single scans are in the
   *  response */
  async record(
    id: string,
    header: SessionHeader,
    scans: readonly NewScan[],
    meta: CommandMetadata,
  ): Promise<{ results: ScanResultView[]; position: number }> {
    const session = await loadState(this.eventStore, scanSessionState, id);
    if (session.status !== 'none') sessionOf(session, meta);
    if (session.scans.length + scans.length > maxScans) throw sessionFull();
    const recorded: RecordedScan[] = [];
    for (const { id: scanId, ...scan } of scans) {
      const known = [...session.scans, ...recorded.map((one) => ({ ...one, id: one.scanId }))];
      if (known.some((one) => one.id === scanId)) continue;
      const own = ownSteps(known, scan.itemId);
      const result = isOver(session)
        ? sessionIsOver
        : await this.#carryOut(id, scanId, { ...scan, own }, meta);
      recorded.push({ ...scan, scanId, ...result });
    }
    const { position } = await dispatch(this.bus, scanSessionDecider, id, {
      type: 'RecordScans',
      header,
      scans: recorded,
      meta,
    });
    const after = await loadState(this.eventStore, scanSessionState, id);
    const results: ScanResultView[] = [];
    for (const scan of scans) results.push(await this.#view(scan.id, scanOf(after, scan.id), meta));
    return { results, position };
  }

  /** Carry a scan out although the item had changed, or leave the item as it is. If the item changed again after
   *  the choice was shown, the scan waits again.
   *  The commands have the ids of the scan, so that it is carried out once, however many choices arrive.
   *  errors  SCAN_SESSION_NOT_FOUND, SCAN_NOT_FOUND (not-found) */
  async resolve(
    id: string,
    scanId: string,
    { keep, expected }: { readonly keep: (typeof keepChoices)[number]; readonly expected: ExpectedItem },
    meta: CommandMetadata,
  ): Promise<ScanResultView & { position: number }> {
    const session = sessionOf(await loadState(this.eventStore, scanSessionState, id), meta);
    const scan = scanOf(session, scanId);
    const own = ownSteps(session.scans, scan.itemId);
    const isChosen = scan.outcome === 'conflict' && keep === 'mine';
    let result: ScanResult = { outcome: 'unchanged', steps: [], refusal: null };
    if (isChosen && isOver(session)) result = sessionIsOver;
    else if (isChosen) result = await this.#carryOut(id, scanId, { ...scan, expected, own }, meta);
    const { position } = await dispatch(this.bus, scanSessionDecider, id, {
      type: 'ResolveScan',
      scanId,
      keep,
      result,
      meta,
    });
    const after = await loadState(this.eventStore, scanSessionState, id);
    return { ...(await this.#view(scanId, scanOf(after, scanId), meta)), position };
  }

  async #carryOut(
    sessionId: string,
    name: string,
    scan: ScanToCarryOut,
    meta: CommandMetadata,
  ): Promise<ScanResult> {
    try {
      return await this.#sendCommands(sessionId, name, scan, meta);
    } catch (error) {
      if (!(error instanceof DomainError) || mayPass.has(error.code)) throw error;
      const { code, message } = error;
      return { outcome: 'refused', steps: [], refusal: { code, message } };
    }
  }

  /** The commands are derived from the scan and have ids of their own, so that sending an interrupted scan again completes it. */
  async #sendCommands(
    sessionId: string,
    name: string,
    { itemId, scannedAt, action, expected, own }: ScanToCarryOut,
    meta: CommandMetadata,
  ): Promise<ScanResult> {
    const idOf = (...parts: readonly (string | number)[]) =>
      deterministicId(meta.actor.id, 'scan', sessionId, name, ...parts);
    const history = await this.eventStore.read(itemEvents, itemId);
    const item = foldEvents(itemState, history);
    const active = openItemOf(item, meta);
    await this.locations.mustBeUsable(placeOf(action), meta);
    const isBegun = history.some(({ meta: { commandId } }) => commandId === idOf(0) || commandId === idOf(1));
    if (!isBegun && hasChangedSince(action, expected, { active, steps: item.steps }, own))
      return { outcome: isAsScanned(action, active) ? 'unchanged' : 'conflict', steps: [], refusal: null };
    const stock = stockOf(expected.stock);
    const { portions } = active;
    const given = { stock, portions, scannedAt, sessionId, newId: idOf };
    const commands = commandsOfScan(action, given);
    const ids = new Set(commands.map((_, at) => idOf(at)));
    let refusal: ScanResult['refusal'] = null;
    for (const [at, command] of commands.entries()) {
      try {
        const named = { actor: meta.actor, now: meta.now, commandId: idOf(at) };
        await dispatch(this.bus, itemDecider, itemId, { ...command, meta: named } as ItemCommand);
      } catch (error) {
        if (!(error instanceof DomainError) || mayPass.has(error.code)) throw error;
        refusal = { code: error.code, message: error.message };
        break;
      }
    }
    const after = await this.eventStore.read(itemEvents, itemId);
    const made = after.filter((event) => ids.has(event.meta.commandId));
    const steps = made.map(({ version }) => version);
    if (refusal) return { outcome: 'refused', steps, refusal };
    const hasChanged = action.do === 'see' || made.some(({ type }) => type !== 'ItemSeen');
    return { outcome: hasChanged ? 'applied' : 'unchanged', steps, refusal: null };
  }

  async #view(
    scanId: string,
    { itemId, outcome, refusal }: Pick<RecordedScan, 'itemId' | 'outcome' | 'refusal'>,
    meta: CommandMetadata,
  ): Promise<ScanResultView> {
    const item = await loadState(this.eventStore, itemState, itemId);
    return { scanId, outcome, refusal, item: viewOf(itemId, item, meta) };
  }
}

interface ScanToCarryOut extends Pick<NewScan, 'itemId' | 'scannedAt' | 'action' | 'expected'> {
  /** Versions of the item's steps that other scans of the session made. */
  readonly own: ReadonlySet<number>;
}

const ownSteps = (
  scans: readonly { readonly itemId: string; readonly steps: readonly number[] }[],
  itemId: string,
): ReadonlySet<number> =>
  new Set(scans.filter((scan) => scan.itemId === itemId).flatMap(({ steps }) => steps));

function viewOf(id: string, item: Item, meta: CommandMetadata): ScanResultView['item'] {
  if (item.ownerId !== meta.actor.id || !item.active) return null;
  const active: ActiveItem = itemOf(item, meta);
  const stock: Stock = active.stock;
  return {
    id,
    version: item.steps.length,
    status: statusOf(active),
    stock: [...linesOf(stock)],
    isHeld: isHeldNow(active),
  };
}

/** The place that a scan moves something into. */
function placeOf(action: ScanAction): string | null {
  switch (action.do) {
    case 'move':
      return action.toId;
    case 'count':
    case 'see':
      return action.locationId;
    default:
      return null;
  }
}

const isOver = ({ status }: ScanSession): boolean => status === 'undone' || status === 'discarded';

const sessionIsOver: ScanResult = {
  outcome: 'refused',
  steps: [],
  refusal: { code: 'SCAN_SESSION_OVER', message: 'The session was undone before this scan arrived.' },
};

/** Temporary refusals: sending the scan again may succeed. */
const mayPass = new Set(['CHANGED_MEANWHILE', 'PERSON_ERASED']);
