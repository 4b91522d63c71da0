import { type IncomingMessage, request, type Server } from 'node:http';
import { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A visitor in whose place the API is asked. */
export interface Visitor {
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** A GET to the server of this process, over a connection in memory: rights and limits are those of the visitor.
 *  source  Node.js http, event 'connection': any Duplex is a connection */
export async function getFrom(server: Server, path: string, visitor: Visitor): Promise<Response> {
  const [near, far] = connection();
  Object.assign(far, { remoteAddress: visitor.remoteAddress });
  server.emit('connection', far);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({
      path,
      headers: { ...visitor.headers, connection: 'close' },
      createConnection: () => near,
    });
    asked.once('response', resolve).once('error', reject).end();
  });
  return new Response(await buffer(answer), { status: answer.statusCode ?? 500 });
}

/** Two ends of one connection: bytes written to one are read from the other. */
function connection(): readonly [Duplex, Duplex] {
  const [near, far] = [new End(), new End()];
  near.other = far;
  far.other = near;
  return [near, far];
}

class End extends Duplex {
  other: End | undefined;
  #goOn: (() => void) | undefined;

  override _read(): void {
    const goOn = this.#goOn;
    this.#goOn = undefined;
    goOn?.();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const { other } = this;
    if (!other || other.push(chunk)) done();
    else other.#goOn = done;
  }

  override _final(done: () => void): void {
    this.other?.push(null);
    done();
  }

  /** No-ops: only a network connection has time limits and delays. */
  setTimeout = (): this => this;
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
