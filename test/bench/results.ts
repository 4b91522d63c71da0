import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { figure, median } from './statistics.js';

/** Says each line of a bench, and keeps them for `bench/results/<name>.md`, beside what this machine can do by itself. */
export interface Results {
  readonly say: (line: string) => void;
  write(): Promise<void>;
}

export async function openResults(name: string): Promise<Results> {
  const lines: string[] = [];
  const machine = await baseline();
  const before = load();
  return {
    say: (line) => {
      process.stdout.write(`${line}\n`);
      lines.push(line);
    },
    write: async () => {
      await mkdir('bench/results', { recursive: true });
      const text = [
        `# npm run bench -- ${name}`,
        `${new Date().toISOString().slice(0, 10)}. Only ratios compare across machines.`,
        '',
        ...[...machine, `load average before ${before}, after ${load()}`].map((line) => `- ${line}`),
        '',
        '```',
        ...lines,
        '```',
        '',
      ];
      const beside = name.includes('--beside') ? '-beside' : '';
      await writeFile(`bench/results/${name.split(' ')[0]}${beside}.md`, text.join('\n'));
    },
  };
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

async function baseline(): Promise<readonly string[]> {
  const [cpu] = cpus();
  return [
    `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    `fdatasync of 8 KB: ${figure(await syncs(), 2)} ms (median of 200)`,
    `a loop of 50 million multiplications: ${figure(loops())} ms (median of 5)`,
  ];
}

async function syncs(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'smc-sync-'));
  const file = await open(join(folder, 'file'), 'w');
  const page = Buffer.alloc(8_192, 1);
  const times: number[] = [];
  for (let at = 0; at < 200; at++) {
    const since = performance.now();
    await file.write(page, 0, page.length, at * page.length);
    await file.datasync();
    times.push(performance.now() - since);
  }
  await file.close();
  await rm(folder, { recursive: true });
  return median(times);
}

function loops(): number {
  return median(
    Array.from({ length: 5 }, () => {
      const since = performance.now();
      let value = 1;
      for (let at = 0; at < 50_000_000; at++) value = Math.imul(value, 31) + at;
      return performance.now() - since + (value === 0.5 ? 1 : 0); // the value is used, so that the loop stays
    }),
  );
}
