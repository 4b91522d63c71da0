import type { ContentType } from '../../modules/kernel/content/content.js';
import type { StreamDefinition } from '../../modules/kernel/event-store/events.js';
import type { Job } from '../../modules/kernel/jobs/job.js';
import type { Manifest, ModuleContext } from '../../modules/kernel/manifest/manifest.js';
import type { Migration } from '../../modules/kernel/postgres/database.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';
import type { Projection, Reactor } from '../../modules/kernel/processing/projection.js';
import { manifests } from './modules.js';

/** Every migration of these modules: the kernel's first, each module's in order. */
export const migrationsOf = (modules: readonly Manifest[]): readonly Migration[] => [
  ...kernelMigrations,
  ...modules.flatMap((one) => one.migrations ?? []),
];

export const migrations = migrationsOf(manifests);

/** Every stream that the log holds. */
export const streams: readonly StreamDefinition[] = manifests.flatMap((one) => one.streams ?? []);

/** Every kind of content that members make. */
export const contentTypes: readonly ContentType[] = manifests.flatMap((one) => one.contents ?? []);

/** Who needs files of content that it no longer shows. */
export const fileKeepers = manifests.flatMap(({ keepsFiles }) => keepsFiles ?? []);

export const projections: readonly Projection[] = manifests.flatMap((one) => one.projections ?? []);

export const createReactors = (context: ModuleContext): readonly Reactor[] =>
  context.manifests.flatMap(({ reactors }) => reactors?.(context) ?? []);

export const createJobs = (context: ModuleContext): readonly Job[] =>
  context.manifests.flatMap(({ jobs }) => jobs?.(context) ?? []);
