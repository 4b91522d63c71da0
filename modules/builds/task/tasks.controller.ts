import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import {
  addTaskPhoto,
  blockTask,
  changeTask,
  deleteTask,
  moveTask,
  planTask,
  removeTaskPhoto,
  restoreTask,
  unblockTask,
} from './task.contract.js';
import { Tasks } from './tasks.service.js';

/** The tasks of a build. */
@Controller()
export class TasksController {
  constructor(@Inject(Tasks) private readonly tasks: Tasks) {}

  @Route(planTask)
  plan(@Input() { params, body, meta }: RouteInput<typeof planTask>): Promise<Receipt> {
    return this.tasks.plan(params.id, body, meta);
  }

  @Route(changeTask)
  change(@Input() { params, body, meta }: RouteInput<typeof changeTask>): Promise<Receipt> {
    return this.tasks.change(params.id, params.taskId, body, meta);
  }

  @Route(moveTask)
  move(@Input() { params, body, meta }: RouteInput<typeof moveTask>): Promise<Receipt> {
    return this.tasks.move(params.id, params.taskId, body, meta);
  }

  @Route(blockTask)
  block(@Input() { params, body, meta }: RouteInput<typeof blockTask>): Promise<Receipt> {
    const command = { type: 'BlockTask', buildId: params.id, reason: body.reason, meta } as const;
    return this.tasks.send(params.taskId, command);
  }

  @Route(unblockTask)
  unblock(@Input() { params, meta }: RouteInput<typeof unblockTask>): Promise<Receipt> {
    return this.tasks.send(params.taskId, { type: 'UnblockTask', buildId: params.id, meta });
  }

  @Route(deleteTask)
  delete(@Input() { params, meta }: RouteInput<typeof deleteTask>): Promise<Receipt> {
    return this.tasks.send(params.taskId, { type: 'DeleteTask', buildId: params.id, meta });
  }

  @Route(restoreTask)
  restore(@Input() { params, meta }: RouteInput<typeof restoreTask>): Promise<Receipt> {
    return this.tasks.send(params.taskId, { type: 'RestoreTask', buildId: params.id, meta });
  }

  @Route(addTaskPhoto)
  addPhoto(
    @Input() { params, request, meta }: RouteInput<typeof addTaskPhoto>,
  ): Promise<ResponseOf<typeof addTaskPhoto>> {
    const { id: buildId, taskId, when } = params;
    return this.tasks.addPhoto({ buildId, taskId, when }, uploadOf(request), meta);
  }

  @Route(removeTaskPhoto)
  removePhoto(@Input() { params, meta }: RouteInput<typeof removeTaskPhoto>): Promise<Receipt> {
    const { id: buildId, taskId, photoId } = params;
    return this.tasks.send(taskId, { type: 'RemoveTaskPhoto', buildId, photoId, meta });
  }
}
