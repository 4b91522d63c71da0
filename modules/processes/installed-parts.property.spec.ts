import fc from 'fast-check';
import { nextPortionOf } from '../builds/task/portion-of-part.shared.js';
import { type TaskCommand, taskDecider } from '../builds/task/task.decider.js';
import type { TaskEvent } from '../builds/task/task.events.js';
import { arrival, partWords, words } from '../builds/task/task.fixtures.js';
import { type Part, type Task, taskState } from '../builds/task/task.state.js';
import { type ItemCommand, itemDecider } from '../inventory/item/item.decider.js';
import type { ItemEvent } from '../inventory/item/item.events.js';
import { itemAdded } from '../inventory/item/item.fixtures.js';
import { type Item, itemState } from '../inventory/item/item.state.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { followingOf, portionsMovedBy } from './installed-parts.js';

/* Ana’s truck, three parts of one task, which are all one item of her inventory. Parts are put in and taken out from the page of the build and from that of the item, steps of the
   item are undone, and sometimes a fault comes between the item and the task. The process follows some time later. */

const many = 6;
const partIds = ['p1', 'p2', 'p3'];
const perPart = { p1: 1, p2: 2, p3: 4 } as const;

const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('install' as const, 'remove' as const),
    part: fc.constantFrom('p1' as const, 'p2' as const, 'p3' as const),
    /** A fault after the item has changed, and before the task has. */
    isCut: fc.boolean(),
  }),
  fc.record({ does: fc.constant('bring back' as const), nth: fc.nat(5) }),
  fc.record({ does: fc.constant('undo' as const), step: fc.integer({ min: 2, max: 20 }) }),
  fc.record({
    does: fc.constantFrom('drop' as const, 'keep' as const),
    part: fc.constantFrom('p1' as const, 'p2' as const, 'p3' as const),
  }),
  fc.constantFrom({ does: 'delete' as const }, { does: 'restore' as const }),
  fc.constant({ does: 'follow' as const }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test('whatever is put in and taken out from both sides: stock, parts and costs agree once all is followed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const garage = new Garage();
      for (const one of steps) garage.take(one);
      garage.follow();
      const stock = Object.values(garage.item.active?.stock ?? {}).reduce<number>(
        (sum, one) => sum + (one ?? 0),
        0,
      );
      const portions = Object.entries(garage.item.active?.portions ?? {});
      expect(stock + portions.reduce((sum, [, { quantity }]) => sum + (quantity ?? 0), 0)).toBe(many);
      const inCar = garage.parts.flatMap(({ installed }) => installed?.portionId ?? []);
      expect([...inCar].sort()).toEqual(portions.map(([id]) => id).sort());
      for (const [portionId, { quantity }] of portions)
        expect(garage.parts.find(({ installed }) => installed?.portionId === portionId)?.quantity).toBe(
          quantity,
        );
      expect(garage.costOf()).toBe(costsAtFirst);
    }),
    { numRuns: 400 },
  );
});

test('taking a part out again leaves the item, the part and the costs as they were', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), fc.constantFrom('p1', 'p2', 'p3'), (steps, part) => {
      const garage = new Garage();
      for (const one of steps) garage.take(one);
      garage.follow();
      const before = { stock: garage.item.active?.stock, parts: garage.parts, cost: garage.costOf() };
      const wasInCar = garage.partOf(part)?.installed !== null;
      if (wasInCar || !garage.take({ does: 'install', part, isCut: false })) return;
      garage.take({ does: 'remove', part, isCut: false });
      garage.follow();
      expect({ stock: garage.item.active?.stock, parts: garage.parts, cost: garage.costOf() }).toEqual(
        before,
      );
    }),
    { numRuns: 300 },
  );
});

const costsAtFirst = 3 * (arrival.costCents ?? 0);

class Garage {
  item: Item = foldEvents(itemState, [itemAdded(many)]);
  #task: Task = taskState.initial;
  readonly #history: TaskEvent[] = [];
  /** Events of the item that the process has not seen. */
  readonly #unseen: ItemEvent[] = [];

  constructor() {
    this.#tell({ type: 'PlanTask', buildId: 'truck', words, column: 'backlog', rank: 'a0', from: null });
    for (const partId of partIds)
      this.#tell({
        type: 'PlanPart',
        buildId: 'truck',
        partId,
        words: { ...partWords, itemId: 'item', quantity: perPart[partId as keyof typeof perPart] },
        arrival: { ...arrival, itemId: 'item' },
      });
  }

  get parts(): readonly Part[] {
    return [...this.#task.parts.values()];
  }

  partOf(partId: string): Part | undefined {
    return this.#task.parts.get(partId);
  }

  /** What the parts that are there have cost. */
  costOf(): number {
    return this.parts.reduce((sum, part) => sum + (part.arrival?.costCents ?? 0), 0);
  }

  /** out  whether it was carried out */
  take(
    one: Step | { readonly does: 'install' | 'remove'; readonly part: string; readonly isCut: boolean },
  ): boolean {
    switch (one.does) {
      case 'install':
        return this.#install(one.part, one.isCut);
      case 'remove':
        return this.#remove(one.part, one.isCut);
      case 'bring back': {
        const portionId = Object.keys(this.item.active?.portions ?? {})[one.nth];
        return portionId !== undefined && this.#ask({ type: 'BringBack', portionId, locationId: 'shelf' });
      }
      case 'undo':
        return this.#ask({ type: 'UndoStep', step: one.step });
      case 'drop':
        return this.#tell({ type: 'DropPart', buildId: 'truck', partId: one.part });
      case 'keep':
        return this.#tell({ type: 'KeepPart', buildId: 'truck', partId: one.part });
      case 'delete':
        return this.#tell({ type: 'DeleteTask', buildId: 'truck' });
      case 'restore':
        return this.#tell({ type: 'RestoreTask', buildId: 'truck' });
      case 'follow':
        this.follow();
        return true;
    }
  }

  /** The process sees each event of the item, in order. */
  follow(): void {
    for (let event = this.#unseen.shift(); event; event = this.#unseen.shift())
      for (const portionId of portionsMovedBy(event)) {
        const joined = { id: 'task', task: this.#task, history: this.#history };
        const following = followingOf(portionId, { itemId: 'item', item: this.item }, [joined]);
        if (following?.taskId === null) this.#ask(following.command);
        else if (following) this.#tell(following.command);
      }
  }

  /** As the service of parts does it. */
  #install(partId: string, isCut: boolean): boolean {
    const part = this.partOf(partId);
    if (!part || part.installed) return false;
    const portionId = nextPortionOf({ taskId: 'task', partId }, this.#history);
    const { quantity } = part;
    const asked = {
      type: 'InstallItem',
      portionId,
      quantity,
      locationId: 'shelf',
      buildId: 'truck',
      into: 'Truck',
    } as const;
    if (!this.#ask(asked)) return false;
    if (!isCut) this.#tell({ type: 'InstallPart', buildId: 'truck', partId, itemId: 'item', portionId });
    return true;
  }

  #remove(partId: string, isCut: boolean): boolean {
    const portionId = this.partOf(partId)?.installed?.portionId;
    if (!portionId) return false;
    if (this.item.active?.portions[portionId])
      this.#ask({ type: 'BringBack', portionId, locationId: 'shelf' });
    if (!isCut) this.#tell({ type: 'RemovePart', buildId: 'truck', partId });
    return true;
  }

  /** out  whether the item took it, with events or without */
  #ask(command: Bare<ItemCommand>): boolean {
    return carriedOut(
      () => itemDecider.decide({ ...command, meta } as ItemCommand, this.item),
      (event) => {
        this.item = itemState.evolve(this.item, event);
        this.#unseen.push(event);
      },
    );
  }

  #tell(command: Bare<TaskCommand>): boolean {
    return carriedOut(
      () => taskDecider.decide({ ...command, meta } as TaskCommand, this.#task),
      (event) => {
        this.#task = taskState.evolve(this.#task, event);
        this.#history.push(event);
      },
    );
  }
}

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

const meta = metaOf('ana');

/** out  whether it was not refused */
function carriedOut<Event>(decide: () => readonly Event[], record: (event: Event) => void): boolean {
  try {
    decide().forEach(record);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
