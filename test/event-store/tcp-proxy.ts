import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Break every open connection; new ones go through. */
  cut(): void;
  close(): void;
}

/** Open a proxy on a loopback port to a server, whose connections a test can cut. */
export async function openProxy(host: string, port: number): Promise<TcpProxy> {
  const ends = new Set<Socket>();
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  const server = createServer((caller) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  return {
    port: address.port,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
