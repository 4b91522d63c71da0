import { template } from './template.rules.js';

export const wakingUp = template({
  name: 'waking-up',
  title: 'Wake a car that sat for years',
  about: 'From the barn to the road without breaking what still works: nothing is cranked before it has oil.',
  tasks: `
papers | paperwork | 1 | ! | | Check title, VIN and plates before it moves |
photos | other | 1 | | | Photograph it as it was found | Dust and all: it never looks like that again.
mice | interior | 3 | | photos | Clear nests from cab, heater and air cleaner | Gloves and a mask. Look at the wires for teeth.
roll | wheels | 2 | ! | papers | Put air into the tires, and see whether it rolls | If a wheel holds, free that brake before you tow it.
list | other | 2 | | roll | Look underneath, and list rust, leaks and missing parts |
battery | electrical | 1 | | mice | Put a fresh battery in through a fuse, and watch for smoke |
oil-look | engine | 0.5 | ! | roll | Look at oil and coolant on the dipstick and in the radiator | Water in the oil ends this list: see to that first.
oil | engine | 1 | | oil-look | Change the oil and the filter |
plugs-out | engine | 1 | ! | oil-look | Take the plugs out and pour light oil into the cylinders | Leave it for two days.
by-hand | engine | 1 | ! | plugs-out oil | Turn the engine by hand, a full turn | If it does not move, wait and soak. Force bends valves.
valves | engine | 1 | | by-hand | Take the valve cover off, and see that every valve moves | A stuck valve is tapped free with care, before the starter does it.
compression | engine | 1 | | valves battery | Crank it without plugs until there is oil pressure, then measure compression |
tank | fuel | 4 | ! | roll | Drain the tank, and look inside with a light | Old fuel is varnish. Run from a can for the first start.
lines | fuel | 2 | | tank | Blow out or replace fuel lines, hoses and filter |
pump | fuel | 2 | | lines | Test or rebuild the fuel pump |
carb | fuel | 4 | | tank | Clean or rebuild the carburetor |
points | electrical | 2 | | battery | Clean and set the points; check cap, rotor, coil and wires |
cooling | cooling | 3 | | oil-look | Flush the cooling system, and replace hoses and belts | Look for white crust: it marks each leak.
first | engine | 2 | ! | compression carb points cooling | Start it from a can, outside, with an extinguisher | Stop at once without oil pressure.
listen | engine | 1 | | first | Let it get warm, listen, and look for leaks |
brakes | brakes | 8 | ! | list | Go through the brakes: hoses, cylinders, lines, fluid | After years none of it is trusted, however good the pedal feels.
hand-brake | brakes | 2 | | brakes | Free the hand brake |
clutch | transmission | 2 | | first | Free and adjust the clutch, or check the shift of the automatic |
oils | driveline | 2 | | list | Change the oil of transmission and axle |
grease | suspension | 1 | | list | Grease every fitting until clean grease comes |
bearings | wheels | 3 | | brakes | Clean, look at and pack the wheel bearings |
steering | steering | 2 | ! | list | Check the steering and the suspension for play |
tires | wheels | 1 | ! | list | Fit tires that are younger than six years | Tread says nothing. Read the date.
lamps | electrical | 3 | | battery | Make lamps, horn and wipers work |
belts | interior | 1 | | list | Check seats and belts |
tank-in | fuel | 3 | | tank lines pump first | Clean or replace the tank, and fit it with fresh fuel |
yard | other | 2 | ! | listen clutch hand-brake bearings steering tires tank-in | Drive it in the yard: forward, back, stop, ten times |
legal | paperwork | 2 | | lamps belts yard | Have it inspected, insured and registered |
miles | other | 3 | | legal | Drive ten miles, then fifty, and look at everything after each |
plan | other | 2 | ~ | miles | Write down what it needs next |
`,
});
