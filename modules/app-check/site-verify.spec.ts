import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteVerify } from './site-verify.js';

let verdict: object | undefined;
let asked = '';
const service = createServer((request, response) => {
  request.on('data', (chunk) => {
    asked = String(chunk);
  });
  request.on('end', () => response.writeHead(verdict ? 200 : 500).end(JSON.stringify(verdict)));
});
let provider: SiteVerify;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  provider = new SiteVerify({
    script: `${at}/api.js`,
    siteKey: 'our key',
    verifyUrl: `${at}/verify`,
    secret: 'our secret',
  });
});
afterAll(() => service.close());

test('the browser is told which script to load, and our key', async () => {
  expect(await provider.task()).toEqual({
    provider: 'recaptcha',
    script: expect.stringContaining('/api.js'),
    siteKey: 'our key',
  });
});

test.each([{ success: true }, { success: true, score: 0.9 }])('%j is a person', async (says) => {
  verdict = says;
  await provider.accept('what the script gave');
  expect(asked).toBe('secret=our+secret&response=what+the+script+gave');
});

test.each([
  [{ success: true, score: 0.1 }, 'APP_CHECK_REFUSED'],
  [{ success: false }, 'APP_CHECK_REFUSED'],
  [{ words: 'not of the protocol' }, 'APP_CHECK_UNREACHABLE'],
  [undefined, 'APP_CHECK_UNREACHABLE'],
])('%j is %s', async (says, code) => {
  verdict = says;
  await expect(provider.accept('what the script gave')).rejects.toMatchObject({ code });
});
