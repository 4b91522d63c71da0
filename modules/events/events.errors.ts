import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const eventsErrors = {
  forbidden: {
    NOT_AN_ORGANIZER: 'the caller may not organize',
    NOT_YOUR_GATHERING:
      'the caller does not work in the organizer of the event, or not as its owner or editor',
    NOT_IN_THE_TEAM: 'the caller does not work in the organizer, or their role does not allow it',
    NOT_VERIFIED: 'the organizer is not verified now',
    MINORS_DO_NOT_ORGANIZE: 'the member is not known to be 18',
    OWN_ORGANIZER: 'the caller works in the organizer that they would decide about',
    LINKS_NOT_YET: 'a broadcast with a link, before the organizer may send links',
  },
  'not-found': {
    GATHERING_NOT_FOUND: 'no event of that id that the caller sees',
    DATE_NOT_FOUND: 'the event has no such date that is to come',
    ORGANIZER_NOT_FOUND: 'no organizer of that id or address that the caller sees',
    SUGGESTION_NOT_FOUND: 'no suggestion of that id that the caller sees',
    CALENDAR_NOT_FOUND: 'no calendar has that private address, or it was revoked',
    NOT_INVITED: 'no invitation of the caller waits',
  },
  conflict: {
    ALREADY_PUBLISHED: 'the event is no draft',
    GATHERING_ID_TAKEN: 'another event has that id',
    GATHERING_OVER: 'it has ended, or was cancelled',
    NOT_IN_REVIEW: 'the event does not wait for a review',
    DATE_TAKEN: 'the event has a date on that day',
    TOO_MANY_ORGANIZERS: 'a member owns at most five organizers',
    ASKED_ALREADY: 'the organizer waits for an answer of staff',
    TOO_EARLY_TO_ASK: 'the verification has more than 60 days left',
    NOT_ASKED: 'the organizer does not wait for an answer of staff',
    IN_THE_TEAM_ALREADY: 'the member works in it, or is invited',
    TEAM_FULL: 'a team has at most 20 members, invited ones included',
    LAST_OWNER: 'a team keeps an owner',
    SUGGESTION_ID_TAKEN: 'another suggestion has that id',
    SUGGESTION_CLAIMED: 'the suggestion was claimed, dismissed or withdrawn',
    NOBODY_GOES: 'a broadcast that would reach nobody',
    TOO_MANY_RECIPIENTS: 'more members go than the organizer may write to at once',
  },
  unprocessable: {
    TIMES_REVERSED: 'a date would end before it starts',
    ALREADY_OVER: 'all dates would be over',
    RULE_UNREADABLE: 'the rule of repetition is none of RFC 5545, or of a kind that is not offered',
    RULE_WITHOUT_DATES: 'the rule gives no date',
    TOO_MANY_DATES: 'an event has at most 400 dates',
    ZIP_UNKNOWN: 'no such ZIP code',
    TOO_MANY_PHOTOS: 'an event has at most ten photos',
    CALENDAR_UNREADABLE: 'the file is no iCalendar file',
    CALENDAR_TOO_LARGE: 'the calendar has more than 1 MB or 500 entries',
    FEED_NOT_PUBLIC: 'the address does not lead to a public https server',
    FEED_UNREACHABLE: 'the address did not answer, or not with a calendar',
  },
  'too-many': {
    BROADCASTS_LIMIT: 'as many broadcasts as the organizer may send in 24 hours',
    EVENTS_LIMIT: 'as many events as a member may publish in 24 hours',
    SUGGESTIONS_LIMIT: 'as many suggestions as a member may make in 24 hours',
  },
} as const satisfies ErrorCatalogue;
