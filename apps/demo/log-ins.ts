export const demoPassword = 'three-deuces-1964';

/** The roles that demo members have. */
export type DemoRole = 'admin' | 'moderator' | 'reviewer' | 'support' | 'organizer';

/** A demo member that a visitor can sign in as, with the password `demoPassword`. */
export interface LogIn {
  readonly as: string;
  readonly email: string;
  readonly name: string;
  readonly home: string;
  readonly roles: readonly DemoRole[];
}

/** The first of the demo members, in this order. */
export const firstLogIns = [
  { as: 'seller', email: 'seller@example.com', name: 'Ray Kowalski', home: 'Janesville, WI', roles: [] },
  { as: 'buyer', email: 'buyer@example.com', name: 'Donna Whitaker', home: 'Madison, WI', roles: [] },
  {
    as: 'admin',
    email: 'admin@example.com',
    name: 'Marge Lindqvist',
    home: 'Rockford, IL',
    roles: ['admin', 'organizer'],
  },
] as const satisfies readonly LogIn[];

/** Members of staff besides the admin. */
export const staffLogIns = {
  moderator: {
    as: 'moderator',
    email: 'moderator@example.com',
    name: 'Hal Brandvold',
    home: 'Duluth, MN',
    roles: ['moderator'],
  },
  reviewer: {
    as: 'reviewer',
    email: 'reviewer@example.com',
    name: 'June Castellano',
    home: 'Erie, PA',
    roles: ['reviewer'],
  },
  support: {
    as: 'support',
    email: 'support@example.com',
    name: 'Pete Amundsen',
    home: 'Fargo, ND',
    roles: ['support'],
  },
} as const satisfies Readonly<Record<string, LogIn>>;

/** A member whose account is suspended, to look at what is left to them. */
export const suspendedLogIn: LogIn = {
  as: 'suspended',
  email: 'suspended@example.com',
  name: 'Wes Hollander',
  home: 'Beloit, WI',
  roles: [],
};

/** The first of the dealers, who have Premium. */
export const dealerLogIn = { as: 'dealer', email: 'dealer@example.com' } as const;

/** Everybody that a visitor can sign in as. */
export const logIns: readonly Pick<LogIn, 'as' | 'email'>[] = [
  ...firstLogIns,
  dealerLogIn,
  ...Object.values(staffLogIns),
  suspendedLogIn,
];
