import { template } from './template.rules.js';

export const rewiring = template({
  name: 'rewiring',
  title: 'New wiring',
  about: 'A new harness from the battery to the last lamp, so that nothing burns and everything works.',
  tasks: `
diagram | electrical | 2 | ! | | Get the wiring diagram of the exact year, and mark what was changed |
list | electrical | 2 | | | Test every circuit, and list what does not work |
loads | electrical | 2 | | diagram | Add up the loads: lamps, fans, radio, fuel pump | They decide the alternator, the fuses and the gauge of each wire.
voltage | electrical | 1 | | loads | Decide between 6 and 12 volts, generator and alternator | Note all that changes with it: lamps, coil, gauges, starter.
harness | electrical | 2 | ! | loads voltage | Buy a harness, or material to make one | Cloth for show, modern insulation for driving; ends crimped with the right die.
battery-off | electrical | 0.5 | ! | list | Take the battery off, and leave it off |
photos | electrical | 2 | | battery-off | Photograph and tag both ends of every wire |
out | electrical | 6 | | photos | Take the old harness out in one piece | Lay it on a board: its branches are the lengths of the new one.
holes | body | 2 | | out | Mend, paint and line every hole that it passes |
fuses | electrical | 3 | ! | harness holes | Mount the fuse panel and the relays where you can reach them |
main | electrical | 2 | ! | fuses | Fit a master fuse or fusible links, and a cut-off switch |
grounds | electrical | 3 | ! | holes | Clean the grounds to bare metal, and add straps | Engine, frame, body, dash: half of all faults are here.
engine-bay | electrical | 6 | | fuses | Run the engine side: starter, charging, coil, senders |
front | electrical | 5 | | fuses | Run the front: headlamps with relays, parking lamps, horn |
dash | electrical | 8 | | fuses | Run the dash: switches, gauges, heater, wipers, radio |
column | electrical | 3 | | dash | Wire the column: turn signals, horn, ignition switch |
rear | electrical | 5 | | fuses | Run the rear: tail, brake and plate lamps, fuel sender |
doors | electrical | 2 | ~ | rear | Wire the courtesy lamps and their switches |
gauges | electrical | 4 | | dash | Test gauges and senders as pairs |
charging | electrical | 3 | | engine-bay | Test starter, regulator and alternator |
lamps | electrical | 2 | | front rear | Clean or replace sockets, lenses and bulbs |
clips | electrical | 2 | | engine-bay front dash rear | Tie and clip the harness, away from heat and edges |
ohms | electrical | 2 | ! | clips grounds column gauges lamps | Measure each circuit to ground before there is a battery |
first | electrical | 2 | ! | ohms main charging | Connect a battery through a small fuse, one circuit at a time |
load | electrical | 2 | | first | Run everything at once, and feel for warm wires | Measure the drop at the headlamps: more than half a volt is a bad joint.
aim | electrical | 1 | | load | Aim the headlamps |
drawing | electrical | 2 | ~ | load | Draw the new diagram, and keep it with the car |
`,
});
