const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  moduleNameMapper: {
    '^@modules/(.*)$': '<rootDir>/modules/$1',
    '^@ui/(.*)$': '<rootDir>/frontend/src/ui/$1',
    '^@lib/(.*)$': '<rootDir>/frontend/src/lib/$1',
    '^@entities/(.*)$': '<rootDir>/frontend/src/entities/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

/** Three kinds of test: rules (pure), Postgres (a real server), pages (jsdom). Journeys run apart: scripts/test.mjs. */
export default {
  testSequencer: '<rootDir>/test/sequencer.mjs',
  // Modules of specs that ran stay in the memory of a worker: it is begun again before it has none left.
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: '(?<!\\.pg)\\.spec\\.ts$',
    },
    {
      ...shared,
      displayName: 'postgres',
      testEnvironment: 'node',
      testRegex: '\\.pg\\.spec\\.ts$',
      setupFilesAfterEnv: ['./test/retries.ts'],
      globalSetup: './test/postgres/start.mjs',
      globalTeardown: './test/postgres/stop.mjs',
    },
    {
      ...shared,
      displayName: 'pages',
      testEnvironment: './test/pages.environment.mjs',
      testRegex: '\\.spec\\.tsx$',
      setupFilesAfterEnv: ['./test/retries.ts', './test/pages.setup.ts'],
      moduleNameMapper: {
        '\\.(css|svg|woff2)$': '<rootDir>/test/style.stub.mjs',
        // The package's index loads each of its 2,000 icons from a file of its own, in each spec.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        ...shared.moduleNameMapper,
      },
    },
    {
      ...shared,
      displayName: 'journeys',
      testEnvironment: './test/journeys/environment.mjs',
      testRegex: '\\.journey\\.ts$',
      setupFilesAfterEnv: ['./test/retries.ts', './test/journeys/failures.ts'],
      globalSetup: './test/journeys/start.mjs',
      globalTeardown: './test/journeys/stop.mjs',
    },
  ],
};
