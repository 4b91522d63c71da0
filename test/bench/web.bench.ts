import lighthouse from 'lighthouse';
import { debugBrowser } from '../journeys/browser.js';
import { freePort } from '../journeys/free-port.mjs';
import { startApp } from '../journeys/start-app.mjs';
import { startBarePage } from './bare-page.js';

type Say = (line: string) => void;

/** Lighthouse on a phone: home, a listing and login of the built product with demo data, and a bare page of home's cards, in turn.
 *  units   medians of `runs`; scores of 0 to 100; ms as Lighthouse simulates them for a slow phone (4 x throttled, slow 4G); CLS without unit
 *  source  the targets: TBT and LCP at most 1.5 x those of the bare page; performance 95 where benchmarkIndex is 1,500; the other scores 100 */
export async function webBench(runs: number, say: Say): Promise<void> {
  const port = await freePort();
  const [app, browser] = await Promise.all([startApp(), debugBrowser(port)]);
  try {
    await app.seeded;
    const bare = await startBarePage(app.url);
    try {
      const pages = {
        home: `${app.url}/`,
        listing: `${app.url}/listing/${await firstListing(app.url)}`,
        login: `${app.url}/login`,
        bare: `${bare.url}/`,
      };
      const measured = await inTurn(pages, runs, port);
      for (const [name, audits] of Object.entries(measured)) report(name, audits, measured.bare, say);
      await answers(app.url, say);
    } finally {
      await bare.close();
    }
  } finally {
    await browser.close();
    await app.close();
  }
}

/** How long the server needs for the HTML of home, beside the search that it shows. */
async function answers(url: string, say: Say): Promise<void> {
  const took = { '/': [] as number[], [firstSearch]: [] as number[] };
  for (let turn = 0; turn < 110; turn++)
    for (const [path, times] of Object.entries(took)) {
      const since = performance.now();
      await (await fetch(url + path)).text();
      if (turn >= 10) times.push(performance.now() - since);
    }
  const [home = [], search = []] = Object.values(took);
  const part = (all: readonly number[], share: number) =>
    [...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
  say(
    `HTML of home: median ${ms(median(home))}, p95 ${ms(part(home, 0.95))}; the search that it shows: ${ms(median(search))}, ${ms(part(search, 0.95))}; ratio of the medians ${(median(home) / median(search)).toFixed(1)}`,
  );
}

const firstSearch = '/api/listings?sort=newest&limit=24&expand=true';

async function firstListing(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/listings?sort=newest&limit=1`);
  const { listings } = (await answer.json()) as { readonly listings: readonly { readonly id: string }[] };
  return listings[0]?.id ?? '';
}

/** What one run of Lighthouse says of a page. */
interface Audit {
  readonly benchmarkIndex: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Ids of what costs points in accessibility, best practices and SEO. */
  readonly failed: readonly string[];
}

async function inTurn<Name extends string>(
  pages: Readonly<Record<Name, string>>,
  runs: number,
  port: number,
): Promise<Record<Name, Audit[]>> {
  const names = Object.keys(pages) as Name[];
  const audits = Object.fromEntries(names.map((name) => [name, [] as Audit[]])) as Record<Name, Audit[]>;
  for (const name of names) await (await fetch(pages[name])).text();
  for (let run = 0; run < runs; run++)
    for (const name of names) audits[name].push(await auditOf(pages[name], port));
  return audits;
}

async function auditOf(url: string, port: number): Promise<Audit> {
  const result = (await lighthouse(url, { port, logLevel: 'silent' }))?.lhr;
  if (!result || result.runtimeError) throw new Error(`Lighthouse: ${result?.runtimeError?.message}`);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? 0;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    benchmarkIndex: result.environment.benchmarkIndex,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
}

function report(name: string, audits: readonly Audit[], bare: readonly Audit[], say: Say): void {
  const of = (measure: keyof Omit<Audit, 'failed'>, among = audits) =>
    median(among.map((one) => one[measure]));
  const range = (measure: 'lcp' | 'tbt') =>
    `${ms(of(measure))} (${audits.map((one) => Math.round(one[measure])).join(', ')})`;
  say(
    `${name}: benchmarkIndex ${Math.round(of('benchmarkIndex'))}; performance ${of('performance')}, accessibility ${of('accessibility')}, best practices ${of('bestPractices')}, SEO ${of('seo')}; LCP ${range('lcp')}, TBT ${range('tbt')}, CLS ${of('cls').toFixed(3)}`,
  );
  if (audits === bare) return;
  const beside = (measure: 'lcp' | 'tbt') => {
    const [own, its] = [of(measure), of(measure, bare)];
    const ratio =
      its > 0 ? `${(own / its).toFixed(2)} x the bare page` : `${ms(own)} where the bare page has 0`;
    return [`${measure.toUpperCase()} ${ratio}`, own <= 1.5 * its] as const;
  };
  const targets = [
    beside('tbt'),
    beside('lcp'),
    ...(of('benchmarkIndex') >= 1500 ? [['performance 95', of('performance') >= 95] as const] : []),
    ['accessibility 100', of('accessibility') === 100],
    ['best practices 100', of('bestPractices') === 100],
    ['SEO 100', of('seo') === 100],
  ] as const;
  const those = (isHeld: boolean) =>
    targets
      .filter(([, held]) => held === isHeld)
      .map(([target]) => target)
      .join(', ') || 'nothing';
  say(`  Holds: ${those(true)}. Does not hold: ${those(false)}.`);
  const failed = [...new Set(audits.flatMap((one) => one.failed))];
  if (failed.length > 0) say(`  Costs points: ${failed.join(', ')}.`);
}

const ms = (time: number) => `${Math.round(time)} ms`;

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
