/** Under it are the numbers of new posts of all feeds; copied from the contract, which would load all of zod. */
export const newPostsKey = '/api/feed/new';
