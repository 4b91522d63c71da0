import { deterministicId } from '../../modules/kernel/decider/identifiers.js';

export interface DemoSize {
  readonly people: number;
  readonly listings: number;
  readonly gatherings: number;
}

/** Ids in demo data are derived from it. */
export const seed = 'demo nation 1';

export const fullDemo: DemoSize = { people: 300, listings: 3_600, gatherings: 60 };

/** It is announced last: its event shows that everything before it is there. */
export const lastGatheringOf = ({ gatherings }: DemoSize): string =>
  deterministicId(seed, 'gathering', gatherings - 1);
