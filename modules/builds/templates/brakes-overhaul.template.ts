import { template } from './template.rules.js';

export const brakesOverhaul = template({
  name: 'brakes-overhaul',
  title: 'Brakes overhaul',
  about: 'Every part between the pedal and the drums or discs, with the car off its wheels.',
  tasks: `
look | brakes | 1 | ! | | Look at the brakes and drive it slowly once | Pulling, pulsing, a low pedal, wet backing plates: write down which.
jack-up | wheels | 0.5 | ! | look | Jack the car up, support it at four points, take the wheels off | Never work on the jack alone. Pull at the car before you go under it.
photos | brakes | 0.5 | | jack-up | Photograph each wheel before you touch it | Left and right springs differ. Do one side at a time, so that the other is your drawing.
fluid-out | brakes | 0.5 | | jack-up | Draw off the old fluid | It takes paint off. Keep water and rags near.
drums | brakes | 2 | ! | photos | Take drums or discs off and measure them | The limit is cast into each. Beyond it, nothing saves a drum.
drums-turn | brakes | 1 | | drums | Have drums or discs turned, or buy others |
shoes | brakes | 1 | | drums | Buy shoes or pads, springs and small parts | Old linings may be asbestos: wet them, do not blow them out, wear a mask.
cylinders | brakes | 4 | ! | drums | Rebuild or replace wheel cylinders or calipers | A bore that is pitted is sleeved or replaced, never only honed.
hoses | brakes | 1 | ! | fluid-out | Buy all flexible hoses | They swell shut inside, and the brake stays on.
lines-out | brakes | 2 | | fluid-out | Take the old lines out as patterns |
lines-in | brakes | 8 | ! | lines-out | Bend, flare and fit new lines | Nickel copper or steel, double flares, clips at each foot.
master | brakes | 3 | ! | fluid-out | Rebuild or replace the master cylinder | Bench bleed it. Think of two circuits where the car has one.
booster | brakes | 3 | ~ | master | Test the booster and its check valve |
valves | brakes | 2 | | lines-in | Check the proportioning and residual valves | Needed where the master cylinder sits lower than the wheels.
bearings | wheels | 3 | | drums | Clean, pack or replace the front wheel bearings, each with a new seal |
rear-seal | driveline | 3 | | drums | Replace each rear axle seal that leaks | A lining that is wet with oil is not saved by cleaning.
assemble | brakes | 6 | ! | shoes cylinders drums-turn bearings rear-seal | Put all four wheels together | Grease only the pads of the backing plate. Short shoe to the front where shoes differ.
parking | brakes | 3 | | assemble | Free or replace the hand brake cables, and set it |
adjust | brakes | 1 | | assemble | Adjust the shoes until they drag, then back them off |
pedal | brakes | 1 | | master | Set the free travel of the pedal | A sixteenth of an inch at the push rod, or it will not let go.
bleed | brakes | 2 | ! | lines-in hoses adjust valves pedal | Bleed the brakes, the farthest wheel first | Fresh fluid from a closed can; note which kind is in it.
press | brakes | 0.5 | ! | bleed | Press hard for a minute, and look at each fitting |
switch | electrical | 1 | | bleed | Check the brake lamps and their switch |
test | brakes | 2 | ! | press switch parking | Test on an empty road: hand on the lever, slow, then faster |
bed-in | brakes | 1 | | test | Bed the linings in, and adjust once more |
recheck | brakes | 1 | | bed-in | Look for leaks and feel the hubs after fifty miles | A hot hub drags.
`,
});
