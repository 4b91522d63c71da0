import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { buildEvents } from '../build/build.events.js';
import { BUILD_LOOKUP, type BuildLookup, type Templates } from '../builds.ports.js';
import { ranksAfter } from '../task/rank.rules.js';
import { mustHaveRoomForTasks } from '../task/room-for-tasks.js';
import { taskDecider } from '../task/task.decider.js';
import { taskState } from '../task/task.state.js';
import type { Template, TemplateTask } from './template.rules.js';
import { templates } from './templates.js';

/** Plans the tasks of a template. The id of each follows from the build and its line, so that a template that is used again, or after a fault, plans only what is missing.
 *  source  README, Templates */
@Injectable()
export class TemplatesService implements Templates {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) readonly lookup: BuildLookup,
  ) {}

  mustExist(name: string): void {
    templateOf(name);
  }

  async use(buildId: string, name: string, meta: CommandMetadata): Promise<Receipt> {
    const template = templateOf(name);
    const missing = await this.#missing(buildId, template);
    const begun = await receiptOf(this.eventStore, buildEvents, buildId);
    if (missing.length === 0) return begun;
    await mustHaveRoomForTasks(this.lookup, buildId, missing.length);
    const { before } = await this.lookup.ranksAround(buildId, 'backlog', 'bottom', null);
    const ranks = ranksAfter(before, missing.length);
    const limited = limitConcurrency(8);
    const receipts = await Promise.all(
      missing.map((task, at) =>
        limited(() => this.#plan(buildId, { name, task, rank: ranks[at] ?? '' }, meta)),
      ),
    );
    return { ...begun, position: Math.max(...receipts.map(({ position }) => position)) };
  }

  #plan(
    buildId: string,
    { name, task, rank }: { readonly name: string; readonly task: TemplateTask; readonly rank: string },
    { actor, now, commandId }: CommandMetadata,
  ): Promise<Receipt> {
    const { line, system, title, notes, priority, hours, after } = task;
    return dispatch(
      this.bus,
      taskDecider,
      idOfLine(buildId, name, line),
      {
        type: 'PlanTask',
        buildId,
        words: {
          system,
          title,
          notes,
          priority,
          plannedCents: null,
          plannedMinutes: Math.round(hours * 60),
          after: after.map((first) => idOfLine(buildId, name, first)),
        },
        column: 'backlog',
        rank,
        from: { template: name, line },
        meta: { actor, now, commandId: deterministicId(commandId, line) },
      },
      { isNew: true },
    );
  }

  /** The lines of which there is no task yet; one that was deleted stays deleted. */
  async #missing(buildId: string, { name, tasks }: Template): Promise<readonly TemplateTask[]> {
    const limited = limitConcurrency(8);
    const planned = await Promise.all(
      tasks.map(({ line }) =>
        limited(() => loadState(this.eventStore, taskState, idOfLine(buildId, name, line))),
      ),
    );
    return tasks.filter((_, at) => planned[at]?.status === 'none');
  }
}

/** errors  TEMPLATE_NOT_FOUND (not-found) */
function templateOf(name: string): Template {
  const template = templates.find((one) => one.name === name);
  if (!template) throw notFound('TEMPLATE_NOT_FOUND', { message: 'There is no such template of tasks.' });
  return template;
}

const idOfLine = (buildId: string, template: string, line: string): string =>
  deterministicId('template', buildId, template, line);
