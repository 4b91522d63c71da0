/** Factory colours of the thirties to the seventies, as they look on flat card. */
export const periodPaints: readonly { readonly name: string; readonly hex: string }[] = [
  { name: 'Matador Red', hex: '#B3292B' },
  { name: 'Hugger Orange', hex: '#D9622B' },
  { name: 'Daytona Yellow', hex: '#E3B23C' },
  { name: 'Sea Mist Green', hex: '#8DB48E' },
  { name: 'Highland Green', hex: '#2F5D46' },
  { name: 'Tropical Turquoise', hex: '#3E9C9C' },
  { name: 'Harbor Blue', hex: '#2F5F8A' },
  { name: 'Wimbledon White', hex: '#EFE6D0' },
  { name: 'Coral Pink', hex: '#E29A8B' },
  { name: 'Burnt Copper', hex: '#9A5B3A' },
  { name: 'Cascade Silver', hex: '#A9B0AE' },
  { name: 'Raven Black', hex: '#4A4541' },
];

/** Everything a drawing may be coloured with: the paint in three tones and the metals of the shop. */
export type Palette = ReturnType<typeof paletteOf>;

/** The colours of one drawing. `paint` is a six-digit hex such as #B3292B. */
export function paletteOf(paint: string) {
  return {
    paint,
    deep: mix(paint, ink, 0.26),
    pale: mix(paint, '#FFFFFF', 0.34),
    wash: brightness(paint) > 205 ? mix(paint, '#CDB98C', 0.42) : mix(paint, paper, 0.78),
    iron: '#8B8880',
    ironDeep: '#6C6963',
    steel: '#AEB0AB',
    steelDeep: '#878A86',
    alloy: '#CFCCC3',
    alloyDeep: '#ABA79C',
    chrome: '#E4E7E5',
    chromeDeep: '#A5AEB0',
    rubber: '#3A3532',
    rubberDeep: '#262220',
    brass: '#C9A253',
    brassDeep: '#A27F39',
    cream: '#F1E7CF',
    glass: '#C9DBD9',
    glassDeep: '#9FBABA',
    red: '#B3292B',
    amber: '#D9822B',
    dark: '#4A4440',
  } as const;
}

export const ink = '#1F1A17';
export const paper = '#FAF6EE';

/** The colour at `share` (0..1) between one hex colour and another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

/** How light a colour looks, 0 to 255. */
function brightness(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114;
}
