import type { Plugin } from 'vite';

/** A page loads a handful of files: React (changes seldom), the frame of every page, what home shares with other pages, what other pages
 *  share, and the page's own. What only few pages need (maps, forms with zod) stays apart. */
export function chunks() {
  const frame = new Set<string>();
  const home = new Set<string>();
  const iconsOfPosts = new Set<string>();
  const iconsOfBuilds = new Set<string>();
  const iconsOfEvents = new Set<string>();
  const anybodys = new Set<string>();
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const laterImportsOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      addClosure(frame, ids.filter(isApp), (id) => importsOf(id).filter((next) => !ofPages.test(next)));
      addClosure(home, ids.filter(isHome), (id) =>
        importsOf(id).filter((next) => !ofFormsOrSeveral.test(next)),
      );
      addClosure(anybodys, ids.filter(isApp), (id) =>
        [...importsOf(id), ...laterImportsOf(id)].filter((next) => !isForStaff(next)),
      );
      for (const id of ids.filter(isIcon)) {
        const importers = this.getModuleInfo(id)?.importers ?? [];
        if (importers.every((of) => ofPosts.test(of) || ofCommunities.test(of))) iconsOfPosts.add(id);
        if (importers.every((of) => ofBuilds.test(of))) iconsOfBuilds.add(id);
        if (importers.every((of) => ofEventPages.test(of))) iconsOfEvents.add(id);
      }
    },
  };
  const groups = [
    // with the reader of amounts, which home needs without the schemas that use it
    { name: 'start', test: /vite\/preload-helper|\/kernel\/http\/amounts\.schemas\.ts$/, priority: 7 },
    // a rule that a page needs without the schemas that name it, and ids made on the device: too small for files of their own
    {
      name: 'rules',
      test: /\/inventory\/(item\/(quantities|item-status)\.rules|offline\/new-uuid)\.ts$/,
      priority: 6,
    },
    { name: 'schemas', test: isSchema, priority: 5 },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
    // what draws maps of spaces: it loads when such a map starts
    { name: 'konva', test: /node_modules\/konva\//, priority: 6 },
    // the entry itself stays apart: what it starts waits for the page's own chunk
    { name: 'frame', test: (id: string) => frame.has(id) && !isApp(id), priority: 4 },
    // what the search of home shares with its panel, its map and its dialogs, and with the map of events alone; what is below all results loads by itself
    {
      name: 'search',
      test: /\/features\/marketplace\/home\/(?!say-what-you-need)|\/map\/(retried|mapbox-token|map-unavailable)\./,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 4,
    },
    // what pages load once they are idle: one file for all
    { name: 'idle', test: whenIdle, includeDependenciesRecursively: false, priority: 4 },
    // of most pages, and of the notes that every page loads once it is idle, but not of the first screen of home
    { name: 'notice', test: ofNotices, includeDependenciesRecursively: false, priority: 4 },
    { name: 'browsing', test: (id: string) => home.has(id), minShareCount: 2, priority: 3 },
    // one file for all: each would be a file of its own, and the frame lists the files of every page
    {
      name: 'icons',
      test: (id: string) =>
        isIcon(id) &&
        ![iconsOfPosts, iconsOfBuilds, iconsOfEvents].some((of) => of.has(id)) &&
        anybodys.has(id),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'overlays', test: isOverlay, minShareCount: 2, priority: 2 },
    // how addresses and mentions are found: of the pages with messages too
    {
      name: 'texts',
      test: /\/modules\/community\/text[./]|\/ui\/prose\/outer-link/,
      minShareCount: 2,
      priority: 3,
    },
    // of the pages that add photos, which are many, and of no other
    {
      name: 'photos',
      test: /\/entities\/photo\/(file-input|kept-photos|photo-check)\./,
      minShareCount: 2,
      priority: 2,
    },
    // small files of few pages each, which else come with the large ones of other pages
    { name: 'pieces', test: ofFew, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
    { name: 'shared', test: (id: string) => anybodys.has(id) && isShared(id), minShareCount: 8, priority: 1 },
    // of the pages with long forms, which alone load the library behind them
    { name: 'forms', test: ofForms, minShareCount: 2, includeDependenciesRecursively: false },
    // of the pages that change what somebody else may have changed meanwhile: most have no long form
    { name: 'replace', test: ofReplacing, minShareCount: 2, includeDependenciesRecursively: false },
    // of the pages of builds, and of those that show some of them; what changes a build is of the first alone
    {
      name: 'builds',
      test: ofBuildReads,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'build-work',
      test: (id: string) => ofBuildWork.test(id) || iconsOfBuilds.has(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // of the pages that put photos in order, and of those with posts, with all that only they need
    { name: 'photo-fields', test: ofPhotoFields, minShareCount: 2 },
    // of the pages with photos to look through: listings, events, items of a share link
    { name: 'slides', test: ofGalleries, minShareCount: 2, includeDependenciesRecursively: false },
    { name: 'posts', test: (id: string) => ofPosts.test(id) || iconsOfPosts.has(id), minShareCount: 2 },
    // of the pages for staff alone, and of those about cases, decisions and appeals, which members read too
    {
      name: 'staff',
      test: (id: string) => !anybodys.has(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'decisions', test: ofDecisions, minShareCount: 2 },
    { name: 'reports', test: ofReports, minShareCount: 2 },
    // of the pages of communities, and of those where one follows
    { name: 'communities', test: ofCommunities, minShareCount: 2 },
    { name: 'follows', test: ofFollows, minShareCount: 2 },
    { name: 'drafts', test: ofDrafts, minShareCount: 2 },
    // small files that several pages share, by what they are about
    { name: 'sign-in', test: ofSignIn, minShareCount: 2 },
    { name: 'guardians', test: ofGuardians, minShareCount: 2 },
    { name: 'deals', test: /\/(entities\/(deal|match)|modules\/(deals|matching))\//, minShareCount: 2 },
    { name: 'threads', test: ofThreads, minShareCount: 2 },
    // what is read of events and their organizers; and apart from it the long forms of those who run them
    {
      name: 'events',
      test: (id: string) => ofEvents.test(id) || iconsOfEvents.has(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'organizing', test: ofOrganizing, minShareCount: 2, includeDependenciesRecursively: false },
    // of the pages of what is sold for a date, and of events; and apart from it what shows a map of spaces
    { name: 'sales', test: ofSales, minShareCount: 2, includeDependenciesRecursively: false },
    // what draws codes: of labels, of orders, and of cards to print
    { name: 'codes', test: ofCodes, minShareCount: 2, includeDependenciesRecursively: false },
    // the database of the device: of pages that work without a connection, in several modules
    { name: 'idb', test: ofIdb, minShareCount: 2 },
    { name: 'field', test: ofField, minShareCount: 2, includeDependenciesRecursively: false },
    // of the pages of gifts: giving, the donors, one gift, all of a member's
    { name: 'gifts', test: ofGifts, minShareCount: 2, includeDependenciesRecursively: false },
  ];
  return { plugin, codeSplitting: { groups } };
}

const isApp = (id: string): boolean => id.endsWith('/src/main.tsx');
const isIcon = (id: string): boolean => /lucide-react\/.+\/icons\//.test(id);
/** Loads the pages for staff: frontend/page-files.ts. */
const isForStaff = (id: string): boolean => id.endsWith('/page-files.ts?staff');
const isHome = (id: string): boolean => id.endsWith('/home/home-page.tsx');

/** What long forms need, whose changes stay in the browser. */
const ofForms =
  /\/(ui\/forms\/(form-field|form-summary|field-problems|server-problems)|lib\/browser\/(use-stored-form|form-draft))/;

/** What asks whose changes stay. */
const ofReplacing = /\/(ui\/replace\/|lib\/merge-changes)/;

/** What builds show wherever they are shown. */
const ofBuildReads =
  /\/modules\/builds\/.+\.(contract|schemas)\.ts$|\/entities\/build\/(build(\.queries|-card|-cover|-progress|-labels)|task-labels|refresh-builds|on-device\/kept-builds)/;

/** What is done with builds, without what writes texts and sends photos. */
const ofBuildWork =
  /\/entities\/build\/((?!task-photos)[\w-]+\.(mutations|queries)|offer-undo|task-moves|use-all-tasks|document-labels)\.ts$/;

/** All of builds. */
const ofBuilds = /\/(entities\/build|features\/build-tracker|modules\/builds)\//;

/** Fields for photos in an order. */
const ofPhotoFields =
  /\/entities\/photo\/(photo-(field|list|tile|uploads)|use-photos)|node_modules\/@dnd-kit\//;

/** What shows photos one after the other. */
const ofGalleries = /\/entities\/photo\/photo-gallery|node_modules\/embla-carousel/;

/** What shows a post and its text. */
const ofPosts = /\/entities\/post\/|\/ui\/prose\/|node_modules\/@lezer\/|\/community\/follow\/vehicle-key/;

/** What several pages of communities show. */
const ofCommunities = /\/(entities\/community|features\/communities)\//;

/** What tells of cases, decisions and appeals. */
const ofDecisions =
  /\/(entities\/(case|decision|appeal)|modules\/moderation\/(case|decision|appeal|rules|member-note))\//;

/** What begins a report: of every page with something that can be reported. */
const ofReports = /\/(entities\/report|modules\/moderation\/report)\/|\/moderation\.schemas\.ts$/;

/** What a device keeps of what was not sent. */
const ofDrafts = /\/entities\/draft\/|\/modules\/drafts\/|\/lib\/browser\/device-drafts/;

/** What a minor and their guardian see of each other. */
const ofGuardians = /\/entities\/guardianship\//;

/** What is read of events and their organizers, but for what home shows. */
const ofEvents =
  /\/(entities\/(event\/(?!events\.queries|organize\.)|organizer\/(?!organizer\.mutations))|modules\/events\/(organizer|suggestion|attendance|calendar|broadcast)\/)/;

/** Everything of events. */
const ofEventPages = /\/(entities|features)\/(events?|organizers?|orders|spaces|day)\//;

/** What draws codes, and says where they are on labels. */
const ofCodes =
  /\/entities\/inventory\/code-image\.|\/inventory\/label\/(code-boxes|label-layout|label-sheets|labels)\.(rules|schemas)\.ts$|node_modules\/uqr\//;

const ofIdb = /node_modules\/idb\/|\/inventory\/offline\/offline-db\./;

/** What those who run events write and send. */
const ofOrganizing =
  /\/(features\/organizers|modules\/events\/(gathering|import))\/|\/entities\/(event\/organize\.|organizer\/organizer\.mutations)/;

/** What is read and sent of pre-sales and orders, and what says which spaces there are. */
const ofSales =
  /\/(entities|modules)\/orders\/|\/entities\/spaces\/space-map\.queries|\/modules\/spaces\/(map\/|spaces\.contract)/;

/** What draws spaces, says what the marks of a map mean, and is read on the day. */
const ofField = /\/(entities\/(spaces|day)|features\/day)\/|\/modules\/spaces\/drawing\//;

/** What several pages with messages show. */
const ofThreads = /\/(entities\/thread|modules\/messages)\//;

/** What pages of gifts share; their card is of posts too. */
const ofGifts = /\/(entities\/donation\/(?!gift-card)|modules\/donations\/|features\/donate\/stored-gift)/;

/** What waits until a page has nothing else to do. */
const whenIdle =
  /\/(connection-notes\.tsx|home\/say-what-you-need|entities\/ad\/(ad-slot|ad-card\.tsx|seen-ads)|ads\/ads\.contract|onboarding\/onboarding\.|entities\/tour\/|listing\/seen-listings|audience\/seen\.contract|browser\/(app-update|list-places|service-worker)\.)/;

/** With the styles of the notes about the connection and of ads, which are too small for files of their own. */
const ofNotices =
  /\/(ui\/feedback\/notice|connection-notes\.module|ad-card\.module)\.|\/icons\/(info|triangle-exclamation-point)\./;

/** Ways to sign in, and forms behind links in e-mails. */
const ofSignIn = /\/(entities\/(sign-in|reauth)|features\/auth|modules\/identity|lib\/session)\//;

/** What follows, and says who does. */
const ofFollows =
  /\/entities\/follow\/|\/member\/person-row|\/modules\/community\/.+\.(contract|schemas)\.ts$/;

/** The index of the library imports these everywhere; only pages with forms, with lists, or with several questions need them. */
const ofFormsOrSeveral = /@tanstack\/.+\/(useMutation|mutationObserver|useQueries|queriesObserver)\.js$/;
const ofPages =
  /@tanstack\/.+\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/;

/** Adds the modules, and all that they import. */
function addClosure(
  found: Set<string>,
  modules: readonly string[],
  importsOf: (id: string) => readonly string[],
): void {
  const next = [...modules];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...importsOf(id));
  }
}

/** What shows over a page, with the libraries behind it: no page needs it to be read. */
const isOverlay = (id: string): boolean =>
  /\/ui\/overlays\/|node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/.test(id);

/** What checks forms is in one file, but for builds: their rules are long, and of two pages alone. */
const isSchema = (id: string): boolean =>
  /\?whole$|node_modules\/(zod|react-hook-form|@hookform)\//.test(id) && !/\/modules\/builds\//.test(id);

/** What some pages show with posts, communities or photos, and others without. */
const ofFew =
  /\/ui\/(feedback\/(progress|loaded-part)|data\/ground|actions\/share-button)\.|\/entities\/sharing\/|\/entities\/donation\/gift-card\.|\/community\/feed\/feed\.contract\./;

const isShared = (id: string): boolean =>
  !ofForms.test(id) &&
  !ofReplacing.test(id) &&
  !ofBuilds.test(id) &&
  !ofFew.test(id) &&
  !ofPhotoFields.test(id) &&
  !ofGalleries.test(id) &&
  !ofPosts.test(id) &&
  !ofCommunities.test(id) &&
  !ofFollows.test(id) &&
  !ofDrafts.test(id) &&
  !ofDecisions.test(id) &&
  !ofReports.test(id) &&
  !ofSignIn.test(id) &&
  !ofGuardians.test(id) &&
  !ofEvents.test(id) &&
  !ofCodes.test(id) &&
  !ofIdb.test(id) &&
  !ofSales.test(id) &&
  !ofField.test(id) &&
  !ofThreads.test(id) &&
  !ofOrganizing.test(id) &&
  !/node_modules\/(maplibre-gl|mapbox-gl)\/|\/marketplace\/fitment[./]|vehicle-suggestions|\/src\/map\/|-dialogs?\.|\/location-select|\/whole-input/.test(
    id,
  );
