import {
  getBuild,
  getCosts,
  getWorth,
  listBuilds,
  listMyBuilds,
} from '@modules/builds/build/build-reads.contract';

/** What shows a build itself: its page, lists of builds, its sums. Whatever changes a task, a part or an entry changes these too. */
export const buildKeys = [
  [getBuild.path],
  [listMyBuilds.path],
  [listBuilds.path],
  [getCosts.path],
  [getWorth.path],
] as const;
