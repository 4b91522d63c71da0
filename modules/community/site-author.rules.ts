/** The author of what the site itself writes on the wall: no member, and nobody signs in as it. The id is stored. */
export const siteAuthorId = '5a11e000-0000-4000-8000-00000000517e';
export const siteAuthorName = 'Swap Meet Classics';

export const isSiteAuthor = (id: string): boolean => id === siteAuthorId;
