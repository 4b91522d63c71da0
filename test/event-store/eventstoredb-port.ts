import { setTimeout as pause } from 'node:timers/promises';
import { type Server, ServerCredentials } from '@grpc/grpc-js';

/** Serve on a loopback port, 0 for any. While the server was stopped, another process may have got its port: then it waits until the port is free. */
export async function listen(serve: () => Server, wanted: number): Promise<{ server: Server; port: number }> {
  for (;;) {
    const server = serve();
    const port = await bound(server, wanted);
    if (port !== undefined) return { server, port };
    server.forceShutdown();
    await pause(20);
  }
}

/** The port that it listens on; undefined when that one is taken. */
const bound = (server: Server, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (fault, known) => {
      if (!fault) resolve(known);
      else if (fault.message.includes('EADDRINUSE')) resolve(undefined);
      else reject(fault);
    }),
  );
