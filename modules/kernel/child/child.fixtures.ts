/** Work for the tests of `ChildProcesses`: it imports nothing from this repository. */
export async function work(input: { readonly todo: string; readonly bytes?: Buffer }): Promise<unknown> {
  switch (input.todo) {
    case 'name yourself':
      return { pid: process.pid, secret: process.env.SECRET_KEY ?? null };
    case 'count':
      return { bytes: Buffer.alloc(input.bytes?.length ?? 0, 7) };
    case 'hang':
      for (;;);
    case 'wait':
      return new Promise(() => undefined);
    case 'die':
      process.kill(process.pid, 'SIGSEGV');
      return new Promise(() => undefined);
    case 'grow': {
      const kept: Buffer[] = [];
      for (;;) {
        kept.push(Buffer.alloc(8_000_000, 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    default:
      throw new Error(`${input.todo} is not known`);
  }
}
