import { execFile } from 'node:child_process';
import { root } from './steps.mjs';

/** npm run advisories: asks the registry for known weaknesses of the packages that a server runs with. Ends with 1 when one is high or critical, with 2
 *  when nobody answered. With --report, as CI calls it, it ends with 0 in any case: a network that is away, or a report that came today, is no fault of a change.
 *  source  SECURITY.md */
const isReport = process.argv.includes('--report');
/** Milliseconds. CI does not wait longer for a registry that does not answer. */
const patience = isReport ? 20_000 : 120_000;
const severities = ['critical', 'high', 'moderate', 'low'];

const { said, isLate } = await ask();
const found = read(said);
if (!found)
  tell(`advisories: NOT CHECKED, the registry did not answer${isLate ? ' in time' : reasonIn(said)}`, 2);
const urgent = found.filter(({ severity }) => severity === 'critical' || severity === 'high');
for (const { severity, name, title, url } of found)
  process.stdout.write(`  ${severity.padEnd(8)} ${name}: ${title} ${url}\n`);
tell(
  `advisories: ${found.length} of the packages that a server runs with, ${urgent.length} of them high or critical`,
  urgent.length ? 1 : 0,
);

/** npm ends with 1 both when it found something and when nobody answered: what it prints tells which. */
function ask() {
  const options = ['audit', '--json', '--omit', 'dev', '--fetch-retries', '0'];
  return new Promise((resolve) => {
    execFile('npm', options, { cwd: root, timeout: patience, maxBuffer: 64_000_000 }, (error, stdout) =>
      resolve({ said: stdout, isLate: error?.killed === true }),
    );
  });
}

/** One line for each advisory, the worst first; undefined when this is no report. */
function read(text) {
  const report = parsed(text);
  if (!report?.vulnerabilities || !report.metadata) return undefined;
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object');
  const once = new Map(advisories.map((one) => [`${one.name} ${one.url}`, one]));
  const rank = ({ severity }) => severities.indexOf(severity);
  return [...once.values()].sort((one, other) => rank(one) - rank(other));
}

function reasonIn(text) {
  const { message, statusCode, error } = parsed(text) ?? {};
  const reason = statusCode ?? error?.code ?? message;
  return reason ? ` (${reason})` : '';
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tell(line, code) {
  process.stdout.write(`${line}\n`);
  process.exit(isReport ? 0 : code);
}
