import { template } from './template.rules.js';

export const engineRebuild = template({
  name: 'engine-rebuild',
  title: 'Engine rebuild',
  about: 'Out of the car, to the machine shop, and back in, with the measurements on the way.',
  tasks: `
why | engine | 3 | ! | | Measure why: compression, leak-down, oil pressure hot | A noise in the valve gear needs no rebuild. Write down all numbers.
goal | engine | 1 | | why | Decide what it is to do, and what it may cost | As it was, a little more, or much more: cam, pistons and gears follow from it.
numbers | engine | 0.5 | | | Photograph casting numbers, dates and stampings | Before any cleaning, and never let anybody deck a stamped pad unasked.
photos | engine | 1 | | | Photograph and label hoses, wires and brackets |
drain | engine | 1 | | why photos | Drain oil and coolant, and look at both | Silver in the pan is bearings; a milky filler cap is a gasket.
hood-off | body | 0.5 | | photos | Take the hood off and cover the fenders |
strip-off | engine | 4 | | drain hood-off | Take off radiator, carburetor, exhaust and accessories |
out | engine | 4 | ! | strip-off | Take the engine out | Support the transmission. Look at the mounts and the clutch.
stand | engine | 1 | | out | Put it on a stand that carries it |
apart | engine | 6 | | stand | Take it apart, and bag everything by its place | Rods and caps stay together, and in their order.
measure | engine | 4 | ! | apart | Measure the bores, the crank and the cam | Taper and out-of-round decide the overbore, not the odometer.
clean | engine | 4 | | measure | Clean the block: all plugs out, all galleries brushed |
crack | engine | 1 | ! | clean | Have block and heads tested for cracks | Before any money goes into machining.
bores | engine | 1 | ! | crack | Have the block bored and honed, the decks checked | Give the shop the pistons first: each bore is made for its own.
crank | engine | 1 | | measure | Have the crank ground or polished |
rods | engine | 1 | | measure | Have the rods checked, with new bolts |
balance | engine | 1 | ~ | crank rods | Have the rotating parts balanced |
heads | engine | 2 | | crack | Have the heads done: guides, seats, valves, springs | Hard seats for the fuel of today.
order | engine | 2 | | measure goal | Order pistons, rings, bearings, gaskets, oil pump, timing set and cam |
block-paint | engine | 2 | ~ | bores | Paint the block |
wash | engine | 2 | ! | bores crank rods | Wash everything once more with hot soap and brushes | Wipe the bores with white paper and oil until it stays white.
mains | engine | 4 | ! | wash order | Fit the crank, and measure each main bearing | Write every clearance down.
pistons | engine | 6 | ! | mains balance | Gap the rings and fit the pistons | Turn the crank after each one. A tight spot is found at once, or never.
timing | engine | 4 | | pistons | Fit and degree the cam, the timing set and the cover |
oil-pump | engine | 2 | ! | timing | Fit the oil pump, the pickup and the pan | Measure the pickup to the floor of the pan.
heads-on | engine | 4 | | heads pistons | Fit the heads in the order of the manual |
valves | engine | 3 | | heads-on timing | Fit the valve gear and set lash or preload |
seal | engine | 3 | | oil-pump valves | Fit covers and manifolds with new gaskets |
clutch | transmission | 3 | | seal | Face the flywheel, and fit the clutch or the converter |
prime | engine | 1 | ! | seal | Turn the oil pump by hand until oil comes to every rocker |
bay | paint | 6 | ~ | out | Clean and paint the engine bay |
mounts | engine | 1 | | out | Fit new mounts |
in | engine | 5 | | clutch prime mounts bay | Put the engine in |
hoses | cooling | 2 | | in | Fit radiator, hoses, thermostat and belts |
fuel | fuel | 3 | | in | Rebuild the carburetor, and fit lines and filters |
spark | electrical | 3 | | in | Fit distributor, coil, plugs and wires, and set the timing by hand |
exhaust | exhaust | 2 | | in | Fit the exhaust with new gaskets |
fill | engine | 1 | | hoses | Fill oil for flat cams, and coolant |
start | engine | 3 | ! | fuel spark exhaust fill | Start it: twenty minutes at 2,000 for a flat cam | Somebody watches the oil pressure, somebody the fuel, with an extinguisher.
check | engine | 2 | | start | Look for leaks, and set timing and mixture hot |
run-in | engine | 4 | | check | Run it in: five hundred miles with changing loads, then change the oil |
retorque | engine | 2 | | run-in | Check the heads, manifolds and lash again |
`,
});
