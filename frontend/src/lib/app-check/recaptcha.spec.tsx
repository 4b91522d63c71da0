/** @jest-environment-options {"resources":"usable"} */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { asGuest } from '../testing/page.fixtures';
import { appCheckToken, deleteAppCheck, renewAppCheck } from './app-check';

/** A service like reCAPTCHA: its script comes over the network, and gives the page `grecaptcha`. */
const script = `
  let isReady = false, given = 0;
  setTimeout(() => { isReady = true; }, 20);
  window.grecaptcha = {
    ready: (then) => setTimeout(then, 40),
    execute: async (siteKey, { action }) => {
      if (!isReady) throw new Error('not ready');
      return ['verdict', ++given, siteKey, action].join(' ');
    },
  };`;
let works = true;
const service = createServer((_request, response) => {
  response.writeHead(works ? 200 : 503, { 'Content-Type': 'text/javascript' }).end(works ? script : '');
});
let task: object;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  task = {
    provider: 'recaptcha',
    script: `http://127.0.0.1:${port}/api.js?render=site`,
    siteKey: 'site',
  };
});
afterEach(deleteAppCheck);
afterAll(() => {
  service.close();
  service.closeAllConnections();
});

const visit = () =>
  asGuest({
    'POST /api/app-check/challenge': task,
    'POST /api/app-check/token': { token: 'a token', expiresIn: 3_600 },
  });

test('a script that does not load is a failure with a name, and is loaded with the next attempt', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom reports it there
  works = false;
  const { calls } = await visit();
  await expect(appCheckToken()).rejects.toMatchObject({ fault: 'recaptcha' });
  expect(calls.map(({ url }) => url)).toEqual(['/api/app-check/challenge']);
  expect(document.querySelector('script')).toBeNull();
  works = true;
  expect(await appCheckToken()).toBe('a token');
  said.mockRestore();
});

test('the script is loaded once; each token has a verdict of its own, once the service is ready', async () => {
  const { calls } = await visit();
  await appCheckToken();
  await renewAppCheck();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const sent = calls.flatMap(({ body }) => (body ? [(body as { readonly solution: string }).solution] : []));
  expect(sent.map((solution) => solution.replace(/\d+/, 'n'))).toEqual(Array(2).fill('verdict n site call'));
  expect(new Set(sent).size).toBe(2);
});
