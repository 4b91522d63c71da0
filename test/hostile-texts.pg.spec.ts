import { newId } from '../modules/kernel/decider/identifiers.js';
import { text } from '../modules/kernel/http/contract.js';
import { markVerified, openMembers, profile } from '../modules/members/members.fixtures.js';
import { communityBody } from './authorisation.rows.js';
import { hostileTexts } from './hostile-texts.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  for (const { id } of [ana, bob]) await markVerified(smc.pool, id);
  await ana.ok('PUT', '/api/account/profile', { ...profile, firstName: hostileName, lastName: null });
});
afterAll(() => smc.close());

/** Enough where each takes many calls. */
const sixty = hostileTexts.slice(0, 60);

/** What members write may be cut and cleaned, as any text; what is left comes back as it is. */
const cut = (written: string, letters: number): string => text(letters).parse(written.slice(0, letters));
const oneLine = (written: string, letters: number): string =>
  cut(written.replace(/[\s\u0085]+/gu, ' '), letters);

test('posts, vehicles and comments come back as they were written, and the head of their page says it as text', async () => {
  const harmless = await writePost(harmlessText);
  for (const written of hostileTexts) {
    const id = await writePost(written);
    const vehicle = { make: cut(written, 40), model: cut(written, 60) };
    const { body: post } = await bob.get(`/api/posts/${id}`);
    const body = cut(written, 5_000);
    expect(post).toMatchObject({ body, vehicle, author: { name: hostileName }, commentList: [{ body }] });
    await expectText(`/wall/${id}`, hostileName, `/wall/${harmless}`);
  }
});

test('communities, requests, reasons and the log come back as they were written, and the head of their page says it as text', async () => {
  const harmless = await found('Harmless', harmlessText);
  for (const [number, written] of sixty.entries()) {
    const { id, slug, said } = await found(`${number} ${written}`, written);
    const path = `/api/communities/${id}`;
    bob.seen = ana.seen;
    const words = cut(written, 500);
    await forget(bob);
    await bob.ok('POST', `${path}/join`, { note: written });
    ana.seen = bob.seen;
    const { body: asking } = await ana.get(`${path}/members?which=requested`);
    expect(asking.members).toMatchObject([{ note: words }]);
    await ana.ok('POST', `${path}/members/${bob.id}/approve`, {});
    const [{ id: ruleId, title: rule }] = said.rules;
    await ana.ok('POST', `${path}/members/${bob.id}/ban`, { ruleId, reason: written, until: null });
    bob.seen = ana.seen;
    const told = { rule, reason: words };
    expect((await bob.get(path)).body).toMatchObject({ ...said, told });
    expect((await ana.get(`${path}/log`)).body.entries).toContainEqual(expect.objectContaining(told));
    await expectText(
      `/communities/${slug}?show=rules`,
      said.name,
      `/communities/${harmless.slug}?show=rules`,
    );
  }
});

test('addresses and search words of any text are answered, and are text in the page', async () => {
  for (const written of sixty) {
    const asked = encodeURIComponent(written.toWellFormed().slice(0, 100));
    const short = encodeURIComponent(written.slice(0, 40));
    await forget(ana);
    for (const path of [
      `/api/feed?feed=tag&id=${asked}`,
      `/api/feed?feed=vehicle&id=${asked}`,
      `/api/feed?feed=all&search=${asked}`,
      `/api/communities?search=${asked}&make=${short}`,
      `/api/communities/${short}`,
      `/api/posts/mentions?prefix=${short}`,
    ])
      expect([path, (await ana.get(path)).status]).toEqual([
        path,
        path.startsWith('/api/communities/') ? 404 : 200,
      ]);
    for (const kind of ['tag', 'vehicle'])
      expect((await ana.call('PUT', `/api/follows/${kind}/${asked}`)).status).toBeLessThan(500);
    await expectText(`/wall?tag=${asked}&search=${asked}`, '', '/wall?tag=nobody&search=nobody');
  }
  for (const path of ['/wall/%00', '/communities/%00', '/members/%00', '/seller/%00'])
    expect([path, (await fetch(smc.url + path)).status]).toEqual([path, 404]);
});

/** A post of Ana about a vehicle, with a comment of Bob. */
async function writePost(body: string): Promise<string> {
  const id = newId();
  const vehicle = { make: cut(body, 40), model: cut(body, 60) };
  await write(ana, '/api/posts', { id, body, vehicle });
  await write(bob, `/api/posts/${id}/comments`, { id: newId(), body });
  return id;
}

async function found(name: string, written: string) {
  const said = {
    name: oneLine(name, 60),
    description: cut(written, 2_000),
    rules: [{ id: newId(), title: oneLine(written, 80), text: cut(written, 500) }] as const,
    vehicles: [{ make: oneLine(written, 40), model: oneLine(written, 60) }],
  };
  const { id, slug } = await write(ana, '/api/communities', { ...communityBody, ...said, join: 'request' });
  return { id, slug, said };
}

/** A command that must succeed. What the member did before does not count for limits. */
async function write(by: Member, path: string, body: object): Promise<Record<string, unknown>> {
  await forget(by);
  const answer = await by.call('POST', path, body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  ana.seen = bob.seen = Math.max(ana.seen, bob.seen);
  return answer.body;
}

const forget = (by: Member) => smc.pool.query('delete from listing_limits.act where member_id = $1', [by.id]);

/** The page says these words as text, has only elements and attributes of the same page with harmless words, and leads nowhere but to addresses. */
async function expectText(path: string, words: string, ...harmlessPaths: readonly string[]): Promise<void> {
  const html = withoutScripts(await page(path));
  const harmless = await Promise.all(harmlessPaths.map(harmlessPage));
  expect(html).toContain(escaped(words));
  const known = new Set(harmless.flatMap(tagsOf));
  expect([path, tagsOf(html).filter((tag) => !known.has(tag))]).toEqual([path, []]);
  expect(harmless.map((other) => countOf(other, '<script'))).toContain(countOf(html, '<script'));
  const addresses = [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/^(?:\/(?!\/)|#|https?:|mailto:|$)/.test(address))).toEqual([]);
}

function harmlessPage(path: string): Promise<string> {
  const known = harmlessPages.get(path) ?? page(path).then(withoutScripts);
  harmlessPages.set(path, known);
  return known;
}

const harmlessPages = new Map<string, Promise<string>>();

async function page(path: string): Promise<string> {
  const response = await fetch(smc.url + path, { headers: { 'X-Min-Position': String(ana.seen) } });
  return response.text();
}

/** Each tag with the names of its attributes. */
const tagsOf = (html: string): readonly string[] => html.replace(/="[^"]*"/g, '').match(/<[^>]*>?/g) ?? [];

const withoutScripts = (html: string): string => html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1');

const countOf = (html: string, word: string): number => html.split(word).length - 1;
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const hostileName = '<img src=x onerror=alert(1)>';
/** With all marks of markdown. */
const harmlessText = `A **b** *c* \`d\` https://example.com [f](https://example.com/g) [h](mailto:ray@example.com) #tag

> q

- l

1. n

3. m

\`\`\`
code
\`\`\``;
