/** Mozilla's list of the most used passwords of eight characters and more. */
declare module 'fxa-common-password-list' {
  const list: { test(password: string): boolean };
  export default list;
}
