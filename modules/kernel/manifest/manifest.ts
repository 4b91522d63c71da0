import type { Type } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment.js';
import type { ContentType } from '../content/content.js';
import type { Contents, KeepsFiles } from '../content/contents.js';
import type { Clock } from '../decider/clock.js';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import type { StreamDefinition } from '../event-store/events.js';
import type { Blobs } from '../files/blobs.js';
import type { Job } from '../jobs/job.js';
import type { Database, Migration } from '../postgres/database.js';
import type { Processors } from '../processing/processors.js';
import type { Projection, Reactor } from '../processing/projection.js';
import { definePort, type Port } from './port.js';

/** The one registration of a module or of a screen's projection: everything that it adds to a process. The order
 *  of manifests does not matter. A module that collects something from the others adds its slot in its own
 *  `*.ports.ts`, by `declare module`, so that the kernel does not depend on it. */
export interface Manifest {
  readonly name: string;
  /** In order, append-only; independent of other modules' tables. */
  readonly migrations?: readonly Migration[];
  readonly streams?: readonly StreamDefinition[];
  /** The kinds of content that members make in these streams. */
  readonly contents?: readonly ContentType[];
  /** Whether the files that a piece of content no longer shows must stay: as evidence in a case.
   *  source  ADR 0077 */
  readonly keepsFiles?: KeepsFiles;
  readonly projections?: readonly Projection[];
  /** Controllers that need only the runtime, such as those of a projection. */
  readonly controllers?: readonly Type<unknown>[];
  /** Controllers with services of their own, and the providers of this module's ports. */
  readonly nestModule?: Type<unknown>;
  readonly reactors?: (context: ModuleContext) => readonly Reactor[];
  readonly jobs?: (context: ModuleContext) => readonly Job[];
}

/** What a running process passes to a module's reactors, jobs and contributions. */
export interface ModuleContext {
  readonly environment: Environment;
  readonly log: Logger;
  /** The installation's secret, from which keys are derived. */
  readonly secret: string;
  readonly clock: Clock;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  /** Every command of every stream goes over it. */
  readonly bus: CommandBus;
  readonly processors: Processors;
  readonly blobs: Blobs;
  readonly contents: Contents;
  /** Every module of this process, for a module that collects what the others contribute. */
  readonly manifests: readonly Manifest[];
  /** What another module provides under a port, or a class that Nest provides. */
  get<Answer>(port: Port<Answer> | Type<Answer>): Answer;
}

export const MODULE_CONTEXT = definePort<ModuleContext>('ModuleContext');

export const defineManifest = (manifest: Manifest): Manifest => manifest;
