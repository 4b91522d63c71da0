import style from './what-happens-next.module.css';

export type WhatHappensNextProps = {
  readonly side: 'buyer' | 'seller';
  /** The other member. */
  readonly name: string;
};

/** The steps from a hold to the end of a deal, for one of the two members. */
export function WhatHappensNext({ side, name }: WhatHappensNextProps) {
  return (
    <ol className={style.steps}>
      {steps[side](name).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

const steps: Readonly<Record<'buyer' | 'seller', (name: string) => readonly string[]>> = {
  buyer: (name) => [
    `Write to ${name} and agree on when and where to meet, or on shipping.`,
    'Look it over, then pay the seller directly. No money moves on this site.',
    `${name} marks it as sold to you. If you change your mind, release it so that others can have it.`,
  ],
  seller: (name) => [
    `Write to ${name} and agree on when and where to meet, or on shipping.`,
    'Nobody else can hold it until the time is up. Then it is available again.',
    `When ${name} has it, mark it as sold. If it falls through, release it.`,
  ],
};
