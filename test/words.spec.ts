import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that we gave up for one of the field. */
interface WithdrawnWord {
  /** Matched without case, in text whose camelCase names are split into words. */
  readonly word: RegExp;
  readonly instead: string;
  /** The few uses that stay: another meaning of the word, or a persisted literal. */
  readonly allowed?: RegExp;
  /** Folders in which the word means something else. */
  readonly except?: RegExp;
}

const withdrawn: readonly WithdrawnWord[] = [
  // on a card of the pages a fact is a detail of a listing; the facts of a decision are what a member did
  {
    word: /\bfacts?\b/,
    instead: 'event',
    allowed: /in fact\b|\bfacts:/,
    except: /^(frontend\/src|(modules|projections)\/moderation|apps\/demo\/trust)\//,
  },
  {
    word: /\ban order\b|\borders\b|\bordered<|\border of</,
    instead: 'command',
    allowed: /`orders`|sort orders|money orders|payment-orders|PaymentOrders/,
    except:
      /^(modules\/(orders|payments|processes|events|pages|matching|analytics)|projections|frontend|test|apps)\/|^docs\/(data-at-rest|asvs|adr\/(0111-|0114-|0118-|README))/, // what is paid for, and what a buyer has
  },
  // HoldReleased has recorded by: 'house', and its name stays; `house` is a reserved handle
  {
    word: /\bhouses?\b/,
    instead: 'the system, we, staff',
    allowed: /'house'|\(by house\)|\bhouse:|home house info|pilot ?house/,
    except: /^modules\/(places\/gazetteer\.more-places\.ts|builds\/templates\/)|^apps\/demo\/trust\//, // towns are called so, and members of the demo data live in them
  },
  // a crankshaft has journals, and a build has one
  {
    word: /\bjournals?\b/,
    instead: 'event store',
    allowed:
      /large-journal block|\bbuild journal|\bjournals? of (a |their )?builds?\b|entries of journals|its journal|'journal'/,
    except: /\b(builds?|build-tracker)\b/,
  },
  {
    word: /\bfamil(y|ies)\b/,
    instead: 'stream definition',
    allowed: /font-?\s?family|family-name|family friends|family farm|famil(y|ies) of .*tokens/,
    except: /^(modules\/(vocabulary|matching)|projections\/marketplace\/listing-search\/words)\//, // engines come in families
  },
  // limits of attempts are stored under these keys
  {
    word: /\bletters? (to|from|about|asked)\b|\b(the|this|that|each|usual) letters?\b/,
    instead: 'e-mail',
    allowed: /'letter (to mail|asked from address)'|'letters to strangers'/,
  },
  {
    word: /\b(is|are|be|was|were|lies?|lying|stays?|kept) sealed\b|\bsealed (under|by|with|per|address)|\bseals\b|\bsealing\b/,
    instead: 'encrypt, sign',
    except: /^(apps\/demo\/builds\/stories|modules\/builds\/templates)\//, // of gearboxes and windows
    allowed: /'sealed addresses'|\bisSealed\b/, // a message that nobody has opened for a case
  },
  // the address of the route stays; flows are stored with isEmailProven
  {
    word: /\bproven\b|\bproofs?\b/,
    instead: 'verified, re-authentication',
    allowed:
      /proof.?of.?work|account\/proof\b|'proof (from address|in session)( in a day)?'|-proofs'|isEmailProven/,
  },
  // members know this key from their archive
  { word: /\bways? in\b/, instead: 'sign-in method', allowed: /\bwaysIn:/ },
  // money settles; TanStack Query and promises too; a reminder asks the buyer of a hold to settle it
  {
    word: /\bsettl(e|es|ed|ing)\b/,
    instead: 'seed, afterRebuild, done',
    allowed: /all ?settled|each.?settled|on ?settled|settled ?at|settle it with the seller/,
    except:
      /^(frontend\/src|modules\/builds\/templates|(modules|projections)\/(payments|donations|premium)|modules\/processes|test\/faults)\//,
  },
  // ids of the demo data are derived from its seed
  { word: /\bnations?\b/, instead: 'demo data', allowed: /'demo nation 1'/ },
  { word: /\b(open|close) shop\b|\bshop_(url|data)\b/, instead: 'startApp' },
  { word: /\blanded\b/, instead: 'applied, released' },
  // names of jobs and commands are stored; the demo data tells of parts
  { word: /\bpurge[sd]?\b/, instead: 'delete', allowed: /'purge-|`purge-/ },
  { word: /\bmember access\b/, instead: 'member relations' },
  { word: /\bneed terms\b/, instead: 'wanted terms' },
  { word: /\bupkeep\b/, instead: 'maintenance' },
  {
    word: /\b(hobby words|opening lines|fair line|scope of call|give back memory)\b/,
    instead: 'car vocabulary, startup message, fair queue, request scope, collect garbage',
  },
  { word: /\banew\b/, instead: 'again, rebuild' },
  { word: /\bmeanwhile\b/, instead: 'while …' },
  { word: /\bby now\b/, instead: 'now' },
  { word: /\blies\b/, instead: 'is' },
  {
    word: /\bstands\b/,
    instead: 'is',
    allowed: /stands (for|out|in for)\b/,
    except: /^(apps\/demo\/trust|modules\/builds\/templates)\//, // as members of the demo data write; a car is on four of them
  },
  {
    word: /\b(house|perf|reliability|product|look|spec)\.md\b|\bspec sections?\b/,
    instead: 'an ADR, a README or an RFC',
  },
];

const root = join(import.meta.dirname, '..');

test('no withdrawn word comes back', () => {
  expect(sources().flatMap(findingsIn)).toEqual([]);
});

test.each([
  ['const sealedFacts = 1;', ['event']],
  [
    '/** The rule that the house took lies in the journal. */',
    ['the system, we, staff', 'event store', 'is'],
  ],
  ["throw conflict('PROOF_NEEDED'); // POST /api/account/proof, by: 'house'", []],
  ["await Promise.allSettled(attempts); limiter.count('letter to mail', email);", []],
])('%s is searched word by word', (line, instead) => {
  expect(withdrawnIn('modules/x/x.ts', line).map((word) => word.instead)).toEqual(instead);
});

/** Lists of words that people write in titles of parts, and the titles that tests read. */
const quotesTheHobby =
  /^modules\/vocabulary\/(?!.*\.rules\.ts$)(?:(?:parts|cars|words|spelling)\/|.*\.spec\.ts$)/;

/** Code, tests, scripts and prose of this repository, without migrations (applied SQL never changes) and without this list. */
function sources(): readonly string[] {
  const folders = ['apps', 'modules', 'projections', 'frontend/src', 'test', 'scripts', 'docs'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const pages = readdirSync(root).filter((file) => file.endsWith('.md'));
  return [...files, ...pages].filter(
    (file) =>
      /\.([mc]?tsx?|mjs|css|md)$/.test(file) &&
      !file.endsWith('.migrations.ts') &&
      !quotesTheHobby.test(file) &&
      !file.startsWith('test/groups/made/') && // names of files, which are read themselves
      file !== 'test/words.spec.ts',
  );
}

/** Most files have none of the words, and a look at the whole of one is a hundred times faster than at each line. */
function findingsIn(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const whole = inWords(text);
  if (!withdrawn.some(({ word }) => new RegExp(word, 'i').test(whole))) return [];
  return text
    .split('\n')
    .flatMap((line, at) =>
      withdrawnIn(path, line).map(({ instead }) => `${path}:${at + 1} say "${instead}": ${line.trim()}`),
    );
}

function withdrawnIn(path: string, line: string): readonly WithdrawnWord[] {
  return withdrawn.filter(({ word, allowed, except }) => {
    if (except?.test(path)) return false;
    const rest = allowed ? line.replaceAll(new RegExp(allowed, 'gi'), '') : line;
    return new RegExp(word, 'i').test(inWords(rest));
  });
}

const inWords = (text: string) => text.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ');
