import { Controller, Inject } from '@nestjs/common';
import { getBoard, getTask, listParts, listTasks } from '../../../modules/builds/task/task.contract.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { BuildReads } from './reads.js';
import { partsOfBuild, taskView } from './task-view.queries.js';
import { boardOf, tasksOfBuild } from './tasks.queries.js';

/** The tasks and parts of a build. */
@Controller()
export class TasksReadController {
  constructor(@Inject(BuildReads) private readonly reads: BuildReads) {}

  @Route(getBoard)
  board(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof getBoard>,
  ): Promise<ResponseOf<typeof getBoard>> {
    return boardOf(this.reads, params.id, query, { actor, now });
  }

  @Route(listTasks)
  tasks(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof listTasks>,
  ): Promise<ResponseOf<typeof listTasks>> {
    return tasksOfBuild(this.reads, params.id, query, { actor, now });
  }

  @Route(getTask)
  task(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof getTask>,
  ): Promise<ResponseOf<typeof getTask>> {
    return taskView(this.reads, params, { actor, now });
  }

  @Route(listParts)
  parts(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof listParts>,
  ): Promise<ResponseOf<typeof listParts>> {
    return partsOfBuild(this.reads, params.id, query, { actor, now });
  }
}
