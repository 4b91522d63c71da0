import { template } from './template.rules.js';

export const paintAndBody = template({
  name: 'paint-and-body',
  title: 'Paint and body',
  about: 'Rust, dents and a respray on a car that stays on its wheels.',
  tasks: `
walk | body | 2 | ! | | Walk around it with a magnet, a gauge and a light | Mark old filler, rust and dents with tape, and photograph each panel.
budget | paperwork | 1 | | walk | Decide how good it is to be, and get two quotes | The last tenth of the shine is half of the price.
gaps | body | 1 | | walk | Measure the gaps before anything moves |
trim-off | trim | 6 | | walk | Take off bumpers, trim, handles, lamps and emblems | Masked trim shows in two years. Take it off.
clips | trim | 1 | | trim-off | Count clips, studs and rubber, and order them |
glass | glass | 4 | | trim-off | Take out the glass, or lift its rubber |
rubber | glass | 1 | | glass | Order weatherstrip |
wash | paint | 2 | ! | trim-off | Wash it with soap, then with wax and grease remover | Twice, with clean rags, before any sanding: sanding drives wax in.
strip | body | 20 | | wash glass | Strip what is loose, cracked or thick |
dig | body | 6 | ! | strip | Dig out every bubble of rust to bright metal | If it goes through, it is cut out; rust that is covered comes back in a year.
patches | body | 16 | | dig | Make and weld patches | Butt welds, short stitches, air in between.
drains | body | 2 | | dig | Open the drains of doors, sills and cowl |
dents | body | 16 | | strip | Work the dents with hammer, dolly and file |
fit | body | 8 | ! | patches dents | Hang and fit the panels, and set the gaps |
epoxy | paint | 6 | ! | fit | Prime bare metal in epoxy on the same day |
filler | body | 16 | | epoxy | Fill thinly, and sand with long blocks |
high-build | paint | 6 | | filler | Spray high-build primer |
guide | paint | 16 | | high-build | Guide coat and block, until no low spot is left |
seam | body | 3 | | epoxy | Seal the seams |
sealer | paint | 3 | | guide seam | Spray the sealer in the shade of the color |
inside | paint | 6 | | guide | Paint jambs, trunk and engine bay edges |
mask | paint | 4 | | inside | Mask it, wet the floor, and clean the booth |
gun | paint | 1 | | | Set gun and air, and spray a test panel | Dry air. Note the pressure, the tip and the mix.
color | paint | 8 | ! | mask sealer gun | Spray the color | Suit, gloves and an air-fed mask for paints with isocyanates.
clear | paint | 4 | ! | color | Spray the clear, within the window of the paint |
cure | paint | 1 | | clear | Let it cure, with no cover on it |
sand | paint | 12 | | cure | Sand wet, finer and finer | Tape the edges: they have half of the paint.
polish | paint | 10 | | sand | Polish it, and wash all of it off |
cavity | body | 3 | ~ | polish | Spray wax into doors, sills and frame |
glass-in | glass | 6 | | rubber polish | Fit the glass with new rubber |
trim-on | trim | 8 | | clips glass-in | Fit trim, lamps and bumpers | A helper, and tape on the paint around each hole.
rain | body | 1 | | trim-on | Look for leaks with a hose, from below upwards |
note | paperwork | 0.5 | ~ | polish | Write down the paint code, the mix and the maker, and keep half a pint |
`,
});
