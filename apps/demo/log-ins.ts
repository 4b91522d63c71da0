export const demoPassword = 'three-deuces-1964';

/** The demo members that a visitor can sign in as, all with the password `demoPassword`. */
export const logIns = [
  { as: 'seller', email: 'seller@example.com', name: 'Ray Kowalski', home: 'Janesville, WI', roles: [] },
  { as: 'buyer', email: 'buyer@example.com', name: 'Donna Whitaker', home: 'Madison, WI', roles: [] },
  {
    as: 'admin',
    email: 'admin@example.com',
    name: 'Marge Lindqvist',
    home: 'Rockford, IL',
    roles: ['admin', 'organizer'],
  },
] as const;
