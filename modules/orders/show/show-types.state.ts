import type { Command } from '../../kernel/decider/decider.js';

/** What the pre-sale says (which lines are paid, and which classes there are) the service looks up; it checks roles too. */
export type ShowCommand =
  /** Numbers for all entries of a line: by a gate that let it in (the actor is no member), or by the team. */
  | Command<
      'GiveDash',
      {
        readonly orderId: string;
        readonly lineId: string;
        readonly quantity: number;
        readonly showClass: string;
        readonly isByGate: boolean;
      }
    >
  | Command<
      'MoveEntry',
      {
        readonly dash: number;
        readonly showClass: string;
        readonly reason: string;
        /** Of the terms. */
        readonly classes: readonly string[];
      }
    >
  | Command<
      'PlanVoting',
      {
        readonly opensAt: string;
        readonly closesAt: string;
        readonly classes: readonly string[];
        readonly bestOfShow: boolean;
        /** Of the terms. */
        readonly known: readonly string[];
      }
    >
  | Command<'CloseVoting'>
  | Command<'MakeCodes', { readonly upTo: number }>
  | Command<'PrintCards', { readonly from: number; readonly to: number }>
  | Command<'PublishResults'>;
