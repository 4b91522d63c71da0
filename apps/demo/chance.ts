import { hash } from 'node:crypto';

/** Random numbers (sfc32): the same seed gives the same numbers on every machine. */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(...seed: readonly (string | number)[]) {
    const bytes = hash('sha256', JSON.stringify(seed), 'buffer');
    this.#a = bytes.readUInt32LE(0) | 0;
    this.#b = bytes.readUInt32LE(4) | 0;
    this.#c = bytes.readUInt32LE(8) | 0;
  }

  /** From 0 to just below 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  pick<One>(list: readonly One[]): One {
    const one = list[Math.floor(this.next() * list.length)];
    if (one === undefined) throw new Error('There is nothing to pick from');
    return one;
  }

  /** Up to `count` different ones, in random order. */
  some<One>(list: readonly One[], count: number): One[] {
    const rest = [...list];
    const taken: One[] = [];
    while (rest.length && taken.length < count) taken.push(...rest.splice(this.whole(0, rest.length - 1), 1));
    return taken;
  }

  /** One of the keys, with its number as weight. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return (entries.at(-1) as [Key, number])[0];
  }
}
