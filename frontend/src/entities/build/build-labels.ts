import type { BuildCard, SystemProgress } from '@modules/builds/builds.schemas';

export type BuildStatus = BuildCard['status'];
export type BuildGoal = BuildCard['goal'];
export type BuildAudience = BuildCard['audience'];
export type BuildSystem = SystemProgress['system'];
export type BuildRole = Exclude<BuildCard['standing'], 'owner' | null>;

/** What a build is at present, and what that means. */
export const statusLabels: Readonly<Record<BuildStatus, { readonly name: string; readonly means: string }>> =
  {
    planned: { name: 'Planned', means: 'Work has not begun.' },
    active: { name: 'In progress', means: 'Work goes on.' },
    dormant: { name: 'Resting', means: 'It waits, and will go on.' },
    complete: { name: 'Complete', means: 'It is what it was to become.' },
    sold: { name: 'Sold', means: 'Sold, without its build.' },
    abandoned: { name: 'Given up', means: 'It will not go on.' },
  };

/** The colour of a status; it only repeats what the word says. */
export const statusTones: Readonly<Record<BuildStatus, 'plain' | 'wanted' | 'good' | 'held'>> = {
  planned: 'plain',
  active: 'wanted',
  dormant: 'held',
  complete: 'good',
  sold: 'plain',
  abandoned: 'plain',
};

/** What it is to become. */
export const goalLabels: Readonly<Record<BuildGoal, { readonly name: string; readonly means: string }>> = {
  driver: { name: 'Driver', means: 'Safe and solid, and driven' },
  show: { name: 'Show car', means: 'Every detail right' },
  race: { name: 'Race car', means: 'Built to go fast' },
  preservation: { name: 'Preservation', means: 'Kept as it left the factory' },
};

/** Who sees it. */
export const audienceLabels: Readonly<Record<BuildAudience, string>> = {
  private: 'Only those who work on it',
  followers: 'Your followers',
  community: 'A community',
  public: 'Everybody',
};

/** The role of a collaborator, and what the card of such a build says to them. */
export const roleLabels: Readonly<
  Record<BuildRole, { readonly name: string; readonly means: string; readonly badge: string }>
> = {
  looks: {
    name: 'Looks',
    means: 'Sees all of it but the budget, the VIN and the documents.',
    badge: 'You look',
  },
  helps: { name: 'Helps', means: 'Writes tasks, parts and entries too.', badge: 'You help' },
  owns: {
    name: 'Co-owner',
    means: 'Does all that you do, except hand the build over, delete it, or change the budget and the VIN.',
    badge: 'Co-owner',
  },
};

/** The systems of a car. */
export const systemLabels: Readonly<Record<BuildSystem, string>> = {
  body: 'Body',
  frame: 'Frame',
  engine: 'Engine',
  fuel: 'Fuel',
  exhaust: 'Exhaust',
  cooling: 'Cooling',
  transmission: 'Transmission',
  driveline: 'Driveline',
  suspension: 'Suspension',
  steering: 'Steering',
  brakes: 'Brakes',
  wheels: 'Wheels and tires',
  electrical: 'Electrical',
  interior: 'Interior',
  glass: 'Glass',
  trim: 'Trim',
  paint: 'Paint',
  paperwork: 'Paperwork',
  other: 'Everything else',
};

/** "3 h", "3.5 h": hours, to the quarter at most. */
export const hoursLabel = (hours: number): string => `${Math.round(hours * 100) / 100} h`;
