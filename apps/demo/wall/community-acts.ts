/** A request that a club refused, and those that it has not answered yet. */
export const requestDrafts = [
  {
    slug: 'second-thursday',
    member: 115,
    note: 'I sell tools and would like to show them to your members.',
    refusedBy: 2,
    daysAgo: 24,
    reason: 'Tech night is for people with a car in pieces. Come once as a guest, without the case.',
  },
  {
    slug: 'second-thursday',
    member: 53,
    note: 'Stan from Sun Prairie. 40 Ford. Ray can tell you who I am.',
    refusedBy: null,
    daysAgo: 1.2,
    reason: '',
  },
  {
    slug: 'second-thursday',
    member: 215,
    note: 'Katie, 65 bus from Northbrook. Donna would bring me.',
    refusedBy: null,
    daysAgo: 0.5,
    reason: '',
  },
] as const;

/** The post that a moderator removed, by how it begins. */
export const removedDraft = {
  slug: 'chevrolet-task-force',
  begins: 'Car covers, all sizes',
  by: 30,
  rule: 'Parts for sale go in the listings',
  reason:
    'This is an ad, and it has nothing to do with these trucks. You are welcome to list covers in the marketplace.',
} as const;
