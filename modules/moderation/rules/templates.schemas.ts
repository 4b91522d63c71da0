import type { Measure } from '../moderation.schemas.js';
import type { RuleId } from './terms-rules.schemas.js';

/** The words for the member about a measure by a rule. A decision stores a copy, so a new text is a new version and changes no earlier decision. */
export interface TemplateOfDecision {
  /** The word that pages send. It never changes. */
  readonly id: string;
  readonly version: number;
  readonly ruleId: RuleId;
  /** 'remove': content is removed, and the account stays as it is. */
  readonly measure: 'warn' | 'remove' | 'limit' | 'suspend' | 'end';
  readonly title: string;
  readonly text: string;
}

/** The template that the page offers for a measure: content that is removed without one is 'remove'. */
export const measureOfTemplate = (
  measure: Measure,
  removesContent: boolean,
): TemplateOfDecision['measure'] | null =>
  measure.kind === 'none' ? (removesContent ? 'remove' : null) : measure.kind;

type Texts = Partial<Record<TemplateOfDecision['measure'], string>>;

const texts: Readonly<Record<RuleId, Texts>> = {
  minors: {
    warn: 'Members under 18 use the site with a parent or guardian. Please keep what you write to them about cars and parts.',
    remove: 'We removed this to protect a member under 18.',
    limit: 'To protect members under 18, you cannot do this for now.',
    suspend: 'We suspended your account because a member under 18 has to be safe here.',
    end: 'We ended your account because a member under 18 has to be safe here. We take no chances with that.',
  },
  'one-account': {
    warn: 'You seem to use more than one account. Please keep the one that you want, and delete the others.',
    suspend: 'We suspended this account because the same person uses another one.',
    end: 'We ended this account because the same person uses another one, after we had asked to keep only one.',
  },
  'own-content': {
    warn: 'Something that you posted seems to belong to somebody else. Please post your own photos and words.',
    remove: 'We removed this because it belongs to somebody else.',
    limit: 'You posted what belongs to others more than once, so you cannot do this for now.',
    suspend: 'We suspended your account because you went on posting what belongs to others.',
    end: 'We ended your account because you offered what is not yours.',
  },
  lawful: {
    warn: 'What you posted may break the law where you or your readers live. Please check before you post the next one.',
    remove: 'We removed this because it is against the law, or helps others to break it.',
    limit: 'You posted what the law forbids, so you cannot do this for now.',
    suspend: 'We suspended your account because you posted what the law forbids.',
    end: 'We ended your account because you posted what the law forbids.',
  },
  hateful: {
    warn: 'What you wrote is hateful or sexual. Others read it too. Please leave that out.',
    remove: 'We removed this because it is hateful or sexual.',
    limit: 'You wrote what is hateful or sexual more than once, so you cannot do this for now.',
    suspend: 'We suspended your account because you went on writing what is hateful or sexual.',
    end: 'We ended your account because you went on writing what is hateful or sexual after we had suspended it.',
  },
  misleading: {
    warn: 'Something that you posted is not as you say. Please correct it, and say what you know and what you do not.',
    remove: 'We removed this because it is not as it says, and a buyer could lose money.',
    limit: 'You posted what is not as it says more than once, so you cannot do this for now.',
    suspend: 'We suspended your account because others could lose money by what you posted.',
    end: 'We ended your account because others lost money, or would have, by what you posted.',
  },
  'private-details': {
    warn: 'You posted somebody’s private details. Please never post an address, a number or a name that others did not give out themselves.',
    remove: 'We removed this because it shows somebody’s private details.',
    limit: 'You posted somebody’s private details more than once, so you cannot do this for now.',
    suspend: 'We suspended your account because you posted somebody’s private details to harm them.',
  },
  'as-it-is': {
    warn: 'Your listing does not describe the part or vehicle as it is. Please add its condition, its origin, and what is missing.',
    remove:
      'We removed your listing because it does not describe the part or vehicle as it is. You can list it again with what is missing.',
    limit: 'Several of your listings did not describe things as they are, so you cannot list for now.',
    suspend: 'We suspended your account because your listings keep describing things as they are not.',
  },
  'vehicle-age': {
    warn: 'This site is for vehicles of 25 years and more. Please list newer ones elsewhere.',
    remove: 'We removed your listing because the vehicle is too new for this site.',
  },
  organizers: {
    warn: 'Only verified organizers announce public events. You can ask to become one on the events page.',
    remove: 'We removed this event because a verified organizer has to answer for it.',
    limit: 'You announced events that did not take place as you said, so you cannot announce others for now.',
  },
  decent: {
    warn: 'Somebody was hurt by what you wrote. Please be kind, also when you disagree.',
    remove: 'We removed this because it hurts others.',
    limit: 'You hurt others by what you wrote more than once, so you cannot do this for now.',
    suspend: 'We suspended your account because you went on hurting others by what you wrote.',
    end: 'We ended your account because you went on hurting others after we had suspended it.',
  },
  termination: {
    suspend: 'We suspended your account under the section of the terms about termination.',
    end: 'We ended your account under the section of the terms about termination.',
  },
};

/** A text that is changed gets the next number here, by the id of its template. */
const versions: Readonly<Record<string, number>> = {};

const titles = {
  warn: 'Warning',
  remove: 'Removed content',
  limit: 'Something is limited',
  suspend: 'Suspended account',
  end: 'Ended account',
} as const;

/** Every template, by rule and from the mildest to the hardest. */
export const templates: readonly TemplateOfDecision[] = Object.entries(texts).flatMap(([ruleId, byMeasure]) =>
  Object.entries(byMeasure).map(([measure, text]) => ({
    id: `${ruleId}.${measure}`,
    version: versions[`${ruleId}.${measure}`] ?? 1,
    ruleId: ruleId as RuleId,
    measure: measure as TemplateOfDecision['measure'],
    title: titles[measure as TemplateOfDecision['measure']],
    text,
  })),
);
