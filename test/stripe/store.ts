import { randomBytes } from 'node:crypto';
import type { Happening, Thing, ThingOf } from './things.js';

/** Everything at this Stripe, newest last, and what happened to it. */
export class Store {
  readonly events: Happening[] = [];
  private readonly things = new Map<string, Thing>();
  /** Seconds by which this Stripe's clock is ahead of ours. */
  ahead = 0;

  now(): number {
    return Math.floor(Date.now() / 1000) + this.ahead;
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  add<T extends Thing>(thing: T): T {
    this.things.set(thing.id, thing);
    return thing;
  }

  get<Kind extends Thing['object']>(kind: Kind, id: string): ThingOf<Kind> {
    const thing = this.find(kind, id);
    if (!thing) throw new Error(`This Stripe has no ${kind} ${id}.`);
    return thing;
  }

  find<Kind extends Thing['object']>(kind: Kind, id: string): ThingOf<Kind> | undefined {
    return this.all(kind).find((thing) => thing.id === id);
  }

  all<Kind extends Thing['object']>(kind: Kind): readonly ThingOf<Kind>[] {
    const isOfKind = (thing: Thing): thing is ThingOf<Kind> => thing.object === kind;
    return [...this.things.values()].filter(isOfKind);
  }

  byId(id: string): Thing | undefined {
    return this.things.get(id);
  }

  happened(type: string, thing: Thing): void {
    this.events.push({
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now(),
      type,
      data: { object: structuredClone(thing) },
    });
  }
}
