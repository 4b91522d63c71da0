import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { publicAddress } from '../../modules/kernel/config/environment-address.js';

export interface ReservedPort {
  /** The environment with the final port, and the address that follows from it. */
  readonly environment: Environment;
  /** Call this right before the server listens. */
  release(): Promise<void>;
}

/** Take the port before anything else is opened: a port that is in use is reported at once, and with PORT=0 links
 *  in mails name the free one that was found. A
 *  socket holds it until the server listens.
 *  errors  those of listening on HOST */
export async function reservePort(environment: Environment): Promise<ReservedPort> {
  const holder = createServer((socket) => socket.destroy());
  holder.listen(environment.PORT, environment.HOST);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  return {
    environment:
      environment.PORT === 0
        ? { ...environment, PORT: port, publicUrl: publicAddress(environment, port) }
        : environment,
    release: async () => {
      holder.close();
      await once(holder, 'close');
    },
  };
}
