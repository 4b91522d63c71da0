import { setImmediate as collected } from 'node:timers/promises';
import type pg from 'pg';
import type { CheckpointMove } from './checkpoint.js';

interface Waiting {
  readonly move: CheckpointMove;
  readonly resolve: (hasMoved: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Moves checkpoints past events that their processors do not handle. At each event that is most processors, at
 *  the same time, so their checkpoints move in one statement. */
export class CheckpointMoves {
  #waiting: Waiting[] = [];
  #running = false;

  constructor(private readonly pool: pg.Pool) {}

  /** False when the checkpoint was not at the expected position, or is locked: the caller then moves it alone, or learns why it cannot. */
  move(move: CheckpointMove): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ move, resolve, reject });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#waiting.length) {
      await collected();
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#moveAll(batch).catch((error) => {
        for (const { reject } of batch) reject(error);
      });
    }
    this.#running = false;
  }

  async #moveAll(batch: readonly Waiting[]): Promise<void> {
    const moves = batch.map(({ move }) => move);
    const { rows } = await this.pool.query<{ name: string }>({
      name: 'move checkpoints',
      text: moveFree,
      values: [
        moves.map(({ name }) => name),
        moves.map(({ checkpoint }) => checkpoint.position),
        moves.map(({ checkpoint }) => checkpoint.generation),
        moves.map(({ to }) => to.position),
        moves.map(({ to }) => to.id),
      ],
    });
    const moved = new Set(rows.map(({ name }) => name));
    for (const { move, resolve } of batch) resolve(moved.has(move.name));
  }
}

/** A locked checkpoint is left out, so that no processor waits for another one. */
const moveFree = `
  with move as (
    select * from unnest($1::text[], $2::bigint[], $3::int[], $4::bigint[], $5::uuid[])
      as move(name, position, generation, new_position, event_id)
  ), free as (
    select name from kernel.checkpoint join move using (name, position, generation) for update of checkpoint skip locked
  )
  update kernel.checkpoint
  set position = new_position, event_id = move.event_id, event_position = new_position, updated_at = now()
  from move join free using (name)
  where checkpoint.name = move.name
  returning checkpoint.name`;
