import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { type PartAt, Parts } from './parts.service.js';
import {
  changePart,
  dropPart,
  findPart,
  installPart,
  keepPart,
  planPart,
  recordArrival,
  removePart,
  undoArrival,
  witnessFit,
} from './task.contract.js';
import { Tasks } from './tasks.service.js';

/** The parts of a task. */
@Controller()
export class PartsController {
  constructor(
    @Inject(Parts) private readonly parts: Parts,
    @Inject(Tasks) private readonly tasks: Tasks,
  ) {}

  @Route(planPart)
  plan(@Input() { params, body, meta }: RouteInput<typeof planPart>): Promise<Receipt> {
    return this.parts.plan({ buildId: params.id, taskId: params.taskId }, body, meta);
  }

  @Route(changePart)
  change(@Input() { params, body, meta }: RouteInput<typeof changePart>): Promise<Receipt> {
    return this.parts.change(at(params), body, meta);
  }

  @Route(dropPart)
  drop(@Input() { params, meta }: RouteInput<typeof dropPart>): Promise<Receipt> {
    const { buildId, partId } = at(params);
    return this.tasks.send(params.taskId, { type: 'DropPart', buildId, partId, meta });
  }

  @Route(keepPart)
  keep(@Input() { params, meta }: RouteInput<typeof keepPart>): Promise<Receipt> {
    const { buildId, partId } = at(params);
    return this.tasks.send(params.taskId, { type: 'KeepPart', buildId, partId, meta });
  }

  @Route(findPart)
  find(@Input() { params, body, meta }: RouteInput<typeof findPart>): Promise<ResponseOf<typeof findPart>> {
    return this.parts.find(at(params), body, meta);
  }

  @Route(recordArrival)
  arrive(@Input() { params, body, meta }: RouteInput<typeof recordArrival>): Promise<Receipt> {
    return this.parts.recordArrival(at(params), body, meta);
  }

  @Route(undoArrival)
  undoArrival(@Input() { params, meta }: RouteInput<typeof undoArrival>): Promise<Receipt> {
    const { buildId, partId } = at(params);
    return this.tasks.send(params.taskId, { type: 'UndoArrival', buildId, partId, meta });
  }

  @Route(installPart)
  install(@Input() { params, body, meta }: RouteInput<typeof installPart>): Promise<Receipt> {
    return this.parts.install(at(params), body, meta);
  }

  @Route(removePart)
  remove(@Input() { params, body, meta }: RouteInput<typeof removePart>): Promise<Receipt> {
    return this.parts.remove(at(params), body, meta);
  }

  @Route(witnessFit)
  witness(@Input() { params, body, meta }: RouteInput<typeof witnessFit>): Promise<Receipt> {
    return this.parts.witness(at(params), body, meta);
  }
}

const at = ({
  id,
  taskId,
  partId,
}: {
  readonly id: string;
  readonly taskId: string;
  readonly partId: string;
}): PartAt => ({
  buildId: id,
  taskId,
  partId,
});
