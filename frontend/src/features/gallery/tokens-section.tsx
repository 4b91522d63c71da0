import { Logo } from '@ui/brand/logo';
import style from './gallery-page.module.css';
import { Sample, Section } from './sample';

const SWATCHES = [
  ['paper', 'ink'],
  ['surface', 'ink'],
  ['sunken', 'muted'],
  ['ink', 'paper'],
  ['oxblood', 'on-oxblood'],
  ['oxblood-wash', 'oxblood-ink'],
  ['petrol', 'on-petrol'],
  ['petrol-wash', 'petrol'],
  ['amber', 'on-amber'],
  ['amber-wash', 'amber-ink'],
  ['moss', 'on-moss'],
  ['moss-wash', 'moss'],
] as const;

export function TokensSection() {
  return (
    <Section name="Name, colour, type">
      <Sample name="Logo: long, short, mark">
        <Logo form="long" size="large" />
        <Logo form="long" />
        <Logo form="short" />
        <Logo form="mark" size="large" />
      </Sample>
      <Sample name="Colour pairs">
        <div className={style.swatches}>
          {SWATCHES.map(([ground, ink]) => (
            <div
              key={ground}
              className={style.swatch}
              style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
            >
              {ground}
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="Type">
        <p className={style.hero}>Find the part. Meet the seller.</p>
        <h2>Second heading: carburetors near Madison</h2>
        <h3>Third heading: what fits your car</h3>
        <p>
          Text is Source Sans at 17 px. Rebuilt by a shop in Janesville two winters ago, run for one season
          and put on a shelf since. <a href="#main">Ask the seller</a> for the casting numbers.
        </p>
        <p>
          <code>GM 3970010 · 4V-735 · 0123456789</code>
        </p>
      </Sample>
    </Section>
  );
}
