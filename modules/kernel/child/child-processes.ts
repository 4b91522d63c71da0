import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../async/limit-concurrency.js';

export interface ChildLimits {
  /** The maximum number of children; further work waits. */
  readonly atOnce: number;
  /** Milliseconds for one piece of work. */
  readonly time: number;
  /** The memory limit of a child in bytes. */
  readonly memory: number;
  /** Milliseconds that an idle child is kept. */
  readonly idle: number;
}

/** Why a piece of work has no result: it took too long, took too much memory, ended its process, or threw; or no
 *  process is available, because none starts or this process ends. */
export class ChildFailed extends Error {
  constructor(
    readonly why: 'time' | 'memory' | 'crash' | 'error' | 'unavailable',
    detail: string,
  ) {
    super(`The work in a child process failed by ${why}: ${detail}`);
  }
}

/** Runs `work` of a module in child processes, one piece of work at a time in each: work that crashes, hangs or
 *  uses too much memory ends its process, and only that work fails. Children
 *  are started when needed, are kept for a while, and never keep or outlive this process.
 *  in  module: its imports from this repository have only types that Node can strip, and no framework; see child.main.ts */
export class ChildProcesses<Input, Output> {
  readonly #inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly #children = new Set<ChildProcess>();
  readonly #idle: { readonly child: ChildProcess; readonly delete: () => void }[] = [];
  #isClosed = false;

  constructor(
    private readonly module: URL,
    private readonly limits: ChildLimits,
  ) {
    this.#inTurn = limitConcurrency(limits.atOnce);
  }

  /** The current processes. */
  get pids(): readonly number[] {
    return [...this.#children].flatMap(({ pid }) => pid ?? []);
  }

  /** errors  ChildFailed */
  run(input: Input): Promise<Output> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new ChildFailed('unavailable', 'this process ends');
      return this.#runIn(this.#takeIdle() ?? this.#start(), input);
    });
  }

  /** End all children at once; work under way fails. */
  close(): void {
    this.#isClosed = true;
    for (const child of this.#children) child.kill('SIGKILL');
  }

  #runIn(child: ChildProcess, input: Input): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const fail = (why: ChildFailed['why'], detail: string) => {
      child.kill('SIGKILL');
      reject(new ChildFailed(why, detail));
    };
    const patience = setTimeout(() => fail('time', `${this.limits.time} ms`), this.limits.time);
    const crashed = (how: unknown, signal?: unknown) =>
      fail(this.#isClosed || child.pid === undefined ? 'unavailable' : 'crash', String(signal ?? how));
    const answered = (answer: Answer<Output>) => {
      if ('end' in answer) return fail(answer.end, `${this.limits.memory} bytes`);
      if (answer.isLarge) child.kill('SIGKILL');
      if ('error' in answer) return reject(new ChildFailed('error', answer.error));
      resolve(answer.output);
    };
    child.once('message', answered).once('exit', crashed).once('error', crashed);
    child.send(input as object, (error) => error && crashed(error.message));
    return promise.finally(() => {
      clearTimeout(patience);
      child.off('message', answered).off('exit', crashed).off('error', crashed);
      if (!child.killed && child.connected) this.#keep(child);
    });
  }

  #start(): ChildProcess {
    const main = new URL(`./child.main${extname(import.meta.url)}`, import.meta.url);
    const child = fork(fileURLToPath(main), [this.module.href, String(this.limits.memory)], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
      env: { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' }, // none of our secrets
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    child.on('error', () => child.pid === undefined && this.#children.delete(child)); // it did not start
    return child;
  }

  /** An idle child does not keep this process alive; a busy one does, until its work is over. */
  #keep(child: ChildProcess): void {
    const retire = () => child.kill('SIGKILL');
    const idle = setTimeout(retire, this.limits.idle).unref();
    const gone = () => {
      clearTimeout(idle);
      const at = this.#idle.findIndex((one) => one.child === child);
      if (at >= 0) this.#idle.splice(at, 1);
    };
    child.once('exit', gone);
    child.unref();
    child.channel?.unref();
    this.#idle.push({
      child,
      delete: () => {
        clearTimeout(idle);
        child.off('exit', gone);
      },
    });
  }

  #takeIdle(): ChildProcess | undefined {
    for (let last = this.#idle.pop(); last; last = this.#idle.pop()) {
      last.delete();
      const { child } = last;
      if (child.killed || !child.connected) continue;
      child.ref();
      child.channel?.ref();
      return child;
    }
    return undefined;
  }
}

type Answer<Output> =
  | { readonly end: 'memory' }
  | { readonly output: Output; readonly isLarge: boolean }
  | { readonly error: string; readonly isLarge: boolean };
