import { readdirSync, readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';

/** Pages need the method and path of a contract, whether it asks for an app check, and the plain values of a schema, not zod. Each `*.contract.ts` and `*.schemas.ts` becomes
 *  these values; what is more than a value (a schema, a function) is taken from the file as it was written, by those who use it. */
export function slimContracts(folder: string): Plugin {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(contract|schemas)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.contract.ts') || readFileSync(file, 'utf8').includes("from 'zod'"));
  let loaded: Promise<ReadonlyMap<string, Exports>> | undefined;
  return {
    name: 'slim-contracts',
    enforce: 'pre',
    /** What a whole file imports is whole too: else a page that needs only values would get them out of the chunk with zod. */
    async resolveId(source, importer) {
      if (!importer?.endsWith(WHOLE)) return null;
      const resolved = await this.resolve(source, importer.slice(0, -WHOLE.length), { skipSelf: true });
      return resolved && files.includes(resolved.id) ? resolved.id + WHOLE : null;
    },
    async load(id) {
      if (!files.includes(id)) return null;
      loaded ??= loadAll(files);
      return { code: slim(id, (await loaded).get(id) ?? {}), moduleSideEffects: false };
    },
    transform(_code, id) {
      return id.endsWith(WHOLE) ? { moduleSideEffects: false } : null;
    },
  };
}

type Exports = Readonly<Record<string, unknown>>;

const WHOLE = '?whole';

function slim(id: string, exported: Exports): string {
  return Object.entries(exported)
    .map(([name, value]) => {
      const plain = isEndpoint(value) ? call(value) : value;
      return isPlain(plain)
        ? `export const ${name} = ${JSON.stringify(plain)};`
        : `export { ${name} } from ${JSON.stringify(id + WHOLE)};`;
    })
    .join('\n');
}

const call = ({ method, path, appCheck }: SlimEndpoint) => ({ method, path, ...(appCheck && { appCheck }) });

interface SlimEndpoint {
  readonly method: string;
  readonly path: string;
  readonly appCheck?: string;
}

function isEndpoint(value: unknown): value is SlimEndpoint {
  const { method, path, auth } = (value ?? {}) as Exports;
  return typeof method === 'string' && typeof path === 'string' && typeof auth === 'string';
}

/** Whether JSON keeps all of it. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value as object).every(isPlain);
}

/** Evaluates all files at once, as the server does. */
async function loadAll(files: readonly string[]): Promise<ReadonlyMap<string, Exports>> {
  const code = files.map((file, at) => `export * as m${at} from ${JSON.stringify(file)};`).join('\n');
  const entry: Plugin = {
    name: 'all-contracts',
    resolveId: (id) => (id === 'all-contracts' ? '\0all-contracts' : null),
    load: (id) => (id === '\0all-contracts' ? code : null),
  };
  const { module } = await runnerImport<Exports>('all-contracts', {
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
  });
  return new Map(files.map((file, at) => [file, module[`m${at}`] as Exports]));
}
