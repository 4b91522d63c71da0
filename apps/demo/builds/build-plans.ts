import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { Chance } from '../chance.js';
import { type BodyDrawing, bodyDrawings } from '../drawings/index.js';
import type { Picture } from '../offer.js';
import type { Person } from '../people.js';
import { bodyPaints, bodyPictures } from '../pictures.js';
import { pictureOf } from '../wall/post-photos.js';
import { type Story, stories } from './read-stories.js';

/** A build of the demo data. */
export interface BuildPlan {
  readonly buildId: string;
  readonly owner: Person;
  readonly story: Story;
  /** ISO-8601 UTC */
  readonly now: string;
  /** Where `story` is shown to a community: one of the owner's. */
  readonly communityId: string | null;
  /** Days ago, the last entry. */
  readonly lastDaysAgo: number;
  readonly cover: Picture | null;
  /** By entry. */
  readonly pictures: readonly (Picture | null)[];
  taskId(key: string): string;
  /** The item of the owner's inventory that a part is; null for none. */
  itemOf(title: string): string | null;
  /** The wanted ad that looks for a part; null for none. */
  needOf(title: string): string | null;
}

/** What is known of others when builds are planned. */
export interface Known {
  readonly people: readonly Person[];
  readonly now: string;
  communityOf(memberId: string): string | null;
}

/** The builds of the demo data: 25, in all states. */
export const buildPlans = (seed: string, known: Known): readonly BuildPlan[] =>
  stories().flatMap((story) => {
    const owner = known.people[story.owner];
    return owner ? [planOf(seed, story, owner, known)] : [];
  });

/** Ids of the parts that a visitor finds by name: wanted ads and items. */
export const needIdOf = (seed: string, owner: Person, title: string): string =>
  deterministicId(seed, 'need of build', owner.memberId, title);
export const itemIdOf = (seed: string, owner: Person, title: string): string =>
  deterministicId(seed, 'item of build', owner.memberId, title);

function planOf(seed: string, story: Story, owner: Person, { now, communityOf }: Known): BuildPlan {
  const buildId = deterministicId(seed, 'build', story.owner, story.vehicle.nickname);
  const chance = new Chance(seed, 'build', story.owner);
  const drawing = bodyIn(story);
  const paint = chance.pick(drawing ? bodyPaints(drawing) : [0]);
  const cover = drawing ? (bodyPictures(chance, drawing, paint)[0] ?? null) : null;
  return {
    buildId,
    owner,
    story,
    now,
    communityId: story.audience === 'community' ? communityOf(owner.memberId) : null,
    lastDaysAgo: story.entries.at(-1)?.daysAgo ?? 1,
    cover,
    pictures: story.entries.map((entry) => {
      if (entry.drawing === '') return null;
      if (entry.drawing === drawing) return bodyPictures(chance, drawing, paint)[0] ?? null;
      return pictureOf(entry.drawing as Picture['drawing'], chance);
    }),
    taskId: (key) => deterministicId(buildId, 'task', key),
    itemOf: (title) => (story.owner === 1 && title === ownRubber ? itemIdOf(seed, owner, title) : null),
    needOf: (title) => (story.owner === 1 && title === grille ? needIdOf(seed, owner, title) : null),
  };
}

/** What the member whom visitors sign in as has on the shelf for the truck, and what they look for. */
export const ownRubber = 'Windshield rubber, 1951 Chevrolet 3100';
export const grille = 'Grille assembly, painted, 1947-53';

const bodyIn = ({ entries }: Story): BodyDrawing | null =>
  entries
    .map(({ drawing }) => bodyDrawings.find((body) => body === drawing))
    .findLast((body) => body !== undefined) ?? null;
