import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './steps.mjs';

/** npm run sbom -- [file]: all packages that a server runs with, with versions, licences and hashes, in CycloneDX. Without a network.
 *  source  SECURITY.md */
const file = resolve(process.argv[2] ?? join(root, 'dist/sbom.json'));
const options = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const parts = JSON.parse(
  execFileSync('npm', options, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }),
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(parts, null, 1));
process.stdout.write(`${parts.components.length} packages are listed in ${file}.\n`);
