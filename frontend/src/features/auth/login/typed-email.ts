/** The e-mail typed on the login page. The page holds it, because a slow phone may still show the form of one mode
 *  when the next mode is already chosen. */
export type TypedEmail = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
};
