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

/** With PORT=0, reserve a free port before anything is built, because links in mails name it. A socket holds it until the server listens.
 *  errors  those of listening on HOST */
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
