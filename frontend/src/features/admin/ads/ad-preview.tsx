import { AdCard } from '@entities/ad/ad-card';
import { placeLabels } from '@entities/ad/ad-labels';
import type { AdRow } from '@modules/ads/ads.contract';
import { useEffect, useState } from 'react';
import type { TypedAd } from './ad-fields';
import style from './ad-preview.module.css';

/** The ad as it will look in each of its places, on a phone and on a desktop. Nothing is counted here. */
export function AdPreview({
  ad,
  typed,
}: {
  readonly ad: AdRow | undefined;
  readonly typed: TypedAd | undefined;
}) {
  const { kind, title, text, link, places } = typed ??
    ad ?? { kind: 'ad' as const, title: '', text: '', link: '', places: [] };
  const chosen = usePicture(typed?.picture ?? null);
  const src = chosen ?? ad?.picture?.src;
  if (!title || places.length === 0) return null;
  const picture = src ? { src, alt: (typed?.alt || ad?.picture?.alt) ?? '' } : null;
  const card = <AdCard ad={{ kind, title, text, picture, href: link }} />;
  return (
    <section aria-label="How it looks" className={style.previews}>
      <h3>How it looks</h3>
      {places.map((place) => (
        <figure key={place} className={style.preview} onClickCapture={(press) => press.preventDefault()}>
          <figcaption>{placeLabels[place]}: phone, desktop</figcaption>
          <div className={style.phone}>{card}</div>
          <div className={place === 'results' ? style.cell : style.wide}>{card}</div>
        </figure>
      ))}
    </section>
  );
}

/** The address of a chosen file, until another is chosen. */
function usePicture(file: File | null): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => {
      URL.revokeObjectURL(address);
      setSrc(undefined);
    };
  }, [file]);
  return src;
}
