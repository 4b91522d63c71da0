import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const buildsErrors = {
  'not-found': {
    BUILD_NOT_FOUND: 'no such build, or none that the caller sees: private, deleted, removed or blocked',
    TASK_NOT_FOUND: 'no such task in that build, or it is deleted',
    PART_NOT_FOUND: 'the task has no such part',
    ENTRY_NOT_FOUND: 'no such entry in that build, or it is deleted, or staff removed it',
    DOCUMENT_NOT_FOUND: 'no such document, or it is not the caller’s',
    BOOK_NOT_FOUND: 'no such book, or none that the caller sees',
    TEMPLATE_NOT_FOUND: 'no template has that name',
    PHOTO_NOT_FOUND: 'a photo that is not the caller’s, was used before, or is gone',
    ITEM_NOT_FOUND: 'no item of the caller’s inventory has that id',
    MEMBER_NOT_FOUND: 'no member of that id or handle, or one of the two blocked the other',
    COMMUNITY_NOT_FOUND: 'the caller is not in that community',
    LISTING_NOT_FOUND: 'no listing of the caller’s has that id',
  },
  forbidden: {
    NOT_YOUR_PART: 'the role of the caller in this build does not include it',
    NOT_SHOWN_YET: 'a build that others would see, of a pending minor or a member without a date of birth',
  },
  conflict: {
    BUILD_ID_TAKEN: 'the id of another build',
    BUILD_GONE: 'staff removed the build',
    TASK_ID_TAKEN: 'the id of another task',
    ENTRY_ID_TAKEN: 'the id of an entry of somebody else, or of another build',
    TOO_MANY_BUILDS: 'one more than the 100 that a member has at most',
    TOO_MANY_TASKS: 'one more than the 2,000 of a build',
    TOO_MANY_PARTS: 'one more than the 60 of a task',
    TOO_MANY_ENTRIES: 'one more than the 10,000 of a build',
    TOO_MANY_PHOTOS: 'more photos than a task or an entry has',
    TOO_MANY_DOCUMENTS: 'one more than the 500 of a build',
    TOO_MANY_BOOKS: 'one more than the 100 of a build',
    TOO_MANY_COLLABORATORS: 'one more than the 20 of a build',
    PART_INSTALLED: 'the part is in the car: take it out first',
    PART_NOT_INSTALLED: 'the part is not in the car',
    PART_SOUGHT: 'a wanted ad looks for the part already',
    NOT_SO_MANY: 'there are not so many in the inventory, there',
    COMES_FIRST_ITSELF: 'a task that would have to be done before itself',
    NOT_OFFERED: 'nobody offered this build to the caller',
  },
  unprocessable: {
    NOTHING_IN_IT: 'an entry without words, photos, hours, cost or odometer',
    COMMUNITY_NEEDED: 'the audience is a community, and none is named',
    OWN_COLLABORATOR: 'the owner is no collaborator, and receives no hand-over',
    NOT_A_DOCUMENT: 'a file that is neither a PDF nor a photo',
    COMPARE_WITHOUT_PHOTOS: 'two photos to compare that are not both in the entry',
  },
  'too-large': {
    DOCUMENT_TOO_LARGE: 'a document of more than 15 MB, or of more pages than are read',
  },
  'too-many': {
    TOO_MANY_ASKED:
      'more invitations and offers of builds in 24 hours than the account may make; `retryAfter` in seconds',
    TOO_MANY_BUILD_PHOTOS:
      'more photos of builds in 24 hours than the account may store; `retryAfter` in seconds',
  },
} as const satisfies ErrorCatalogue;
