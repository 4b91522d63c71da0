import { template } from './template.rules.js';

export const fullRestoration = template({
  name: 'full-restoration',
  title: 'Full restoration',
  about:
    'From a complete car to a bare shell and back: taking it apart in order, metal, paint, every system rebuilt, and the first thousand miles.',
  tasks: `
papers | paperwork | 2 | ! | | Check the title, the VIN and the numbers on the car | Compare the plates and the stamped numbers with the papers before you spend a dollar. What does not agree is easier to sort out now.
history | paperwork | 3 | ~ | | Collect what is known of its history | Receipts, former owners, the build sheet. Look behind the seat and on top of the tank: build sheets were left there.
space | other | 6 | | | Make room: a dry floor, light, shelves for parts | A car that is taken apart needs about three times its own floor.
plan | other | 4 | | papers | Decide what it is to become, and what it may cost | Driver, show or race. Half of the budget goes where nobody looks: keep a third in reserve.
photos | other | 3 | ! | | Photograph the whole car, inside, outside and underneath | Routing of hoses, wires and shims above all. You will want ten times as many pictures as you think.
drive | other | 2 | | | Drive it or run it once more, and write down every fault | Oil pressure hot and cold, noises, gears that jump out, lights that do not work.
measure | body | 3 | ! | photos | Measure gaps and diagonals before anything comes off | Door gaps, height of the sills, diagonals of the openings. Write them on a drawing.
bags | other | 2 | ! | photos | Get bags, boxes, labels and a marker ready | One bag for each bolt hole you empty, named in the words of the car, never “misc”.
fluids | other | 2 | | drive | Drain fuel, oil, coolant and brake fluid | Take old fuel and coolant to your county’s collection.
battery-out | electrical | 0.5 | | drive | Take the battery out |
trim-off | trim | 8 | | bags | Take off bumpers, grille, lamps and bright trim | Photograph each clip from behind. Clips break: count how many you need.
trim-plate | trim | 4 | | trim-off | Send bumpers and trim to the plater | Send it early. Platers are the longest wait in the hobby.
glass-out | glass | 6 | | bags | Take out the windshield, the back light and the side glass | Keep the old rubber until the new one fits.
seats-out | interior | 3 | | bags | Take out seats, carpet and panels | Keep old panels and covers as patterns, however bad they are.
dash-out | interior | 6 | | seats-out | Take out the instrument panel and the gauges | Tag every wire with the name of what it came off.
harness-out | electrical | 5 | | dash-out | Take the wiring harness out in one piece | It is the drawing of the new one. Lay it on a board and photograph it.
front-off | body | 6 | | trim-off fluids | Take off the hood, the fenders and the radiator support | Note the shims at each bolt: they set the gaps.
doors-off | body | 4 | | front-off glass-out | Take off the doors and the deck lid | Scribe around the hinges first, and brace the door openings.
engine-out | engine | 8 | | front-off fluids harness-out | Take out the engine and the transmission | Support the transmission. Look at the mounts while you are there.
tank-out | fuel | 2 | | fluids | Take out the fuel tank and the lines | Never cut or weld near a tank that has held fuel.
exhaust-off | exhaust | 2 | | engine-out | Take off the exhaust |
pedals-out | brakes | 3 | | dash-out | Take out the pedals, the master cylinder and the hand brake |
column-out | steering | 2 | | dash-out | Take out the steering column and the box |
heater-out | cooling | 3 | | dash-out | Take out the heater and its ducts |
brace | body | 4 | ! | doors-off | Brace the body before it is lifted | Weld tubing across the door openings. A body without doors folds.
body-off | body | 8 | | brace engine-out column-out tank-out | Lift the body off the frame, or put the shell on a rotisserie | Note which mount had how many pads and shims.
axles-out | suspension | 6 | | body-off | Take the axles, springs and control arms out | Coil springs under load can kill: use a compressor and a chain.
inventory | other | 4 | | body-off | List what is missing, broken or worn | Every part that you must buy goes onto a task here, with a price.
blast | frame | 6 | | axles-out | Have the frame blasted | Plug threads, mask numbers. Thick frames take grit; panels do not, they warp.
frame-check | frame | 4 | ! | blast | Measure the frame and look for cracks | Around the steering box, spring hangers and motor mounts.
frame-weld | frame | 12 | | frame-check | Weld and straighten the frame |
frame-coat | frame | 8 | | frame-weld | Coat the frame inside and out | Epoxy primer within a day of blasting, wax or cavity coating inside.
susp-clean | suspension | 8 | | axles-out | Clean and check control arms, springs and spindles | Have spindles and arms crack-tested on a car that will be driven hard.
susp-parts | suspension | 4 | | susp-clean | Buy bushings, ball joints, shocks and bump stops |
front-susp | suspension | 10 | | frame-coat susp-parts | Rebuild the front suspension | Tighten rubber bushings only with the car at its ride height.
rear-susp | suspension | 8 | | frame-coat susp-parts | Rebuild the rear springs and shackles |
wheel-bearings | wheels | 3 | | front-susp | Fit front wheel bearings, each with a new seal | Pack them by hand. Set the end play by the manual, not by feel alone.
diff | driveline | 10 | | axles-out | Check the rear axle: backlash, bearings, leaks | A whine on the drive from before tells you which gears to look at.
axle-in | driveline | 5 | | diff rear-susp | Put the rear axle in |
driveshaft | driveline | 3 | | axle-in | Fit new universal joints and have the shaft balanced |
brake-lines | brakes | 8 | ! | frame-coat | Bend and fit new brake lines | Nickel copper bends easily. Double flares, never single.
brake-wheels | brakes | 10 | ! | wheel-bearings axle-in | Rebuild the brakes at all four wheels | Cylinders or calipers, hoses, shoes or pads, springs; drums and discs measured.
master | brakes | 4 | ! | brake-lines pedals-out | Fit the master cylinder | If it has one circuit, this is the time for two.
parking-brake | brakes | 3 | | brake-wheels | Fit the hand brake and its cables |
box-rebuild | steering | 8 | | column-out | Rebuild the steering box and check the linkage | Tie rods, idler arm, center link. Play here cannot be tuned out elsewhere.
steering-in | steering | 5 | | box-rebuild front-susp | Put the steering in |
engine-apart | engine | 8 | | engine-out | Take the engine apart and measure it | Bag bearings by their place: they tell how it lived.
engine-shop | engine | 4 | ! | engine-apart | Take block, heads and crank to the machine shop | Ask for crack tests first; a cracked head ends every other estimate.
engine-parts | engine | 3 | | engine-shop | Order pistons, bearings, rings, gaskets and the cam | After the shop has measured, not before.
short-block | engine | 12 | ! | engine-parts | Put the short block together | Check every clearance, write it down, turn the crank by hand after each cap.
heads-on | engine | 8 | | short-block | Fit heads, valve gear and timing | Set the cam to its marks, and check them once more with a dial.
engine-dress | engine | 6 | | heads-on | Fit oil pump, pan, covers and accessories | Prime the oil pump before the first start.
engine-paint | engine | 4 | ~ | heads-on | Paint the engine in its color |
carb | fuel | 5 | | tank-out | Rebuild the carburetor or the injection |
fuel-pump | fuel | 2 | | engine-dress | Fit a fuel pump and filters for the fuel of today | Old diaphragms do not bear ethanol.
distributor | electrical | 4 | | engine-apart | Rebuild the distributor, coil and plug wires |
starter-gen | electrical | 6 | | engine-out | Rebuild the starter and the generator or alternator |
trans-apart | transmission | 8 | | engine-out | Take the transmission apart and look at gears, bearings and bands |
trans-rebuild | transmission | 12 | | trans-apart | Rebuild the transmission |
clutch | transmission | 4 | | trans-rebuild engine-dress | Fit the clutch or the converter | Have the flywheel faced. Use an alignment tool.
mate | transmission | 3 | | clutch | Join engine and transmission |
radiator | cooling | 3 | | front-off | Have the radiator flow-tested and cored where it needs it |
water-pump | cooling | 2 | | engine-dress | Fit the water pump, thermostat, hoses and belts |
heater-rebuild | cooling | 4 | ~ | heater-out | Rebuild the heater: core, motor, flaps, cables | A new core is cheap now, and costs a day once the dash is in.
drivetrain-in | engine | 8 | | mate driveshaft steering-in | Put the drivetrain into the chassis |
tank | fuel | 4 | | tank-out | Clean and seal the tank, or buy one | With a new sender: the gauge is only as good as it.
fuel-lines | fuel | 4 | ! | frame-coat tank | Run new fuel lines | Steel or nickel copper, short hoses rated for fuel, clamps without screws at the pump.
exhaust-new | exhaust | 6 | | drivetrain-in | Fit the exhaust | Hang it loosely, set it to the body, then tighten.
strip | body | 30 | | body-off | Strip the shell to bare metal | Media, chemical or by hand. Never heat a panel with a disc.
rust-map | body | 4 | ! | strip | Mark all rust, old repairs and filler | Photograph it: a buyer will ask what was under the paint.
panels-buy | body | 3 | | rust-map | Buy patch panels and sheet | Hold each against the car before you cut anything.
floors | body | 30 | | panels-buy brace | Replace the floors | Plug welds and butt welds in short stitches: heat is what bends.
sills | body | 30 | ! | floors | Replace the sills and the inner structure | One side at a time. Measure again to the numbers that you wrote down.
quarters | body | 36 | | sills | Repair the quarters, the wheelhouses and the trunk floor |
cowl | body | 12 | | floors | Repair the cowl and the drains | Water in the car usually starts here.
doors-repair | body | 16 | | panels-buy | Repair the doors: bottoms, skins, hinges |
fenders-repair | body | 16 | | panels-buy | Repair the fenders, the hood and the deck lid |
fit-1 | body | 16 | ! | sills quarters cowl doors-repair fenders-repair | Fit all panels and set the gaps in bare metal | On the frame, with the weight on the wheels. Gaps are made in metal, not in filler.
lead | body | 20 | | fit-1 | Finish the metal: hammer, file, lead or filler | No more than an eighth of an inch of filler anywhere.
seams | body | 8 | | lead | Seal the seams and coat the underside |
epoxy | paint | 8 | ! | lead | Prime in epoxy |
build-primer | paint | 10 | | epoxy seams | Spray high-build primer |
block | paint | 30 | | build-primer | Block sand, guide coat, and again | Three rounds for a driver. Dark colors show everything.
color-choice | paint | 2 | ~ | plan | Choose the color and spray a test panel | Look at it in the sun and at night, and note the mix.
booth | paint | 3 | | block color-choice | Make a booth ready, or book one |
jambs | paint | 8 | | booth | Paint the jambs, the undersides and the inside |
color | paint | 16 | ! | jambs | Paint the color and the clear | Panels off the car and in the same order, so that metallics agree.
cut | paint | 24 | | color | Sand and polish the paint | Stay off the edges: tape them.
chassis-roll | other | 4 | | drivetrain-in brake-wheels fuel-lines | Set the chassis on its wheels |
body-on | body | 8 | ! | color chassis-roll exhaust-new | Put the body back on the frame | New mounts, the old shims as a start. Lower, check the gaps, shim, check.
fit-2 | body | 12 | | body-on cut | Hang the doors, the hood and the deck lid, and set the gaps again |
sound | interior | 8 | ~ | body-on | Lay sound deadening and insulation |
harness | electrical | 4 | | harness-out | Buy a harness, or make one by the old one | Cloth or plastic, but today’s wire gauges and a fuse for each circuit.
harness-in | electrical | 14 | | harness body-on | Run the harness through the body | Grommets in every hole, and a second ground strap from engine to frame.
gauges | electrical | 8 | ~ | dash-out | Have the gauges rebuilt and tested |
heater-in | cooling | 3 | | heater-rebuild sound | Put the heater in |
dash-in | interior | 10 | | harness-in gauges heater-in | Put the instrument panel in |
lights | electrical | 8 | | harness-in trim-plate | Fit and aim lamps, horn and switches |
wipers | electrical | 4 | | harness-in | Rebuild and fit the wipers and the washer |
battery-in | electrical | 2 | | harness-in starter-gen | Fit the battery, its cables and a cut-off switch |
pedals-in | brakes | 3 | | body-on master | Fit pedals and linkages |
bleed | brakes | 3 | ! | pedals-in brake-wheels parking-brake | Bleed the brakes and look for leaks | Press hard for a minute, then look at each fitting with a light.
column-in | steering | 3 | | body-on steering-in | Fit the steering column and the wheel |
trim-polish | trim | 16 | ~ | trim-off | Straighten and polish stainless and aluminum trim |
rubber | glass | 3 | | glass-out | Buy weatherstrip and glass channels |
headliner | interior | 10 | | glass-out sound | Fit the headliner | Before the windshield, where the glass holds it.
glass-in | glass | 14 | | fit-2 rubber headliner | Fit the glass and its rubber | A cord in the lip, soapy water, four hands.
regulators | glass | 6 | | doors-repair | Clean, mend and grease regulators, locks and latches |
upholstery | interior | 30 | | seats-out | Have the seats covered, or cover them | Springs and foam first: a new cover over a dead spring sags in a year.
panels-in | interior | 10 | | regulators glass-in | Fit door panels and kick panels |
carpet | interior | 6 | | dash-in sound | Lay the carpet |
seats-in | interior | 3 | | carpet upholstery panels-in | Put the seats and the belts in | Belts with bolts of their own grade, through metal that holds.
trim-on | trim | 16 | | fit-2 trim-plate trim-polish | Fit the bumpers, the grille and the trim | Tape the paint on both sides of each hole.
tires | wheels | 3 | | chassis-roll | Have the wheels painted, and mount and balance tires |
fill | other | 2 | | engine-dress radiator water-pump trans-rebuild diff | Fill all fluids, and look for leaks for a day |
first-start | engine | 6 | ! | fill fuel-pump carb fuel-lines distributor battery-in exhaust-new | Start the engine for the first time | Oil pressure before it fires, an extinguisher at hand, a flat cam kept at 2,000 for twenty minutes.
tune | engine | 4 | | first-start | Set timing, idle and mixture | Check the head bolts again when it has been hot and is cold.
align | steering | 3 | ! | steering-in tires column-in | Have the wheels aligned |
electric-test | electrical | 4 | | lights wipers dash-in battery-in | Test every circuit, one at a time |
shake | other | 6 | ! | bleed align tune electric-test glass-in seats-in | Drive it around the block, then ten miles | Take tools and a phone. Touch the hubs afterwards: a hot one drags.
recheck | other | 6 | | shake | Tighten everything again after a hundred miles | U-bolts, lug nuts, body mounts, steering, exhaust.
inspect | paperwork | 3 | | shake | Have it inspected, insured at an agreed value, and registered |
thousand | other | 8 | | recheck inspect | Drive the first thousand miles, and mend what shows | Change the oil at five hundred.
book | paperwork | 3 | ~ | thousand | Put receipts and photos in order, and freeze the build book | It is worth as much as the paint on the day you sell.
`,
});
