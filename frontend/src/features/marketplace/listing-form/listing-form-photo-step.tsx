import { PhotoField } from '@entities/photo/photo-field';
import type { Photos } from '@entities/photo/use-photos';
import style from './listing-form.module.css';

type PhotoStepProps = {
  readonly photos: Photos;
  readonly isVehicle: boolean;
  readonly isWanted: boolean;
};

/** Step 4: up to twelve photos, of a wanted ad four, put in order; the first is the cover. */
export function PhotoStep({ photos, isVehicle, isWanted }: PhotoStepProps) {
  if (isWanted)
    return (
      <PhotoField photos={photos} lead="A photo of the old part saves questions. You can leave this out." />
    );
  return (
    <PhotoField photos={photos} lead="Quality photos get more responses.">
      <Tips isVehicle={isVehicle} />
    </PhotoField>
  );
}

function Tips({ isVehicle }: { readonly isVehicle: boolean }) {
  const tips = isVehicle
    ? [
        'All four corners from eye height, with the light behind you.',
        'The engine bay, the interior, the trunk floor, underneath.',
        'The cowl tag and the VIN plate, if you want to show them.',
        'The rust. It saves a trip for the wrong buyer and wins the right one.',
      ]
    : [
        'Plain ground and daylight, the whole part in the frame.',
        'The part or casting number, close and sharp.',
        'Mating surfaces, threads and wear.',
        'A ruler or a hand beside it for size.',
      ];
  return (
    <section className={style.tips} aria-label="Tips for photos">
      <h3>What buyers want to see</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
