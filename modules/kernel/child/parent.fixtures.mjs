import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A parent of two children: one waits for work, one is at it. */
const url = (name) => new URL(name, import.meta.url);
const children = [1, 2].map(() =>
  fork(fileURLToPath(url('./child.main.ts')), [url('./child.fixtures.ts').href, '400000000'], {
    serialization: 'advanced',
  }),
);
await Promise.all(
  children.map((child) => {
    child.send({ todo: 'name yourself' });
    return new Promise((resolve) => child.once('message', resolve));
  }),
);
children[0].send({ todo: 'wait' });
process.stdout.write(JSON.stringify(children.map(({ pid }) => pid)));
