import type { SpacesBatch } from '@entities/spaces/map-draft.mutations';
import { isRefusal, messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { codesTwice } from '@modules/spaces/drawing/codes.rules';
import { isSame } from '@modules/spaces/drawing/is-same.rules';
import { maxSpaces, type Space } from '@modules/spaces/map/space-map.schemas';
import { nextBatch, savedWith, type Unsent, without } from './batches';
import { applied, type Change, done, type History, redone, startedWith, stepOf, undone } from './history';

/** Whether the server has what is drawn. */
export type Saving =
  | { readonly status: 'saved' }
  | { readonly status: 'saving'; readonly left: number }
  /** It is tried again by itself, unless the server refused it. */
  | {
      readonly status: 'failed';
      readonly left: number;
      readonly message: string;
      readonly isRefused: boolean;
    };

export interface DrawingNow {
  /** In the sequence in which they are drawn. */
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<string, Space>;
  /** What the buttons would undo, and do again; null for nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** Whether something was drawn since the draft was read. */
  readonly isTouched: boolean;
  readonly saving: Saving;
}

export type Drawing = ReturnType<typeof startDrawing>;

/** The spaces of a draft on the page: what is drawn shows at once, and is sent in batches behind it. Changes of a moment go together, because the map holds 5,000 changes.
 *  in  later: runs something after a moment; returns what calls it off */
export function startDrawing(
  first: readonly Space[],
  send: (batch: SpacesBatch) => Promise<unknown>,
  later: (run: () => void, milliseconds: number) => () => void = after,
) {
  let history: History = startedWith(first);
  let saved: ReadonlyMap<string, Space> = history.spaces;
  let unsent: Unsent = new Map();
  let failure: { readonly message: string; readonly isRefused: boolean } | null = null;
  let isSending = false;
  let isTouched = false;
  let callOff: (() => void) | null = null;
  let listed = { byId: history.spaces, spaces: first };
  let now = snapshot();
  const watchers = new Set<() => void>();
  const idle = new Set<() => void>();

  function snapshot(): DrawingNow {
    const left = unsent.size;
    if (listed.byId !== history.spaces)
      listed = { byId: history.spaces, spaces: [...history.spaces.values()] };
    return {
      spaces: listed.spaces,
      byId: history.spaces,
      undo: history.past.at(-1)?.words ?? null,
      redo: history.future[0]?.words ?? null,
      isTouched,
      saving:
        left === 0
          ? { status: 'saved' }
          : failure
            ? { status: 'failed', left, ...failure }
            : { status: 'saving', left },
    };
  }

  function tell() {
    now = snapshot();
    for (const watcher of watchers) watcher();
    if (now.saving.status !== 'saving') {
      for (const run of idle) run();
      idle.clear();
    }
  }

  function keep(changes: readonly Change[]) {
    const next = new Map(unsent);
    for (const { id, after } of changes) {
      if (!isSending && isSame(saved.get(id) ?? null, after)) next.delete(id);
      else next.set(id, after);
    }
    unsent = next;
    failure = null;
    isTouched = true;
    soon(changes.length > 0 ? gathering : 0);
    tell();
  }

  function soon(milliseconds: number) {
    callOff?.();
    callOff = later(() => void sendNext(), milliseconds);
  }

  async function sendNext(): Promise<void> {
    callOff?.();
    callOff = null;
    if (isSending) return;
    const batch = nextBatch(unsent, saved);
    if (!batch) {
      unsent = new Map();
      tell();
      return;
    }
    isSending = true;
    try {
      await send(batch);
      saved = savedWith(saved, batch);
      unsent = without(unsent, batch);
      failure = null;
    } catch (error) {
      failure = { message: messageOf(error), isRefused: isRefusal(error) };
    } finally {
      isSending = false;
    }
    if (failure === null && unsent.size > 0) soon(0);
    else if (failure && !failure.isRefused) soon(again);
    tell();
  }

  /** out  why it cannot be done; null when it is done */
  function change(
    words: string,
    what: { readonly put?: readonly Space[]; readonly takeOut?: readonly string[] },
  ) {
    const step = stepOf(words, history.spaces, what);
    if (!step) return null;
    const problem = problemOf(applied(history.spaces, step.changes), history.spaces);
    if (problem) return problem;
    history = done(history, step);
    keep(step.changes);
    return null;
  }

  return {
    now: () => now,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    change,
    undo: () => move(undone(history)),
    redo: () => move(redone(history)),
    /** Sends again at once. */
    retry() {
      failure = null;
      soon(0);
      tell();
    },
    /** Once the server has everything, or does not take it. */
    whenSent: () =>
      new Promise<Saving>((resolve) => {
        if (now.saving.status !== 'saving') resolve(now.saving);
        else {
          idle.add(() => resolve(now.saving));
          soon(0);
        }
      }),
    /** The draft was read again: what is not sent yet stays on top of it. */
    startAgain(spaces: readonly Space[], { isAll = false }: { readonly isAll?: boolean } = {}) {
      saved = startedWith(spaces).spaces;
      isTouched = false;
      if (isAll) {
        unsent = new Map();
        failure = null;
        history = startedWith(spaces);
      } else
        history = {
          ...history,
          spaces: applied(
            saved,
            [...unsent].map(([id, space]) => ({ id, after: space })),
          ),
        };
      tell();
    },
    stop() {
      callOff?.();
      if (unsent.size > 0 && !failure?.isRefused) void sendNext();
    },
  };

  function move(moved: ReturnType<typeof undone>) {
    if (!moved) return;
    history = moved.history;
    keep(moved.changes);
  }
}

/** Why a draft with these spaces would be refused; null when it would not. Two spaces of one code that were there before are no reason to refuse another change. */
function problemOf(next: ReadonlyMap<string, Space>, before: ReadonlyMap<string, Space>): string | null {
  if (next.size > maxSpaces && next.size > before.size)
    return `A map has at most ${maxSpaces.toLocaleString('en-US')} spaces. This would be ${counted(next.size, 'space')}.`;
  const twice = codesTwice([...next.values()]);
  if (twice.length === 0) return null;
  const more = twice.length > 3 ? ` and ${twice.length - 3} more` : '';
  return `Two spaces would have the code ${twice.slice(0, 3).join(', ')}${more}. Each needs its own.`;
}

/** units  milliseconds */
const gathering = 700;
const again = 5_000;

function after(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
