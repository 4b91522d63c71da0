import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly port: number;
  /** Every connection that goes over the line breaks; the next ones go through. */
  cut(): void;
  close(): void;
}

/** A loopback port that leads to a server elsewhere, and can be cut. */
export async function lineTo(host: string, port: number): Promise<Line> {
  const ends = new Set<Socket>();
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  const near = createServer((caller) => {
    const callee = connect(port, host);
    for (const [end, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      ends.add(end);
      end.setNoDelay();
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve));
  const address = near.address();
  if (typeof address !== 'object' || !address) throw new Error('a line has a port');
  return {
    port: address.port,
    cut,
    close: () => {
      near.close();
      cut();
    },
  };
}
