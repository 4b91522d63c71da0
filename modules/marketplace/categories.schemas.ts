/** The categories of the marketplace: primary category, its label on pages, and its sub-categories. */
export const categories = [
  {
    name: 'Cars',
    label: 'Cars & Trucks',
    kind: 'vehicle',
    subs: ['Coupe', 'Hardtop', 'Convertible', 'Sedan', 'Wagon', 'Pickup', 'Van', 'Hot Rod', 'Project'],
  },
  {
    name: 'Parts',
    label: 'Parts',
    kind: 'part',
    subs: [
      'Engine',
      'Fuel',
      'Exhaust',
      'Cooling',
      'Ignition',
      'Electrical',
      'Transmission',
      'Axle',
      'Brakes',
      'Suspension',
      'Steering',
      'Wheels',
      'Body',
      'Trim',
      'Glass',
      'Lighting',
      'Interior',
      'Gauges',
      'Literature',
    ],
  },
  {
    name: 'Tools',
    label: 'Tools',
    kind: 'tool',
    subs: ['Hand Tools', 'Power Tools', 'Shop Equipment', 'Test Equipment', 'Body Tools'],
  },
] as const;

export type CategoryPrimary = (typeof categories)[number]['name'];

/** Whether a sub-category belongs to a primary one. */
export function isCategory(primary: string, sub: string | null): boolean {
  const category = categories.find(({ name }) => name === primary);
  return category !== undefined && (sub === null || (category.subs as readonly string[]).includes(sub));
}

export const isVehicleCategory = (primary: string): boolean =>
  categories.some(({ name, kind }) => name === primary && kind === 'vehicle');
