import { deterministicId } from '../../modules/kernel/decider/identifiers.js';

export interface DemoSize {
  readonly people: number;
  readonly listings: number;
  readonly gatherings: number;
  /** On the wall. */
  readonly posts: number;
  /** Inventory items of the printed seller. */
  readonly items: number;
}

/** Ids in demo data are derived from it. */
export const seed = 'demo nation 1';

export const fullDemo: DemoSize = { people: 300, listings: 3_600, gatherings: 60, posts: 600, items: 400 };

/** The gathering that is announced last: its event shows that all other demo data is there. */
export const lastGatheringOf = ({ gatherings }: Pick<DemoSize, 'gatherings'>): string =>
  deterministicId(seed, 'gathering', gatherings - 1);
