/** Who may import whom (ADR 0063, 0064). Rules match by suffix and folder; the platform alone is named. Types count like values.
 *  `node scripts/check-imports.mjs` keeps them, and sees each of them broken in test/imports/planted. */
const tests = '\\.(spec|fixtures)\\.tsx?$';
const server = '^(apps|modules|projections)/';
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

/** What decides without asking anything: errors, types, dates by arithmetic. */
const pureKernel =
  '^modules/kernel/(decider/(days|decider|errors|money|stream-decider|time)|event-store/events|http/amounts\\.schemas)\\.ts$';
const pure = '\\.(decider|state|rules)\\.ts$';

/** What products build on. Every other module is of the product. */
const platform =
  '(identity|members|memberships|mail|notifications|media|places|limits|drafts|app-check|support|settings|operations|pages|audit)';

/** What a module shows to other modules, and what a screen's projection reads of them. */
const shownToModules = '\\.(events|state|ports|rules|schemas|shared)\\.ts$';
const shownToProjections = '\\.(events|state|ports|rules|schemas|shared|contract)\\.ts$';
/** A module's work on its own read models: jobs, reactors, sections of the archive, and what decisions do. */
const worksOnRows = '\\.(job|reactor|export|content|effect)\\.ts$';
const shownToWork = '\\.(queries|projection)\\.ts$';
const shownToProcesses = '\\.(events|state|ports|rules|schemas|shared|decider|notification-kinds)\\.ts$';
const shownToPages = '\\.(contract|schemas)\\.ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Rules of a folder: what it may import of ours, beside itself. */
export const forbidden = [
  forbid(
    'kernel-alone',
    'The kernel imports nothing of ours.',
    { path: '^modules/kernel/', pathNot: tests },
    { path: '^(apps|modules|projections|frontend|test)/', pathNot: '^modules/kernel/' },
  ),
  forbid(
    'module-boundary',
    'A module imports the kernel, itself, and of other modules events, states, ports, rules, schemas and what is shared.',
    {
      path: '^modules/([^/]+)/',
      pathNot: [tests, '^modules/(kernel|processes)/', shownToPages, worksOnRows],
    },
    {
      path: '^(modules|projections|frontend)/',
      pathNot: ['^modules/(kernel|$1)/', `^modules/.+${shownToModules}`],
    },
  ),
  forbid(
    'platform-below-product',
    'The platform knows no product: it declares a port, and the product answers.',
    { path: `^modules/${platform}/`, pathNot: tests },
    {
      path: '^(modules|projections)/',
      pathNot: ['^modules/kernel/', `^(modules|projections)/${platform}/`],
    },
  ),
  forbid(
    'work-boundary',
    'A job, a reactor, a section of the archive and an effect of decisions import what their module may, and queries and names of its own projections.',
    { path: `^modules/([^/]+)/.+${worksOnRows}`, pathNot: '^modules/(kernel|processes)/' },
    {
      path: '^(modules|projections|frontend)/',
      pathNot: ['^modules/(kernel|$1)/', `^modules/.+${shownToModules}`, `^projections/$1/.+${shownToWork}`],
    },
  ),
  forbid(
    'pure-of-packages',
    'Deciders, states and rules import no package and nothing of Node: no Nest, kysely, zod, clock or randomness.',
    { path: `^modules/.+${pure}` },
    { dependencyTypes: [...packages, 'core'] },
  ),
  forbid(
    'pure-of-files',
    "Deciders, states and rules import other pure files, schemas, their own module's events and the kernel's types and errors.",
    { path: `^modules/([^/]+)/.+${pure}` },
    {
      path: '^(apps|modules|projections|frontend|test)/',
      pathNot: [
        pureKernel,
        `^modules/.+${pure}`,
        '^modules/.+\\.schemas\\.ts$',
        '^modules/$1/.+\\.events\\.ts$',
        '^modules/vocabulary/[^/]+/[^/]+\\.ts$', // tables of words
      ],
    },
  ),
  forbid(
    'projection-boundary',
    'A projection imports the kernel, itself, and what modules show; never another projection.',
    { path: '^projections/([^/]+/[^/]+)/', pathNot: tests },
    {
      path: '^(apps|modules|projections|frontend)/',
      pathNot: ['^modules/kernel/', '^projections/$1/', `^modules/.+${shownToProjections}`],
    },
  ),
  forbid(
    'contract-boundary',
    'Contracts import zod, other contracts, and the shapes and pure rules of their own module.',
    { path: `^modules/([^/]+)/.*${shownToPages}` },
    {
      path: '.',
      pathNot: [
        '^node_modules/zod/',
        `^modules/.+${shownToPages}`,
        '^modules/kernel/http/contract\\.ts$',
        '^modules/$1/.+\\.(events|rules)\\.ts$',
      ],
    },
  ),
  forbid(
    'process-boundary',
    'A process imports events, states, ports, rules and commands of modules, and of projections their queries and names.',
    { path: '^modules/processes/', pathNot: tests },
    {
      path: '^(modules|projections)/',
      pathNot: [
        '^modules/(kernel|processes)/',
        `^modules/.+${shownToProcesses}`,
        `^projections/.+${shownToWork}`,
      ],
    },
  ),
  forbid(
    'process-unknown',
    'Nobody imports a process.',
    { path: '.', pathNot: [tests, '^modules/processes/', '^apps/'] },
    { path: '^modules/processes/' },
  ),
  forbid(
    'apps-unknown',
    'Nobody imports apps, tests of a module included.',
    { path: '.', pathNot: '^(apps|test)/' },
    { path: '^apps/' },
  ),
  forbid(
    'tests-unknown',
    'Only tests import tests.',
    { path: `${server}|^frontend/`, pathNot: tests },
    { path: `^test/|${tests}`, pathNot: '^test/imports/' },
  ),
  forbid(
    'pages-boundary',
    "Of the server the pages import contracts, schemas, the kernel's rules, and the rules of drawing, which are as pure.",
    { path: '^frontend/src/' },
    {
      path: server,
      pathNot: `^modules/.+${shownToPages}|^modules/(kernel/(http/contract|.+\\.rules)|.+/drawing/.+\\.rules)\\.ts$`,
    },
  ),
  forbid(
    'lib-below-all',
    'lib imports nothing above it.',
    { path: '^frontend/src/lib/', pathNot: tests },
    { path: '^frontend/src/(ui|map|entities|features|app)/' },
  ),
  forbid(
    'ui-below-entities',
    'ui knows no entity and no feature.',
    { path: '^frontend/src/(ui|map)/', pathNot: tests },
    { path: '^frontend/src/(entities|features|app)/' },
  ),
  forbid(
    'entities-below-features',
    'entities know no feature.',
    { path: '^frontend/src/entities/', pathNot: tests },
    { path: '^frontend/src/(features|app)/' },
  ),
  forbid(
    'features-apart',
    'Features never import each other, nor the app.',
    { path: '^frontend/src/features/([^/]+)/', pathNot: tests },
    { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
  ),
  forbid('no-cycles', 'No cycles, types included.', {}, { circular: true }),
  forbid(
    'no-dead-ends',
    'Every import leads somewhere. Vite and the compiler resolve a file of WebAssembly that a package exports.',
    {},
    { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
  ),
];
