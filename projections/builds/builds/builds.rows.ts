import type {
  Audience,
  BuildStatus,
  CostView,
  GoesAlong,
  goals,
  Role,
} from '../../../modules/builds/build/build.events.js';
import type { documentKinds } from '../../../modules/builds/document/document.events.js';
import type { Column, Fit, priorities, System } from '../../../modules/builds/task/task.events.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';

/** Times are ISO-8601 UTC, days ISO dates, money integer cents. */
export interface BuildRow extends Sums {
  readonly id: string;
  readonly owner_id: string;
  readonly version: number;
  readonly standing: 'shown' | 'hidden' | 'removed' | 'deleted';
  readonly decision: 'hidden' | 'removed' | null;
  readonly words_by: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly nickname: string;
  readonly make_key: string;
  readonly model_key: string;
  readonly about: string;
  readonly goal: (typeof goals)[number];
  readonly started_on: string | null;
  readonly target_on: string | null;
  readonly vin: string | null;
  readonly budget: string | null;
  readonly cover: Photo | null;
  readonly cover_by: string | null;
  readonly status: BuildStatus;
  readonly status_note: string;
  readonly audience: Audience;
  readonly community_id: string | null;
  readonly costs: CostView;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly area: string | null;
  readonly sale_listing_id: string | null;
  readonly sale_gives: GoesAlong | null;
  readonly offered_to: string | null;
  readonly offered_at: string | null;
  readonly offered_along: GoesAlong | null;
  readonly stall_helper: boolean;
  readonly blocker: string | null;
  readonly look_again_on: string | null;
  readonly templates: readonly string[];
  readonly dismissed: readonly string[];
  readonly started_at: string;
  readonly handed_over_at: string | null;
  readonly completed_at: string | null;
  readonly deleted_at: string | null;
  readonly active_at: string;
  readonly words: string;
}

/** Of live tasks, their live parts, and shown entries. */
export interface Sums extends PartSums {
  readonly tasks: number;
  readonly tasks_done: number;
  readonly tasks_blocked: number;
  readonly entries: number;
  readonly planned_minutes: number;
  readonly minutes: number;
  readonly planned_cents: number;
  readonly part_cents: number;
  readonly entry_cents: number;
}

export interface PartSums {
  readonly parts_planned: number;
  readonly parts_sought: number;
  readonly parts_arrived: number;
  readonly parts_installed: number;
}

export interface CollaboratorRow {
  readonly build_id: string;
  readonly member_id: string;
  readonly role: Role;
  readonly is_invited: boolean;
  readonly since: string;
}

export interface FormerOwnerRow {
  readonly build_id: string;
  readonly member_id: string;
  readonly position: number;
  readonly is_named: boolean;
  readonly at: string;
}

/** Entries without a task, or of a deleted one, count as `other`. */
export interface SystemSumRow {
  readonly build_id: string;
  readonly system: System;
  readonly tasks: number;
  readonly done: number;
  readonly blocked: number;
  readonly planned_minutes: number;
  readonly minutes: number;
  readonly planned_cents: number;
  readonly spent_cents: number;
}

/** By the day of entries, of arrivals, and of the end of tasks (UTC). */
export interface MonthSumRow {
  readonly build_id: string;
  readonly month: string;
  readonly entries: number;
  readonly minutes: number;
  readonly spent_cents: number;
  readonly tasks_done: number;
}

export interface TaskPhoto {
  readonly when: 'before' | 'after';
  readonly by: string;
  readonly photo: Photo;
}

export interface TaskRow extends PartSums {
  readonly id: string;
  readonly build_id: string;
  readonly version: number;
  readonly words_by: string;
  readonly system: System;
  readonly title: string;
  readonly notes: string;
  readonly priority: (typeof priorities)[number];
  readonly planned_cents: number | null;
  readonly planned_minutes: number | null;
  readonly after_ids: readonly string[];
  readonly column_name: Column;
  readonly rank: string;
  readonly blocked: string | null;
  readonly blocked_by: string | null;
  readonly from_template: string | null;
  readonly from_line: string | null;
  readonly photos: readonly TaskPhoto[];
  readonly is_deleted: boolean;
  readonly planned_at: string;
  readonly changed_at: string;
  readonly done_at: string | null;
  readonly words: string;
  readonly entries: number;
  readonly minutes: number;
  readonly entry_cents: number;
  readonly part_planned_cents: number;
  readonly part_cents: number;
}

export interface PartRow {
  readonly task_id: string;
  readonly part_id: string;
  readonly build_id: string;
  readonly words_by: string;
  readonly position: number;
  readonly planned_at: string;
  readonly title: string;
  readonly quantity: number;
  readonly planned_cents: number | null;
  readonly link: string;
  readonly planned_item_id: string | null;
  readonly arrived_item_id: string | null;
  readonly item_id: string | null;
  readonly portion_id: string | null;
  readonly status: 'planned' | 'sought' | 'arrived' | 'installed';
  readonly cost_cents: number | null;
  readonly need_id: string | null;
  readonly sought_at: string | null;
  readonly listing_id: string | null;
  readonly seller_id: string | null;
  readonly photos: readonly Photo[];
  readonly photos_by: string | null;
  readonly arrived_on: string | null;
  readonly installed_at: string | null;
  readonly is_dropped: boolean;
}

export interface WitnessRow {
  readonly task_id: string;
  readonly part_id: string;
  readonly build_id: string;
  readonly author_id: string;
  readonly fit: Fit;
  readonly note: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly make_key: string;
  readonly model_key: string;
  readonly title: string;
  readonly numbers: readonly string[];
  readonly item_id: string | null;
  readonly listing_id: string | null;
  readonly at: string;
}

export interface EntryRow {
  readonly id: string;
  readonly build_id: string;
  readonly author_id: string;
  readonly is_named: boolean;
  readonly version: number;
  readonly on_day: string;
  readonly at: string;
  readonly position: number;
  readonly edited_at: string | null;
  readonly text: string;
  readonly photos: readonly Photo[];
  readonly compare: { readonly before: string; readonly after: string } | null;
  readonly minutes: number | null;
  readonly cost_cents: number | null;
  readonly odometer: number | null;
  readonly task_id: string | null;
  readonly is_deleted: boolean;
  readonly is_removed: boolean;
  readonly is_withheld: boolean;
  readonly words: string;
}

export interface DocumentRow {
  readonly id: string;
  readonly build_id: string;
  readonly owner_id: string;
  readonly name: string | null;
  readonly kind: (typeof documentKinds)[number];
  readonly task_id: string | null;
  readonly part_id: string | null;
  readonly file_id: string;
  readonly bytes: number;
  readonly type: 'application/pdf' | 'image/webp';
  readonly at: string;
}

export interface BookRow {
  readonly id: string;
  readonly build_id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly hides_costs: boolean;
  readonly hides_names: boolean;
  readonly file_id: string;
  readonly digest: string;
  readonly entries: number;
  readonly tasks: number;
  readonly is_keepsake: boolean;
  readonly listings: readonly string[];
  readonly at: string;
}
