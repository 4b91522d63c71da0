/** Mozilla's list of the most used passwords of eight or more characters. */
declare module 'fxa-common-password-list' {
  const list: { test(password: string): boolean };
  export default list;
}
