import { z } from 'zod';
import {
  endpoint,
  Id,
  line,
  MadeFrom,
  optionalText,
  personName,
  Receipt,
} from '../../kernel/http/contract.js';
import { WhyNotWrite } from '../writing.schemas.js';
import { GarageVehicle, Shown } from './profile.events.js';

export const longestBio = 500;

const Handle = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z][a-z0-9_-]{2,29}$/,
    'Use 3 to 30 letters, digits, hyphens or underscores; begin with a letter.',
  );
/** Five digits; the last four of a ZIP+4 are not stored. */
const Zip = z
  .string()
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .trim()
      .replace(/^(\d{5})[-\u2010-\u2015\s]*\d{4}$/, '$1'),
  )
  .pipe(z.string().regex(/^\d{5}$/, 'A ZIP code has five digits.'));
const Vehicle = GarageVehicle.extend({
  make: line(40),
  model: line(60),
  nickname: line(40).optional(),
});

export const ProfileBody = z.object({
  firstName: personName(40),
  lastName: personName(40).nullable(),
  handle: Handle.nullable(),
  bio: optionalText(longestBio),
  homeZip: Zip.nullable(),
  garage: z.array(Vehicle).max(20, 'A garage holds 20 vehicles.'),
  shown: Shown,
});

/** The URLs of a picture, re-encoded as WebP. */
export const PictureView = z.object({ card: z.string(), page: z.string() });

/** `sign` makes a signed URL that expires. */
export const pictureView = (id: string, sign: (path: string) => string): z.output<typeof PictureView> => ({
  card: sign(picturePath(id, 'card')),
  page: sign(picturePath(id, 'page')),
});

/** The address to sign. */
export const picturePath = (id: string, size: string): string => `/api/pictures/${id}/${size}`;

/** The response is the picture itself, image/webp. Its signed URL is given to readers who may see the member's page. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/api/pictures/:id/:size',
  auth: 'guest',
  summary: 'One size of a member’s picture, as WebP',
  skipRateLimit: true,
  params: z.object({ id: z.string().max(80), size: z.string().max(20) }),
  query: z.object({ until: z.coerce.number().catch(0), seal: z.string().max(80).catch('') }),
  response: z.string().meta({ contentMediaType: 'image/webp', contentEncoding: 'binary' }),
  errors: ['PICTURE_NOT_FOUND'],
});

/** A member's own profile, with the parts that others do not see. */
export const MyProfile = ProfileBody.extend({
  firstName: z.string(),
  lastName: z.string().nullable(),
  handle: z.string().nullable(),
  bio: z.string(),
  homeZip: z.string().nullable(),
  /** "Janesville, WI": the part of the ZIP code that others see, if any. */
  homeArea: z.string().nullable(),
  garage: z.array(GarageVehicle),
  picture: PictureView.nullable(),
  /** The `madeFrom` of its next change. */
  version: z.number().int(),
});
export type MyProfile = z.output<typeof MyProfile>;

export const getMyProfile = endpoint({
  method: 'GET',
  path: '/api/account/profile',
  auth: 'member',
  whileSuspended: true,
  summary: 'My profile',
  response: MyProfile,
  errors: ['MEMBER_NOT_FOUND'],
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  auth: 'member',
  requires: 'editProfile',
  summary: 'Change my profile, whole',
  body: ProfileBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: ['HANDLE_NOT_ALLOWED', 'HANDLE_TAKEN', 'PLACE_NOT_FOUND', 'TOO_MANY_VEHICLES'],
});

export const changePicture = endpoint({
  method: 'PUT',
  path: '/api/account/picture',
  auth: 'member',
  requires: 'editProfile',
  summary: 'Change my picture',
  upload: true,
  rateLimit: { calls: 30, minutes: 30 },
  response: Receipt.extend({ picture: PictureView }),
  errors: ['NOT_A_PHOTO', 'PHOTO_TOO_LARGE'],
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/account/picture',
  auth: 'member',
  summary: 'Remove my picture',
  response: Receipt,
});

/** What others see of a member. */
export const MemberPage = z.object({
  id: Id,
  handle: z.string().nullable(),
  name: z.string(),
  picture: PictureView.nullable(),
  bio: z.string().nullable(),
  /** "Janesville, WI" */
  area: z.string().nullable(),
  garage: z.array(GarageVehicle),
  joinedAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(['edit', 'block', 'unblock'])),
  /** Why this caller and the member do not write to each other; null when they may, and for guests. */
  whyNotWrite: WhyNotWrite.nullable(),
});
export type MemberPage = z.output<typeof MemberPage>;

/** Rule 4 says who sees the page of a minor. */
export const getMember = endpoint({
  method: 'GET',
  path: '/api/members/:handle',
  auth: 'guest',
  consistent: ['member-pages', 'listing-search'],
  summary: 'A member’s public page, by handle or id',
  params: z.object({
    handle: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[\w-]{1,40}$/)
      .catch('-'),
  }),
  response: MemberPage,
  errors: ['MEMBER_NOT_FOUND'],
});
