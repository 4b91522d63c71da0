import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';
import type { BookContent } from './book/book.schemas.js';
import type { WrittenBy } from './book/words-of-others.rules.js';
import type { GoesAlong } from './build/build.events.js';

/** A build as a book shows it, and whose words each line is: a book keeps them under that member's key, so that they go with that member's erasure. */
export interface BookSource {
  readonly content: BookContent;
  readonly writtenBy: WrittenBy;
}

/** What services of this module ask of its read model. Provided by the read model builds under BUILD_LOOKUP. */
export interface BuildLookup {
  /** How many builds a member owns, without deleted ones. */
  countOf(memberId: string): Promise<number>;
  /** How many tasks, entries, documents and books of its owner a build has, without deleted ones. */
  sizeOf(buildId: string): Promise<Readonly<Record<'tasks' | 'entries' | 'documents' | 'books', number>>>;
  /** The rank of the task at the top or the bottom of a column, or of the two between which a task goes that goes below another; the task itself is left out.
   *  out  the ranks before and after it; null: there is none */
  ranksAround(
    buildId: string,
    column: string,
    below: string | 'bottom' | null,
    without: string | null,
  ): Promise<{ readonly before: string | null; readonly after: string | null }>;
  /** The tasks of a build that come before these, directly or not, by id. */
  allBefore(buildId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Everything of a build, for a book. Costs and names as they are. */
  contentOf(buildId: string): Promise<BookSource>;
  /** What a build has cost so far: its parts that arrived, and its entries.
   *  units  USD cents */
  spentOn(buildId: string): Promise<number>;
  /** The ids of the documents of a build. */
  documentsOf(buildId: string): Promise<readonly string[]>;
}

export const BUILD_LOOKUP = definePort<BuildLookup>('BuildLookup');

/** Commands on tasks by a template. Provided by this module under TEMPLATES. */
export interface Templates {
  /** errors  TEMPLATE_NOT_FOUND (not-found) */
  mustExist(template: string): void;
  /** Plan the tasks of a template; those that are there already stay as they are. Whoever asks records TemplateUsed.
   *  errors  TEMPLATE_NOT_FOUND (not-found), TOO_MANY_TASKS (conflict) */
  use(buildId: string, template: string, meta: CommandMetadata): Promise<Receipt>;
}

export const TEMPLATES = definePort<Templates>('Templates');

/** Freezing a book. Provided by this module under BOOKS. */
export interface Books {
  /** Freeze a book of a build as it is, for its owner; the same id again changes nothing.
   *  errors  those of the contract freezeBook */
  freeze(
    book: {
      readonly buildId: string;
      readonly bookId: string;
      readonly hides: { readonly costs: boolean; readonly names: boolean };
      readonly isKeepsake: boolean;
    },
    meta: CommandMetadata,
  ): Promise<Receipt>;
}

export const BOOKS = definePort<Books>('Books');

/** Documents that go along with a hand-over. Provided by this module under DOCUMENTS. */
export interface Documents {
  /** Copy these documents of a build for its new owner, under ids that follow from them; twice changes nothing. The former owner keeps what was theirs, without the build. */
  copyTo(
    to: { readonly buildId: string; readonly ownerId: string; readonly goesAlong: GoesAlong },
    meta: CommandMetadata,
  ): Promise<void>;
}

export const DOCUMENTS = definePort<Documents>('Documents');
