import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { findPreviousResult, loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Content } from '../../kernel/files/content.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { PhotoView } from '../../media/photo.schemas.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../media/photos.ports.js';
import { centsOf, minutesOf } from '../amounts.rules.js';
import { openBuild } from '../build/open-build.shared.js';
import { BuildPhotos } from '../build-photos.service.js';
import { BUILD_LOOKUP, type BuildLookup } from '../builds.ports.js';
import type { TaskBody } from '../builds.schemas.js';
import { taskNotFound, taskOf } from './guards.rules.js';
import { mustTakePhoto } from './planning.rules.js';
import { rankBetween } from './rank.rules.js';
import { mustHaveRoomForTasks } from './room-for-tasks.js';
import type { changeTask, moveTask, planTask } from './task.contract.js';
import { type TaskCommand, taskDecider } from './task.decider.js';
import { type Column, taskEvents } from './task.events.js';
import { type TaskPhoto, type TaskWords, taskState } from './task.state.js';

/** Commands on tasks, where they take more than the task itself: its build, its place on the board, the tasks before it.
 *  source  README, Tasks */
@Injectable()
export class Tasks {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) private readonly lookup: BuildLookup,
    @Inject(BuildPhotos) private readonly photos: BuildPhotos,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
  ) {}

  /** errors  those of the contract planTask */
  async plan(
    buildId: string,
    { taskId, column, ...body }: BodyOf<typeof planTask>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await openBuild(this, buildId, 'helps', meta);
    const words = wordsOf(body);
    const { status } = await loadState(this.eventStore, taskState, taskId);
    if (status === 'none') {
      await mustHaveRoomForTasks(this.lookup, buildId, 1);
      await this.#mustComeBefore(buildId, taskId, words.after);
    }
    const rank = await this.#rankAt(buildId, column, 'bottom', null);
    const command = { type: 'PlanTask', buildId, words, column, rank, from: null, meta } as const;
    return dispatch(this.bus, taskDecider, taskId, command, { isNew: true });
  }

  /** errors  those of the contract changeTask */
  async change(
    buildId: string,
    taskId: string,
    { madeFrom: version, ...body }: BodyOf<typeof changeTask>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await openBuild(this, buildId, 'helps', meta);
    const words = wordsOf(body);
    const before = taskOf(await loadState(this.eventStore, taskState, taskId), buildId).words.after;
    await this.#mustComeBefore(
      buildId,
      taskId,
      words.after.filter((id) => !before.includes(id)),
    );
    const madeFrom = { version, changedBy: ['TaskChanged'] } as const;
    const command = { type: 'ChangeTask', buildId, words, meta } as const;
    return dispatch(this.bus, taskDecider, taskId, command, { madeFrom });
  }

  /** Move a task below another of its column, to the top or to the bottom. Where it is there already, it keeps its rank.
   *  errors  those of the contract moveTask */
  async move(
    buildId: string,
    taskId: string,
    { column, below }: BodyOf<typeof moveTask>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await openBuild(this, buildId, 'helps', meta);
    const task = taskOf(await loadState(this.eventStore, taskState, taskId), buildId);
    const kept = task.column === column ? task.rank : null;
    const rank = await this.#rankAt(buildId, column, below === taskId ? 'bottom' : below, {
      id: taskId,
      kept,
    });
    return dispatch(this.bus, taskDecider, taskId, { type: 'MoveTask', buildId, column, rank, meta });
  }

  /** Add a photo. When the task would refuse it, that happens before the file is processed.
   *  errors  those of the contract addTaskPhoto */
  async addPhoto(
    {
      buildId,
      taskId,
      when,
    }: { readonly buildId: string; readonly taskId: string } & Pick<TaskPhoto, 'when'>,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photo: PhotoView }> {
    await openBuild(this, buildId, 'helps', meta);
    const history = await this.eventStore.read(taskEvents, taskId);
    const before = findPreviousResult(history, meta);
    if (before?.type === 'TaskPhotoAdded') {
      const receipt = await receiptOf(this.eventStore, taskEvents, taskId);
      return { ...receipt, photo: this.showPhoto(before.data.photo) };
    }
    mustTakePhoto(foldEvents(taskState, history), buildId);
    const photo = await this.photos.storeFor(taskId, content, meta);
    const command = { type: 'AddTaskPhoto', buildId, when, photo, meta } as const;
    return { ...(await dispatch(this.bus, taskDecider, taskId, command)), photo: this.showPhoto(photo) };
  }

  /** A command that takes nothing but the task.
   *  errors  those of `openBuild`, and of the command */
  async send(taskId: string, command: TaskCommand & { readonly buildId: string }): Promise<Receipt> {
    await openBuild(this, command.buildId, 'helps', command.meta);
    return dispatch(this.bus, taskDecider, taskId, command);
  }

  /** errors  TASK_NOT_FOUND (not-found), COMES_FIRST_ITSELF (conflict) */
  async #mustComeBefore(buildId: string, taskId: string, after: readonly string[]): Promise<void> {
    if (after.length === 0) return;
    if (after.includes(taskId)) throw comesFirstItself();
    const first = await Promise.all(after.map((id) => loadState(this.eventStore, taskState, id)));
    if (first.some((task) => task.status !== 'planned' || task.buildId !== buildId)) throw taskNotFound();
    if ((await this.lookup.allBefore(buildId, after)).has(taskId)) throw comesFirstItself();
  }

  async #rankAt(
    buildId: string,
    column: Column,
    below: string | 'bottom' | null,
    moved: { readonly id: string; readonly kept: string | null } | null,
  ): Promise<string> {
    const { before, after } = await this.lookup.ranksAround(buildId, column, below, moved?.id ?? null);
    const kept = moved?.kept ?? null;
    const isThere = kept !== null && (before === null || before < kept) && (after === null || kept < after);
    return isThere ? kept : rankBetween(before, after);
  }
}

const comesFirstItself = () =>
  conflict('COMES_FIRST_ITSELF', {
    message: 'This task would have to be done before itself.',
    fields: [{ path: 'after', message: 'This task would have to be done before itself.' }],
  });

const wordsOf = ({ planned, plannedHours, after, ...words }: TaskBody): TaskWords => ({
  system: words.system,
  title: words.title,
  notes: words.notes,
  priority: words.priority,
  plannedCents: centsOf(planned),
  plannedMinutes: minutesOf(plannedHours),
  after: [...new Set(after)],
});
