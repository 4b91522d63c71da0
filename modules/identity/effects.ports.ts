import type { CommandBus } from '@nestjs/cqrs';
import type { ContentDeps } from '../kernel/content/content.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';

/** Something that a decision does to what a member has, besides its measure: their listings are paused, their share links closed. A module declares
 *  its own in its manifest; cases list them beforehand, carry them out and give them back, and name none of them.
 *  source  ADR 0079 */
export interface Effect {
  /** The word that decisions store: 'listing-paused'. It never changes. */
  readonly kind: string;
  /** For people, after a number: 'listing paused', 'listings paused'. */
  readonly name: { readonly one: string; readonly many: string };
  /** The kind of content that it names. */
  readonly content: string;
  /** The measures that have it: 'suspend' and 'end' alone, or a limited capability too. */
  readonly of: readonly EffectCause[];
  /** Whether it is never given back. */
  readonly isFinal?: true;
  /** What it would be done to now, in one query. */
  foresee(deps: EffectDeps, memberId: string): Promise<readonly Foreseen[]>;
  /** Do it. 'nothing' when there is nothing left to do; otherwise the version of its stream after it. */
  apply(deps: EffectDeps, target: EffectTarget, meta: CommandMetadata): Promise<Applied | 'nothing'>;
  /** Undo it, unless the member changed the same thing since that version: then it stays as the member made it. */
  giveBack(
    deps: EffectDeps,
    target: EffectTarget & Applied,
    meta: CommandMetadata,
  ): Promise<Applied | 'changed'>;
}

export type EffectCause = 'suspend' | 'end' | `limit ${string}`;

export interface EffectDeps extends ContentDeps {
  readonly bus: CommandBus;
}

export interface EffectTarget {
  readonly memberId: string;
  readonly id: string;
}

export interface Foreseen {
  readonly id: string;
  readonly title: string | null;
}

export interface Applied {
  /** The version of its stream that it left. */
  readonly version: number;
}

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** What decisions do to what members have in this module. */
    readonly effects?: readonly Effect[];
  }
}
