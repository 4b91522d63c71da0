/** Pieces that go with any kind: after the name of a part each makes another thing of it, so that a carburetor kit is
 *  no carburetor. What ends in one of these words but is its own thing has a line in the file of its system. */
export const pieces = `
# what repairs or fits it
kit: repair kit, rebuild kit, overhaul kit, rebuilding kit, minor kit, major kit, tune up kit, service kit, refurb kit
conversion kit: swap kit, adapter kit, upgrade kit, converter kit
gasket: gasket set, gasket kit
seal: seal kit, seal set, o ring, grease seal, rubber seal, sealing ring
bushing: bush, bushing kit, bushing set, grommet, rubber bushing
hardware: hardware kit, mounting kit, mounting hardware, fitting kit, bolt kit, screw kit, fastener kit, install kit, installation kit
bolt: stud, bolt set, ~capscrew, mounting bolt
nut: lock nut, locknut, castle nut, jam nut
screw: screw set, thumb screw
washer: shim, thrust washer, lock washer, spring washer
clip: clip set, retainer, retaining clip, retaining ring, snap ring, circlip, spring clip
fastener: rivet, snap, stud fastener
pin: cotter pin, clevis pin, pivot pin, roll pin, split pin
clamp: hose clamp, clamp set, jubilee clip
key: key blank, woodruff key
rubber: rubber set, rubber kit, rubber bumper, rubber buffer, rubber stop

# what holds it
bracket: mounting bracket, brkt, bracket set, mounting ear
mount: mounting, mounting pad, rubber mount, insulator
support: stay, support bracket
brace: brace rod, support rod
strap: strap set, hold down strap, tie down, mounting strap
hanger
hold down: holddown
base: base plate, pedestal
frame: surround
plate: backing plate, cover plate, mounting plate, plate set
spacer: spacer plate, spacer block, riser
adapter: adaptor, adapter plate, adaptor plate
reinforcement: reinforcing plate, stiffener, gusset

# what covers it
cover: cover set, dust cover
boot: dust boot, gaiter, rubber boot, bellows, gaitor
cap: end cap, dust cap
shield: splash shield, heat shield, dust shield
guard: protector
pad: pad set, rubber pad, cushion
mat: rubber mat
liner: lining, insert liner
insert: insert set
bezel: escutcheon, trim plate
ring: ring set
molding: moulding, trim molding, trim strip, mldg, trim piece, ~trim, chrome strip, garnish, finisher, finishing strip, chrome finisher, trim finisher
decal: sticker, transfer, decal set, sticker set, label, stencil decal
lens: lense, lens set, glass lens, plastic lens
glass
face: face plate, faceplate, dial face, dial
bulb: light bulb, lamp bulb
light: lamp, light assembly, light kit
panel

# what moves and works it
knob: knob set, pull knob
handle: grip, pull handle
lever
arm
button: push button
crank
switch: toggle switch
motor: drive motor, electric motor
relay
solenoid
sensor: sending unit, sender, sending switch, sensor switch
cable: cable assembly, cable set, control cable, bowden cable
wire: wiring, lead, pigtail, wire set, connector, wiring plug
wiring harness: harness, wire harness, loom, wiring loom, wiring kit
hose: hose set, hose kit
line: tubing, ~pipe, line set, ~tube, pipe set
fitting: banjo fitting, elbow
valve
pulley: sheave
belt: drive belt
hinge: hinge set, hinge pin, hinge pin kit
spring: spring set, return spring, tension spring
latch: catch, latch assembly
lock: lock cylinder, lock set, lock assembly
shaft: spindle shaft
bearing: bearing set, bearing kit, bearing cup, brg
gear: gear set, cog
rod: actuating rod, push pull rod
linkage: ~link, linkage kit
pivot: fulcrum
track: slide, slider, rail
stop: bumper stop
float
needle
filter: filter element, strainer
vent: louver, grille vent
tube
pump

# what it is in
housing: housing assembly, empty housing, shell
case: casing, empty case, bare case
pan: tray
empty box: box only
canister
reservoir: bottle, jar

# for making and working on it
puller: removal tool, remover, extractor
tool: installation tool, installing tool, install tool, alignment tool, adjusting tool
wrench: spanner
template: pattern
stencil: stencil set, stencil kit
stand: display stand, holder, cradle
blueprint: drawing, schematic, diagram
`;
