import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Environment, readEnvironment } from '../modules/kernel/config/environment.js';

const { safeLoad } = createRequire(import.meta.url)('js-yaml') as {
  readonly safeLoad: (text: string) => unknown;
};
const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('{apps,modules,projections}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.(spec|fixtures)\.ts$/.test(file),
);

describe('the list of connections', () => {
  const page = read('docs/connections.md');
  const named = new Set([...page.matchAll(/`([^`\s]+)`/g)].map(([, words]) => words));

  /** The calls of Node, and of each library, that open or take a connection. */
  const opens =
    /\bfetch\(|createTransport\(|new pg\.(?:Pool|Client)\(|https?\.request\b|\bdiscovery\(new|new Stripe\(|EventStoreDBClient\.connectionString|from 'node:(?:dns|dns\/promises|tls|http2|dgram)'|\.listen\(/;
  const opening = sources.filter((file) => opens.test(read(file)));

  test('has each file that opens or takes one', () => {
    expect(opening.length).toBeGreaterThan(8);
    expect(opening.filter((file) => !named.has(file))).toEqual([]);
  });

  test('names no file that opens none', () => {
    const files = [...named].filter((name) => /^(apps|modules|projections)\/.*\.ts$/.test(name ?? ''));
    const others = ['apps/api/security-headers.ts', 'modules/identity/social/issuer-hosts.rules.ts']; // lists of hosts
    expect(files.filter((file) => !opening.includes(file ?? '') && !others.includes(file ?? ''))).toEqual([]);
  });

  test('has each variable that says where one leads, and no other variable', () => {
    const variables = Object.keys(Environment.shape);
    const leads = variables.filter((name) =>
      /_(URL|ISSUER|HOSTS|API|SCRIPT)$|^(HOST|PORT|TRUST_PROXY|MAPBOX_TOKEN|STRIPE_SECRET_KEY)$/.test(name),
    );
    expect(leads.length).toBeGreaterThan(15);
    expect(leads.filter((name) => !named.has(name))).toEqual([]);
    const said = [...named].filter((name) => /^[A-Z]+(_[A-Z]+)+$/.test(name ?? ''));
    expect(said.filter((name) => !variables.includes(name ?? '') && name !== 'DATA_DIR')).toEqual([]);
  });

  test('has each foreign host that the code knows', () => {
    const lists = ['apps/api/security-headers.ts', 'modules/identity/social/issuer-hosts.rules.ts'];
    const hosts = lists.flatMap((file) =>
      [...read(file).matchAll(/'(?:https:\/\/)?((?:[\w-]+\.)+com)'/g)].map(([, host]) => host ?? ''),
    );
    const issuers = ['accounts.google.com', 'www.facebook.com', 'login.microsoftonline.com'];
    expect(hosts.length).toBeGreaterThan(6);
    expect(hosts.filter((host) => !named.has(host) && !issuers.includes(host))).toEqual([]);
  });
});

describe('the composed containers', () => {
  const composed = safeLoad(read('docker-compose.yml')) as {
    readonly services: Readonly<Record<string, Service>>;
  };
  interface Service {
    readonly environment?: Readonly<Record<string, string | number>>;
    readonly networks?: readonly string[];
    readonly ports?: readonly string[];
  }
  const { api, worker, migrate } = composed.services;

  test.each(['DATABASE_URL', 'EVENTSTORE_URL', 'MIGRATE_DATABASE_URL'])(
    'have a %s that the start accepts: by TLS, with a user',
    (name) => {
      const url = String(migrate?.environment?.[name]).replaceAll(/\$\{\w+[^}]*\}/g, 'secret');
      expect(url).toMatch(/^\w+:\/\/smc\w*:secret@/);
      const here = { NODE_ENV: 'test', DATABASE_URL: 'postgres://smc@localhost/smc' };
      expect(() => readEnvironment({ ...here, [name]: url })).not.toThrow();
    },
  );

  test('give the password of the owner of the tables to the process alone that migrates', () => {
    expect(migrate?.environment).toHaveProperty('MIGRATE_DATABASE_URL');
    for (const service of [api, worker])
      expect(service?.environment).not.toHaveProperty('MIGRATE_DATABASE_URL');
  });

  test('open ports on this machine only', () => {
    const ports = Object.values(composed.services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('carry no history, no data and no secrets into an image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '.data', '.env', '.env.*', 'certificates', '*.backup'])
      expect(ignored).toContain(name);
  });
});
