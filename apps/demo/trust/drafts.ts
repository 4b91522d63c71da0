import type { Category, Measure, Strikes } from '../../../modules/moderation/moderation.schemas.js';
import type { RuleId } from '../../../modules/moderation/rules/terms-rules.schemas.js';
import type { PartDrawing } from '../drawings/index.js';

/** Something that a member made, and that others report. */
export type ThingDraft =
  | {
      readonly kind: 'listing';
      readonly daysAgo: number;
      readonly category: readonly [primary: 'Parts' | 'Tools', sub: string];
      readonly drawing: PartDrawing;
      readonly dollars: number;
      readonly title: string;
      readonly description: string;
    }
  | {
      readonly kind: 'post';
      readonly daysAgo: number;
      readonly body: string;
      /** The slug of the community on whose wall it is. */
      readonly community?: string;
    }
  | {
      readonly kind: 'comment';
      readonly daysAgo: number;
      readonly body: string;
      /** The post that it is under. */
      readonly under: { readonly by: string; readonly body: string };
    }
  | { readonly kind: 'message'; readonly daysAgo: number; readonly body: string; readonly to: string }
  /** Their page. */
  | { readonly kind: 'member' };

/** What somebody says is wrong: words alone, or with who says it and what they would like. */
export type ReportDraft =
  | string
  | {
      /** A word of the cast, or 'guest'; anybody when it is left out. */
      readonly by?: string;
      readonly says: string;
      readonly wish?: string;
    };

/** What a handler chooses. */
export interface Verdict {
  readonly ruleId: RuleId;
  readonly measure: Measure;
  /** Whether what the case is about is removed. */
  readonly removes?: boolean;
  readonly strikes: Strikes;
  /** For the member. */
  readonly facts: string;
}

interface Done {
  /** A word of the cast. */
  readonly by: string;
  readonly hoursAgo: number;
}

/** One thing that happens to a case after its reports. */
export type CaseStep =
  | { readonly does: 'hide'; readonly hoursAgo: number }
  | (Done & { readonly does: 'claim' | 'confirm' })
  | (Done & { readonly does: 'note' | 'pass on'; readonly note: string })
  | (Done & { readonly does: 'do nothing' | 'reopen' | 'remove in community'; readonly reason: string })
  | (Done & { readonly does: 'decide' | 'propose'; readonly verdict: Verdict });

/** One thing that happens to an appeal. */
export type AppealStep =
  | (Done & { readonly does: 'file' | 'escalate' | 'answer'; readonly text: string })
  | (Done & { readonly does: 'look' })
  | (Done & { readonly does: 'ask'; readonly question: string })
  | (Done & { readonly does: 'uphold' | 'overturn'; readonly reason: string })
  | (Done & {
      readonly does: 'uphold in part';
      readonly reason: string;
      readonly measure: Measure;
      readonly strikes: Strikes;
    });

/** A case in words: whose things it is about, who said what, and what became of it. */
export interface CaseDraft {
  /** Names it among the drafts. It never changes, because ids follow from it. */
  readonly name: string;
  /** A word of the cast. */
  readonly subject: string;
  readonly category: Category;
  readonly openedHoursAgo: number;
  readonly about: readonly ThingDraft[];
  /** What else the member has listed. */
  readonly besides?: readonly ThingDraft[];
  readonly reports: readonly ReportDraft[];
  /** Who opened it without a report. */
  readonly opened?:
    | { readonly source: 'staff'; readonly by: string; readonly reason: string }
    | { readonly source: 'rule'; readonly by: 'scam-signs'; readonly reason: string };
  readonly next?: readonly CaseStep[];
  readonly appeal?: readonly AppealStep[];
}

/** units  hours */
export const days = (count: number): number => 24 * count;
