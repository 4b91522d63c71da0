import type { BuildCard, BuildView } from '@modules/builds/builds.schemas';

/** For page tests: builds as the server sends them. */

export const buildId = '0198b01d-0000-7000-8000-00000000000b';
export const buildReceipt = { id: buildId, version: 2, position: 9 };

export const buildPersonOf = (id: string, name: string) => ({ id, handle: null, name, picture: null });

export const buildCardOf = (part: Partial<BuildCard> = {}): BuildCard => ({
  id: buildId,
  title: 'Old Blue',
  vehicle: '1966 Ford F100',
  year: 1966,
  make: 'Ford',
  model: 'F100',
  owner: buildPersonOf('ray', 'Ray Kowalski'),
  status: 'active',
  goal: 'driver',
  audience: 'public',
  cover: null,
  area: 'Janesville, WI',
  distance: 12.4,
  tasks: 12,
  tasksDone: 5,
  entries: 7,
  hours: 31.5,
  activeAt: '2026-11-20T12:00:00.000Z',
  standing: null,
  ...part,
});

/** A public build as somebody else reads it. */
export const buildOf = (part: Partial<BuildView> = {}): BuildView => ({
  ...buildCardOf(),
  nickname: 'Old Blue',
  about: 'My grandfather’s farm truck.',
  startedOn: '2026-03-01',
  targetOn: null,
  statusNote: '',
  costs: { total: null, band: null },
  systems: [
    {
      system: 'brakes',
      tasks: 4,
      done: 3,
      blocked: 1,
      plannedHours: 10,
      hours: 8,
      planned: null,
      spent: null,
    },
    {
      system: 'engine',
      tasks: 8,
      done: 2,
      blocked: 0,
      plannedHours: 40,
      hours: 23.5,
      planned: null,
      spent: null,
    },
  ],
  parts: { planned: 2, sought: 1, arrived: 1, installed: 3 },
  blockedTasks: 1,
  followers: 4,
  isFollowed: false,
  community: null,
  collaborators: [],
  formerOwners: [],
  listingId: null,
  private: null,
  offer: null,
  sale: null,
  stall: null,
  allowedActions: [],
  version: 3,
  ...part,
});

/** The same as its owner reads it. */
export const ownBuildOf = (part: Partial<BuildView> = {}): BuildView =>
  buildOf({
    standing: 'owner',
    audience: 'private',
    costs: { total: 2140, band: null },
    private: {
      vin: 'F10AR812345',
      budget: 6000,
      costView: 'nothing',
      communityId: null,
      showsArea: false,
      isStallHelperOn: false,
      documents: 2,
      templates: [],
      decision: null,
    },
    allowedActions: [
      'edit',
      'budget',
      'status',
      'audience',
      'cover',
      'invite',
      'write',
      'plan',
      'delete',
      'sell',
      'hand over',
      'freeze',
      'stall helper',
    ],
    ...part,
  });
