import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { publicAddress } from '../../modules/kernel/config/environment-address.js';

export interface ReservedPort {
  /** With the port that will be listened on, and the address that follows from it. */
  readonly environment: Environment;
  /** To be called right before the server listens. */
  release(): Promise<void>;
}

/** With PORT=0, take a free port before anything is built: links in mails name it. It is held, so that nobody else gets it meanwhile.
 *  errors  what listening on HOST fails with */
export async function reservePort(environment: Environment): Promise<ReservedPort> {
  if (environment.PORT !== 0) return { environment, release: async () => undefined };
  const holder = createServer((socket) => socket.destroy());
  holder.listen(0, environment.HOST);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  return {
    environment: { ...environment, PORT: port, publicUrl: publicAddress(environment, port) },
    release: async () => {
      holder.close();
      await once(holder, 'close');
    },
  };
}
