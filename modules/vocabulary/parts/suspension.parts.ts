/** Suspension: springs, dampers and the arms between the frame and the wheels. */
export const suspensionParts = `
# springs
@minds end
coil spring: ~spring, lowering springs, drop springs, variable rate spring, lowered springs, front coil, rear coil, drop coil, drop coil spring, lowering coil, lowered coil spring, coil springs pair, coil spring set, front spring, rear spring, road spring, moog coil spring, suspension spring, big block coil, cut coils, coils pair
  ride: lowered = lowered, lowering, drop, dropped | stock = stock height, stock ride height
leaf spring: leaf, leaves, leaf pack, spring pack, leaf spring pack, cart spring, semi elliptic spring, transverse spring, buggy spring, spring leaf, spring leaves, leaf spring assembly, monoleaf spring, super stock springs, ~spring, de arched springs, quarter elliptic spring, hypoid spring, front spring, rear spring, leaf springs pair, road spring, rear leafs, front leafs, leafspring, mono leaf, leaf spring set, multi leaf spring, monoleaf, 4 leaf spring, 5 leaf spring, posies spring, posies, ~leafs
  style: mono = mono, mono leaf, monoleaf, single leaf | multi = multi, multi leaf, multileaf | super stock = super stock | transverse = transverse
@minds end height
spring shackle: shackle, leaf spring shackle, shackle kit, spring shackle kit, shackle set, shackle plate, leaf spring shackle kit, shackle bar, rear shackle, front shackle, shackle assembly, spring shackle set, shackles and bushings
@minds end
shackle bushing: shackle bush, shackle bushes, shackle rubber, spring shackle bushing, shackle bushing kit
shackle pin: spring shackle bolt, shackle bolt, spring shackle pin
spring hanger: leaf spring hanger, spring bracket, leaf spring bracket, spring mount, leaf spring mount, spring eye bracket, rear spring hanger, leaf spring pocket, shackle hanger, shackle bracket, shackle mount, spring hanger bracket, dumb iron, spring hanger kit, leaf spring front bracket, leaf spring perch bracket, shackle box
leaf spring bushing: spring eye bushing, leaf spring bush, spring bushing, spring bush, spring eye bush, spring bushes, leaf spring eye bushing, leaf spring bushing kit
leaf spring bolt: spring eye bolt, leaf spring pin, spring pin, spring bolt, spring center bolt, leaf spring center bolt, spring tie bolt, leaf spring eye bolt
spring plate: leaf spring plate, shock plate, spring u bolt plate, u bolt plate, spring shock plate, shock mounting plate, spring clamp plate, leaf spring shock plate, spring retainer plate, spring clip plate, leaf spring anchor plate, torsion spring plate
u bolt: ubolt, spring u bolt, leaf spring u bolt, axle u bolt set, spring clip bolt, u bolt kit, u bolt set, u bolts, spring u bolts and plates, axle u bolt
spring pad: spring insulator, coil spring insulator, spring seat, coil spring pad, leaf spring pad, leaf spring insulator, spring isolator, spring rubber, coil spring spacer, spring spacer, spring cup, coil spring cup, coil spring seat, coil spring isolator, spring seat pad, leaf spring liner, leaf spring isolator
spring pan: coil spring pan, wishbone spring pan, lower wishbone pan
spring perch: spring saddle, axle spring perch, leaf spring perch, axle perch, radius rod perch, front axle perch, coil spring perch, spring perch bolt, axle spring pad, spring perches
leaf spring clamp: spring clamp, spring clip, leaf spring clip, rebound clip, leaf spring rebound clip, leaf clip, spring gaiter, leaf spring gaiter, leaf spring cover
helper spring: overload spring, spring helper, overload leaf, overloads, load leveler spring
lowering kit: lowering block, drop kit, lowering set, dropped kit, drop block, lowering block kit
lift kit: suspension lift, lift block, suspension lift kit, lift springs
torsion bar: torsion bar spring, torsion spring, torsion leaves, torsion leaf, torsion bar set, torsion bars pair, hemi torsion bar, big block torsion bar, t bar suspension, tbar, ~t bar
  diameter: 0.840 = 840 | 0.860 = 860 | 0.870 = 870 | 0.890 = 890 | 0.920 = 920 | 0.960 = 960
torsion bar adjuster: torsion bar anchor, torsion bar adjusting bolt, torsion bar mount, torsion bar boot, torsion bar key, torsion adjuster, torsion bar clip, torsion bar seal, torsion bar adjusting arm, avis adjuster, select a drop, sway a way adjuster
torsion bar reaction plate: reaction plate, torsion bar mounting plate
torsion bar crossmember: torsion crossmember, torsion bar cross member
air spring: air bag spring, airbag suspension, air ride bag, air ride, air ride kit, air suspension, air suspension kit, air ride suspension, airlift bag, air lift bag, air bag helper, air bag kit, air bellows suspension
air tank: air ride tank, air suspension tank, air reservoir, air ride compressor, air suspension compressor
displacer: hydrolastic unit, suspension sphere, citroen sphere, accumulator sphere, hydragas unit, hydrolastic displacer unit
rubber cone: rubber cone spring, suspension cone, cone spring, hi lo kit, hi los

# shock absorbers
@minds end
shock absorber: ~damper, shock, shock set, shockers, houdaille, koni, konis, hi jackers, shock absorber set, shox, knee action, knee action unit, monroe load leveler, coil over, coilover, shock absorber damper, lever shock, lever arm shock, lever action shock, lever shock absorber, lever arm shock absorber, lever damper, lever arm damper, armstrong shock, armstrong damper, front shock, rear shock, gas shock, air shock, koni shock, adjustable shock, kyb, kybs, ~bilstein, bilstein shock, ~gabriel, delco shock, pleasurizer, lovejoy, lovejoy shock, houdaille shock, friction shock, friction damper, andre hartford, telescopic shock, telescopic damper, hydraulic shock, gas adjust, ~spax, coil over shock, coilover shock, coil over shocks, shocker, rear damper, front damper, delco spiral shock, spiral shock, tube shock
  style: lever = lever, lever arm, lever action, armstrong, houdaille, knee action, delco lovejoy, lovejoy | tube = tube, tubular, telescopic, gas, koni, bilstein, monroe, kyb | air = air, hijacker, hi jackers, hi jacker | friction = friction, hartford, andre hartford | coilover = coilover, coil over
strut: strut assembly, suspension strut, strut housing, strut tube, mcpherson strut, macpherson strut, front strut, strut leg, strut with spring
strut insert: strut cartridge, shock insert, strut cartridges, koni insert, strut inserts pair
strut mount: strut bearing, strut top mount, strut tower mount, camber plate
@minds end height
shock mount: shock bracket, shock mount bracket, shock absorber mount, shock absorber bracket, shock stud, shock mount stud, shock hoop, shock tower cap, shock mounting bracket, shock mount kit, shock absorber mounting bracket, shock bar, shock support, shock mounting stud
@minds end
shock bushing: shock absorber bushing, shock grommet, shock rubber, shock mount rubber, shock absorber bush, shock bushing kit
shock absorber link: shock link, shock arm, shock dog bone, shock linkage, shock absorber arm, tube shock conversion kit
shock tower: spring tower, strut tower, shock tower repair panel
shock tower brace: export brace, monte carlo bar, strut brace, strut tower brace, strut bar brace, shock tower brace kit, strut tower bar
bump stop: bumpstop, axle bumper, rebound bumper, suspension bumper, axle snubber, control arm bumper, rebound rubber, bump rubber, jounce bumper, rebound stop, bump stop rubber, axle stop, axle bump stop, control arm bump stop, control arm snubber, rebound strap, frame bumper, suspension bump stop, axle rubber bumper, axle strap, axle check strap, limit strap, snubber, rubber snubber, rear axle bump stop, jounce stop, jounce rubber, axle rubber, suspension stop, suspension snubber, axle bumper rubber, rear axle bumper

# control arms and links
@minds end height
control arm: a arm, aarm, wishbone, suspension arm, lower arm, upper arm, trailing arm, lca, uca, suspension a arm, upper a frame, lower a frame, control arm assembly, wishbone arm, front suspension arm, suspension wishbone, tca, track control arm, lower a arm, upper a arm, front a arm, rear trailing arm, semi trailing arm, wishbones pair, control arms pair, upper wishbone, lower wishbone, a frame arm, tubular control arm, tubular a arm, upper control arm, lower control arm, rear control arm, transverse arm, front wishbones, bottom wishbone, top wishbone
control arm shaft: a arm shaft, control arm cross shaft, control arm pivot shaft, control arm shaft kit, a arm shaft kit, fulcrum pin, wishbone fulcrum, fulcrum shaft, control arm inner shaft, upper inner shaft, lower inner shaft
control arm bushing: a arm bushing, wishbone bush, control arm bush, wishbone bushes, suspension bush, trailing arm bushing, suspension bushing, wishbone bushing, control arm bushing set, control arm bushing kit, trailing arm bush, suspension bushing kit, polyurethane bushing kit, suspension bush kit, poly bush kit, urethane bushing kit, a frame bushing, rear control arm bushing, rear end bushing, differential housing bushing, silentbloc, silent bloc, silentblock, silent block, silentbloc bushing, silentbloc bush, wishbone silentbloc, control arm silentbloc, metalastik bush, metalastik bushing, metalastic bush, wishbone rubber, control arm rubber, a arm rubber, suspension rubber, suspension rubber set, suspension bushing set, front suspension bushing, rear suspension bushing, front end rubber, front end rubber set, front end bushing, trailing arm rubber, lower arm bush, upper arm bush, lower arm bushing, upper arm bushing, inner wishbone bush, fulcrum bush, suspension rubbers
i beam bushing: twin i beam bushing, axle pivot bushing, i beam pivot bushing, twin i beam pivot bushing
control arm shim: alignment shim, caster shim, camber shim, caster wedge, axle wedge, wedge shims, trailing arm shim, camber bolt, camber kit, alignment cam, alignment cam bolt, strut rod cam
@minds height
ball joint: balljoint, ball joint set, suspension ball joint, ball joint kit
ball joint boot: ball joint dust boot, ball joint dust cover, ball joint seal, ball joint grease boot
@minds
strut rod: tension rod, strut bar, brake reaction rod, compression strut, caster rod, radius strut, rear strut rod, camber rod, spindle support arm, strut rod assembly, control arm strut rod, tie strut, ~radius rod, tie bar, radius bar, reaction rod, strut rods pair
strut rod bushing: strut bar bushing, tension rod bush, tie bar bush, strut rod bushing kit, strut rod bush, tension rod bushing, radius rod bushing, radius rod rubber, radius rod bush, radius arm rubber, tie bar bushing, strut rod rubber, strut rod grommet, strut bushing, strut bar rubber, strut rod kit
strut rod bracket: strut rod mount, strut bar bracket, ~radius rod bracket
panhard rod: panhard bar, track bar, panhard, panhard rod kit, trackbar, watts link, watts linkage, lateral link, panhard bar kit, panhard link
radius rod: split wishbone, split bones, hairpin, radius arm, four bar kit, 4 bar kit, four link kit, 4 link kit, front wishbone, unsplit wishbone, wish bone, hairpin set, hair pins, rear wishbone, four link suspension, ~four bar, ~4 bar, ~four link, ~4 link, radius rods pair, ladder bar suspension, triangulated four link, triangulated 4 link, split radius rod, 36 wishbone, split bone, hairpin radius rod, hair pin, parallel four bar, parallel 4 link
  style: hairpin = hairpin, hair pin | four-bar = four bar, 4 bar, four link, 4 link | wishbone = wishbone, wish bone, split wishbone, split bones, bones
torque arm
radius rod ball: radius rod ball kit, radius rod ball cap, radius ball, wishbone ball, radius ball cap, radius rod ball socket, radius ball kit, wishbone ball cap
radius rod bushing: radius arm bushing, radius rod bush, radius arm bush, radius rod rubber, radius arm bushing kit, radius arm rubber, c bushing, c bushing kit, caster bushing
radius rod bracket: radius arm bracket, radius rod mount, radius arm mount, hairpin bracket, batwing, bat wing bracket, four bar bracket, four link bracket, split wishbone bracket, split wishbone end, split wishbone kit, radius rod clevis
@minds end
sway bar: swaybar, anti sway bar, antisway bar, stabilizer bar, stabiliser bar, anti roll bar, antiroll bar, arb, stabilizer, sway eliminator, sway bar kit, stabilizer bar kit, antirollbar, sway bar set, anti roll bar kit, addco bar, stabilizer shaft, front sway bar, rear sway bar, roll bar stabilizer, stabilizer bar and links, sway bar assembly, sway bars, anti sway, antiroll, roll stabilizer, torsion stabilizer, 1 inch sway bar, hotchkis sway bar, swaybar kit
  diameter: 5/8 = 5/8 | 11/16 = 11/16 | 3/4 = 3/4 | 7/8 = 7/8 | 15/16 = 15/16 | 1-1/8 = 1 1/8 | 1-1/4 = 1 1/4
camber compensator: camber regulator
sway bar link: sway bar end link, end link, stabilizer link, drop link, anti roll bar link, stabilizer bar link, sway bar link kit, stabilizer link kit, end link kit, anti sway bar link, anti roll bar drop link, stabilizer end link, sway bar endlink, sway bar end link kit, sway bar arm, endlinks, sway bar links, sway links, sway link, swaybar link, roll bar link, stabilizer link pin, arb link, arb drop link
sway bar bushing: stabilizer bushing, stabilizer bar bushing, anti roll bar bush, sway bar bushing kit, sway bar frame bushing, sway bar mount bushing, anti roll bar bushes, sway bar rubber, sway bar grommet, sway bar insulator, swaybar bushing, swaybar bush, arb bush, arb bushing, sway bushing
sway bar bracket: stabilizer bar bracket, sway bar mount, anti roll bar bracket, sway bar mounting bracket, sway bar clamp, stabilizer bracket, anti roll bar clamp, sway bar frame bracket, sway bar strap, anti roll bar mount

# front axle, spindles and hubs
@minds
front axle: straight axle, drop axle, dropped axle, beam axle, axle beam, i beam axle, i beam, tube axle, drilled axle, mor drop axle, mor drop, superbell axle, super bell axle, dago axle, dagoed axle, straight axle kit, front axle assembly, gasser axle, gasser front end, straight axle front end, front beam, beam front end, ball joint beam, king pin beam, link pin beam, front axle beam assembly, narrowed beam, adjustable beam, vw beam, torsion beam, front axle tube, forged axle, drop front axle, front drop axle, 4 inch drop axle, heavy axle, tubular front axle, four inch dropped axle, i beam front axle, straight front axle, front straight axle, tube front axle, lowered axle
  drop: dropped = dropped, drop, mor drop, dago, dagoed, superbell, super bell | stock = stock
  beam: king pin = king pin, kingpin, link pin | ball joint = ball joint
front suspension: front suspension assembly, front suspension kit, mustang ii front end, mustang 2 front end, mustang ii suspension, mustang ii kit, mustang ii crossmember kit, ifs, ifs kit, front end suspension, volare front end, dubonnet, front suspension unit, planar suspension, k member kit, heidts front end, front clip suspension, jag front end, mustang ii ifs, mustang 2 ifs, mustang ii crossmember, mustang ii front suspension, front end complete, complete front end, front suspension complete, jag front suspension, front suspension cradle
front end rebuild kit: front end kit, suspension rebuild kit, suspension kit, front suspension rebuild, suspension rebuild, front end bushing kit, front end overhaul kit, suspension overhaul kit, pst kit, front end parts kit, front end rubber set, front end rubber kit, front end bushing set, front end rebuild, front suspension rebuild kit, front suspension bushing kit, ball joint and bushing kit, super front end kit, suspension rubber kit, front end set, front end kit rebuild
@minds brakes
spindle: steering knuckle, stub axle, ~knuckle, swivel axle, disc brake spindle, disc spindle, drum spindle, drum brake spindles, steering spindle, suspension upright, ~upright, vertical link, spindle and hub, spindle assembly, knuckle and hub, front hub carrier, axle spindle, spindle knuckle, spindles pair, drop spindle, dropped spindle, round back spindle, square back spindle, lowered spindle, front spindle, stub axle assembly, king pin spindle, steering swivel, drum brake spindle, disk spindle, disk brake spindle
  drop: dropped = dropped, drop, lowered, lowering | stock = stock height
hub carrier: rear hub carrier, rear upright, rear bearing carrier, rear wheel bearing housing, trailing arm bearing housing, rear spindle housing
@minds
king pin: kingpin, king pin set, kingpin set, king pin kit, kingpin kit, king bolt set, spindle bolt, spindle bolt set, kingbolt, swivel pin, king pin bushing, kingpin bushing, spindle bolt kit, king pin and bushing set, king pin rebuild kit, swivel pin kit, kingpin repair kit, king pin repair kit, ~link pin, link pin kit, king and link pin set, kingpin bearing, king pin bearing, king pin thrust bearing, king bolt, king bolts set, king pins, kingpins, spindle pin, spindle pin kit, kingpin bushing kit, king pin set kit, kingpins kit, link and king pin, link pin set, link pins
trunnion: suspension trunnion, trunnion bush, trunnion bushing, trunnion bushes, trunnion assembly
spindle nut: spindle nut and washer, spindle washer, spindle nut kit, wheel bearing nut, spindle nut retainer, spindle lock nut, axle hub lock nut, wheel bearing lock nut
@minds end
wheel hub: hub, hub assembly, hub flange, brake hub, splined hub adapter, drive flange, wire wheel hub set, front hub, rear hub, wire wheel hub, splined hub, hubs pair, wheel hub and bearing, hub and bearing, rudge hub, bolt on hub, ko hub, wheel hub assembly
  style: splined = splined, spline, wire wheel, knock off, rudge, rudge whitworth | bolt-on = bolt on, disc wheel, steel wheel
@minds end depth
wheel bearing: hub bearing, wheel bearing kit, wheel bearing set, hub bearing kit, wheel bearing cup, wheel bearing race, wheel bearing cone, wheel bearing and seal kit, wheel brg, front wheel brg, rear wheel brg, wheel brgs, outer wheel bearing, inner wheel bearing, front wheel bearing, rear wheel bearing, hub brg, front hub bearing, rear hub bearing, timken wheel bearing
@minds end depth
wheel seal: wheel bearing seal, grease seal, hub seal, hub oil seal, hub grease seal, wheel grease seal, rear hub seal, rear hub oil seal
@minds
wheel bearing dust cap: grease cap, dust cap, spindle dust cap, hub dust cap, hub grease cap, spindle cap, wheel bearing cap, hub dust cover, wheel dust cap, spindle dust cover, grease cup
@minds end
rear suspension: independent rear suspension, ~jaguar irs, ~irs, rear suspension assembly, rear suspension kit, de dion axle, de dion tube
# tools
@minds
# motorcycles
motorcycle fork: front fork, fork assembly, front forks, springer fork, springer front end, girder fork, telescopic forks, fork tubes, fork tube, fork legs, ~springer, ~wide glide, ~girder, hydra glide fork, wide glide front end, girder front end, fork lowers, ~narrow glide, fork set
triple tree: triple clamp, fork yoke, triple trees
swing arm: swingarm, swinging arm
@minds depth
primary cover: primary case, outer primary, inner primary, tin primary, primary chain case, primary chaincase, outer primary cover, primary cover set, ~primary, primary outer, primary inner, primary chain cover
@minds
primary chain: primary drive chain, primary belt drive, primary drive
drive chain: rear chain, motorcycle chain, final drive chain, rear drive chain, o ring chain
@minds end
sprocket: chain sprocket, rear sprocket, front sprocket, countershaft sprocket, drive sprocket, transmission sprocket, engine sprocket, motor sprocket, wheel sprocket, motorcycle sprocket
@minds
motorcycle clutch: clutch hub, clutch basket, clutch drum, clutch shell, clutch steels, clutch friction plates, motorcycle clutch plates
clutch booster: mousetrap, mouse trap clutch, clutch booster spring
foot clutch: rocker clutch, suicide clutch, foot clutch pedal, clutch rocker pedal
kickstarter: kick starter, kick start, kick start arm, kickstart arm, kickstarter arm, kicker arm, ~kicker, kick start lever, kick start pedal, kickstart pedal, kicker pedal, kick pedal, kick arm, kick lever, kickstart kit, kick start kit, kick starter kit, kicker kit, kick start crank, kick start assembly, kick start cover
handlebar: handlebars, handle bar, ape hangers, clip ons, drag bars, buckhorn bars, flat track bars, speedster bars, beach bars, wide glide bars, apes, mini apes, flanders bars, buckhorns, dresser bars
`;
