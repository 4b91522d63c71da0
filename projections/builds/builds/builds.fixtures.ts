import { type BuildEvent, buildEvents } from '../../../modules/builds/build/build.events.js';
import { type EntryEvent, entryEvents } from '../../../modules/builds/entry/entry.events.js';
import { type TaskEvent, taskEvents } from '../../../modules/builds/task/task.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import type { TestProjection } from '../../../test/postgres/projection.js';

type DataOf<Events extends BuildEvent | TaskEvent, Type extends Events['type']> = Extract<
  Events,
  { readonly type: Type }
>['data'];

export const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: '', vin: 'F10YZ812345' };

/** Everything goes along, but documents. */
export const everything = { journal: true, photos: true, costs: true, names: true, documents: [] };

export const started = (ownerId: string, over: Partial<DataOf<BuildEvent, 'BuildStarted'>> = {}) =>
  event('BuildStarted', {
    ownerId,
    vehicle,
    about: 'Zyzzyva patina stays.',
    goal: 'driver' as const,
    startedOn: '2026-01-02',
    targetOn: null,
    ...over,
  });

export const shownTo = (
  ownerId: string,
  audience: DataOf<BuildEvent, 'AudienceChanged'>['audience'],
  over: Partial<DataOf<BuildEvent, 'AudienceChanged'>> = {},
) =>
  event('AudienceChanged', {
    ownerId,
    audience,
    communityId: null,
    costs: 'nothing' as const,
    place: null,
    ...over,
  });

export const photo = (id: string) => ({ id, width: 1200, height: 900 });

/** Writes streams of builds into a log that the projection follows. */
export function recorder(projection: Pick<TestProjection, 'record'>) {
  const build = (id: string, ...events: readonly BuildEvent[]) =>
    projection.record(buildEvents, id, ...events);
  const task = (id: string, ...events: readonly TaskEvent[]) => projection.record(taskEvents, id, ...events);
  return {
    build,
    task,
    async start(ownerId: string, ...more: readonly BuildEvent[]): Promise<string> {
      const id = newId();
      await build(id, started(ownerId), ...more);
      return id;
    },
    async plan(
      buildId: string,
      authorId: string,
      over: Partial<DataOf<TaskEvent, 'TaskPlanned'>> = {},
    ): Promise<string> {
      const id = newId();
      await task(
        id,
        event('TaskPlanned', {
          buildId,
          authorId,
          system: 'brakes' as const,
          title: 'Rebuild the wheel cylinders',
          notes: '',
          priority: 'normal' as const,
          plannedCents: 12_000,
          plannedMinutes: 240,
          after: [],
          rank: 'a1',
          from: null,
          ...over,
        }),
      );
      return id;
    },
    async write(
      buildId: string,
      authorId: string,
      over: Partial<Extract<EntryEvent, { type: 'EntryWritten' }>['data']> = {},
    ): Promise<string> {
      const id = newId();
      await projection.record(
        entryEvents,
        id,
        event('EntryWritten', {
          buildId,
          authorId,
          on: '2026-05-03',
          text: 'Turned the drums.',
          photos: [],
          compare: null,
          minutes: 90,
          costCents: 2_000,
          odometer: null,
          taskId: null,
          ...over,
        }),
      );
      return id;
    },
    entry: (id: string, ...events: readonly EntryEvent[]) => projection.record(entryEvents, id, ...events),
  };
}

export const partPlanned = (
  partId: string,
  authorId: string,
  over: Partial<DataOf<TaskEvent, 'PartPlanned'>> = {},
) =>
  event('PartPlanned', {
    partId,
    authorId,
    title: 'Wheel cylinder',
    quantity: 2,
    plannedCents: 1_500,
    link: '',
    itemId: null,
    ...over,
  });

export const partArrived = (
  partId: string,
  authorId: string,
  over: Partial<DataOf<TaskEvent, 'PartArrived'>> = {},
) =>
  event('PartArrived', {
    partId,
    authorId,
    costCents: 2_800,
    sellerId: null,
    listingId: null,
    itemId: null,
    photos: [],
    on: '2026-04-20',
    ...over,
  });
