import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const moderationErrors = {
  'not-found': {
    APPEAL_NOT_FOUND: 'no such appeal, or one of somebody for whom the caller does not answer',
    ATTACHMENT_NOT_FOUND: 'no such file, or one that the caller may not read or has sent before',
    WRONG_SECRET: 'the mailbox without its secret, or on a server without one',
    CASE_NOT_FOUND: 'no such case, or in a community none that its moderators handle',
    DECISION_NOT_FOUND: 'no such decision, or one about somebody for whom the caller does not answer',
    PROPOSAL_NOT_FOUND: 'a proposal that was confirmed or declined before',
    TARGET_NOT_FOUND: 'nothing of that kind and id, or none that the caller sees, or none of that case',
    REPORT_NOT_FOUND: 'no report about which the caller is asked',
    REPORT_LINK_OVER: 'a link that we did not send, or that is older than three days',
    MEMBER_NOT_FOUND: 'no such member',
    EFFECT_NOT_FOUND: 'what is to be given back is no effect of the decision',
  },
  forbidden: {
    OWN_CONTENT: 'nobody reports what is their own',
    OWN_CASE:
      'a case about the caller, their guardian or the minor they answer for, or one that they reported; for an appeal also one that they opened',
    DECIDED_IT: 'a reviewer who decided it, confirmed it, or reviewed its first appeal',
    CONFLICT_OF_INTEREST:
      'one of the two has blocked the other, they had a deal in the last 90 days, or the member is an admin and the handler is none',
    NOT_A_MODERATOR: 'the caller neither owns nor moderates the community',
    OWN_NOTES: 'what staff noted about the caller is for their colleagues',
    SECOND_PAIR_OF_EYES: 'one handler proposes the end of an account, and another confirms it',
  },
  conflict: {
    ONE_MEMBER_AT_A_TIME: 'one report is about things of one member',
    ALREADY_REPORTED: 'the caller has reported the same, and it is not decided yet',
    CLAIMED_BY_ANOTHER: 'somebody else has claimed it; `by` and `until` say it',
    CLAIM_FIRST: 'messages are opened, and appeals are decided, by whoever has claimed them',
    CASE_DECIDED: 'the case was decided before',
    NOT_DECIDED: 'the case is open, or something was done in it',
    TOO_MANY_NOTES: 'there are five hundred notes about the member',
    MEMBER_ERASED: 'the member has deleted the account',
    APPEAL_OPEN: 'the member has appealed, and a reviewer decides',
    APPEAL_FILED: 'the decision has been appealed',
    APPEAL_OVER: 'the 180 days, or those for a second appeal, are over',
    APPEAL_FINAL: 'the second appeal is answered, or the decision was overturned',
    APPEAL_CLOSED: 'the appeal is decided, refused or withdrawn',
    TOO_MANY_ANSWERS: 'the member has written 20 times in one appeal',
    ALREADY_OVERTURNED: 'the decision was overturned or taken back before',
  },
  invalid: {
    MAIL_UNREADABLE: 'the mailbox was given what is no message, or one without a sender',
    FILE_TYPE_UNKNOWN: 'a file that is neither a PDF nor a picture',
  },
  'too-large': {
    FILE_TOO_LARGE: 'a file of more than 10 MB',
  },
  unprocessable: {
    NOT_REPORTABLE: 'a kind of content that cannot be reported',
    COMMENT_NEEDED: 'a report of something else without words',
    EMAIL_NEEDED: 'a report of a guest without an e-mail address',
    REASON_NEEDED: 'nothing is done, or a message is opened, without saying why',
    FACTS_NEEDED: 'something is decided without saying what happened',
    RULE_NEEDED: 'something is decided without naming a rule',
    NOT_REMOVABLE: 'something that cannot be removed, or in a community by staff alone',
    NOT_MILDER: 'an appeal never makes a decision harder',
  },
  'too-many': {
    REPORT_LIMIT: 'Reports 4 and 5; `retryAfter` in seconds',
  },
} as const satisfies ErrorCatalogue;
