/** The body: sheet metal, what it opens and shuts with, floors, tops and their frames, the bed of a pickup. */
export const bodyParts = `
# Nose. "front" is no part of a name: it is read as the end of the car.
@minds material
hood: bonnet, hood panel, bonnet panel, hood skin, bonnet skin, alligator hood, butterfly hood
  style: cowl induction = cowl induction, cowl hood, cowl, cowl style | ram air = ram air, ramair | shaker = shaker | louvered = louvered, louvred, louver, louvre | scoop = scoop, scooped, lift off | six pack = six pack, sixpack, six pak, six pac, sixpac | power bulge = power bulge, bulge, powerdome, power dome | flat = flat, plain
hood side panel: hood side, bonnet side panel, bonnet side, engine side panel, hood louver panel
@minds
hood hinge: bonnet hinge
hood spring: hood hinge spring, bonnet spring, hood counterbalance spring, hood lift spring
hood latch: hood lock, hood catch, hood lock assembly, bonnet lock, bonnet catch, bonnet latch, hood striker, hood latch assembly, hood lock plate, hood safety catch
hood latch support: hood latch brace, hood lock support, hood latch vertical support, hood latch bracket
hood release cable: bonnet release cable, bonnet cable, hood cable, hood latch cable
hood scoop: bonnet scoop, ~scoop, air scoop, hood air scoop, shaker scoop, bolt on scoop, bolt on hood scoop, twin scoop, twin hood scoop, dual hood scoop, bolt on twin scoop, bolt on dual scoop, shaker bubble, shaker bubble scoop
  style: shaker = shaker, shaker hood | ram air = ram air | six pack = six pack, six pac, six pak | teardrop = teardrop, tear drop | tunnel ram = tunnel ram
cowl induction door: cowl induction flapper, flapper door, cowl induction flap, cowl induction flapper door, hood flapper door, cowl flapper
wiper door: wiper cowl door, windshield wiper door, wiper door grille, wiper bay door, wiper door grill
hood louver: hood vent, bonnet vent, bonnet louvre, hood grille, louver insert, hood grill
hood prop: hood prop rod, bonnet stay, bonnet prop, hood support rod, hood stay, prop rod, bonnet support
hood insulation: hood pad, hood liner, under hood pad, hood insulator, bonnet insulation, underhood insulation, hood blanket, hood insulation pad
hood insulation clip: hood pad clip, hood insulator clip, hood pad retainer
hood pin: bonnet pin, hood pins, hood lock pin, hood pin kit, hood tie down
hood bumper: hood adjuster, hood stop, hood bumper stop, bonnet buffer, hood rubber bumper, hood bump stop
hood corner: hood corner rubber, hood rest pad
hood lacing: hood lace, hood webbing, bonnet tape, hood welt, radiator shell lacing
hood brace: hood support, hood frame brace
hood strap: bonnet strap, hood belt, bonnet belt, leather bonnet strap, leather hood strap
@minds end material depth bedstyle
fender: ~wing, mudguard, rear fender, rear wing, stepside fender, bedside fender, dually fender, pickup fender, fender panel, fender assembly, bobbed fender, cycle fender, rear mudguard, front mudguard, wing top, wing top panel, outer wing top, wing top outer, outer wing panel, outer wing
@minds end
inner fender: fender well, fenderwell, wheelhouse panel, wheel house, inner wing, splash apron, fender apron, inner fender panel, inner fender well, wheelhousing, wheel housing, fender liner, inner fender skirt, inner fender apron, flitch panel, shock tower apron, fender splash shield, inner apron, front inner apron, inner wing panel, inner wing repair, flitch plate, fender inner panel
@minds body doors
wheel well: wheelwell, wheel tub, inner wheelhouse, outer wheelhouse, outer wheel house, inner wheel house, rear wheelhouse, rear wheel housing, rear inner fender, mini tub, wheel arch inner, inner wheel arch, wheel well patch, wheelwell patch, wheelhouse patch, outer wheel well, inner wheel well, wheel well patch panel, wheel well repair panel, wheel well repair section, wheel well repair patch, wheelhouse patch panel, wheelhouse repair panel, wheelhouse repair section, wheelhouse repair patch, inner wheel arch patch, inner wheel arch patch panel, inner wheel arch repair panel, inner wheel arch repair section, inner wheel arch repair patch
@minds end
fender brace: fender support, fender bracket, wing stay, fender iron, fender brace rod, fender mount, fender bracing
fender extension: fender cap, headlight extension, fender end cap, fender nose, peak extension
fender lip: wheel lip patch, wheel arch repair panel, wheel arch, wheel opening patch, wheel arch panel, wheel lip, fender patch panel, lower fender patch, fender repair panel, wing repair panel, lower fender repair, fender patch, lower fender patch panel, front fender patch, fender bottom, lower fender repair panel, fender lower patch, wheel arch patch, wheel arch patch panel, wheel arch repair section, wheel arch repair patch, wheel lip patch panel, wheel lip repair panel, wheel lip repair section, wheel lip repair patch, wheel opening patch panel, wheel opening repair panel, wheel opening repair section, wheel opening repair patch, fender repair section, fender repair patch, front fender patch panel, front fender repair panel, front fender repair section, front fender repair patch, lower fender repair section, lower fender repair patch, front wing patch, front wing patch panel, front wing repair panel, front wing repair section, front wing repair patch, lower wing repair, lower front wing repair, front wing repair, lower wing repair panel, rear arch, rear arch repair, rear arch repair panel, rear wheel arch, front arch repair, arch repair panel, arch repair, outer arch, outer wheel arch, front arch repair panel
fender flare: wheel flare, arch extension, bubble flare, wheel arch extension, fender flares, wheel arch flare, ~flare, turbo flare, flare set, wheel flares, spat flare, over fender, overfender, wide arch, arch kit, arch set, sportspack arch, works arch, bolt on arch, bolton arch, pickett arch, arch flare, wheel arch spat, group 2 arch, group 4 arch
fender welt: fender welting, fender piping, fender beading, wing piping, wing beading, bumper welt, beading, fender bead
fender bolt: wing bolt, fender hardware, fender bolt kit
mud shield: fender mud shield, fender shield, dust shield fender
gravel shield: stone guard, stone shield, rock guard, gravel guard, fender gravel shield
gravel pan: stone deflector, splash pan, bumper filler pan, bumper splash pan, gravel deflector, bumper gravel deflector, bumper stone deflector, gravel deflector panel, stone deflector panel, splash pan panel, gravel pan panel, front splash pan, bumper splash apron
valance: valance panel, roll pan, lower valance, valence, valence panel, front pan, front apron, rear apron, apron front, apron rear, ~apron, front apron panel, rear apron panel, wide mouth apron, small mouth apron, front valance panel, rear valance panel
air dam: chin spoiler, front spoiler, ~spoiler
rear spoiler: trunk spoiler, deck spoiler, ducktail, duck tail, whale tail, whaletail, pedestal spoiler, go wing, deck lid spoiler, decklid spoiler, ~spoiler, boot spoiler, boot lid spoiler, hatch spoiler, engine lid spoiler, tea tray, rear wing spoiler, spoiler rear, ~rear wing, superbird wing, daytona wing
header panel: nose panel, nose piece, grille header panel, nose header, upper header panel, nose cone, grille opening panel, grill header panel, grill opening panel
front clip: doghouse, dog house, front end clip, nose clip, front sheet metal, front end sheetmetal, front clip assembly, front sheetmetal, fiberglass front end, one piece front end, tilt front end, flip front end, flip front, tilt front, front end assembly, front end sheet metal, front nose
front panel: slam panel, front slam panel, nose repair panel, front skirt, front body panel, g nose, gnose, nose repair section, front nose panel

body shroud: front shroud, rear shroud, healey shroud, alloy shroud, shroud panel, aluminum shroud, front body shroud, rear body shroud
body capping: tub capping, galvanized capping, galvanised capping, rear body capping, rear tub capping, galvanised tub capping, side capping

# Cowl and firewall.
@minds body
cowl panel: ~cowl, scuttle, scuttle panel, cowl top, cowl top panel, upper cowl, cowl plenum, cowl assembly, dash to cowl, lower cowl, scuttle top
cowl side panel: cowl patch, hinge pillar, a pillar, hinge post, cowl lower quarter, cowl side repair, cowl lower patch, a post, a post repair panel, cowl corner, ~cowl side, hinge post patch, hinge post repair, a pillar repair, hinge pillar repair, hinge pillar patch, a pillar patch, a pillar repair panel, a pillar repair section, cowl patch panel, cowl repair panel, cowl repair section, cowl repair patch, cowl side patch, cowl side patch panel, cowl side repair panel, cowl side repair section, cowl side repair patch, hinge post patch panel, hinge post repair panel, hinge post repair section, hinge post repair patch, hinge pillar patch panel, hinge pillar repair panel, hinge pillar repair section, hinge pillar repair patch, a pillar patch panel, a pillar repair patch
cowl vent: cowl vent lid, cowl ventilator, scuttle vent, cowl vent door, cowl vent assembly, ventilator, cowl vent cover, scuttle flap, vent lid, cowl lid, fresh air flap, scuttle air flap, scuttle ventilator, fresh air vent flap
cowl vent grille: cowl vent screen, cowl grille, cowl screen, cowl vent panel, fresh air grille, wiper cowl grille, cowl louver panel, cowl vent grill, cowl grill, fresh air grill, wiper cowl grill
cowl vent seal: cowl vent gasket, cowl vent rubber, cowl lacing, cowl seal, hood to cowl seal, cowl weatherstrip, cowl to hood seal, scuttle seal, cowl vent seal rubber, cowl vent seal set, cowl vent seal kit, cowl seal rubber, hood to cowl seal rubber
firewall: bulkhead, fire wall, dash panel firewall, toe board, toeboard, toe panel, firewall panel, bulkhead panel
firewall plate: firewall block off plate, firewall cover plate, block off plate

# Doors and what holds them.
@minds end body doors cab material
door: door shell, bare door, complete door, suicide door, door assembly, doors, swing door, cargo door, barn door, lift up door, sliding door, slider door, scissor door, gullwing door, butterfly door, pull handle door
  glazing: window = window, windowed | none = panel van, windowless, delivery
  windows: 3 = 3 window, three window | 5 = 5 window, five window
door top: land rover door top, door tops, upper door half, door top half, door upper half, hard door upper, half door upper
door skin: outer door skin, door outer skin, door outer panel, door patch, door repair panel, door bottom, door patch panel, lower door skin, door bottom repair, door skin repair, door lower patch, door repair section, door repair patch, door bottom patch, door bottom patch panel, door bottom repair panel, door bottom repair section, door bottom repair patch, lower door patch, lower door patch panel, lower door repair panel, lower door repair section, lower door repair patch, door skin patch, door skin patch panel, door skin repair panel, door skin repair section, door skin repair patch
door frame: inner door frame, door bottom inner, inner door bottom, door inner frame, inner door shell
@minds end height doors
door hinge: door hinge assembly, door pillar hinge, door hinges
@minds end height doors body
door hinge pin: door hinge pin kit, door hinge bushing, hinge bushing, door hinge repair kit, door hinge pin bushing, door pin, hinge pins and bushings, door hinge rebuild kit, hinge pin and bushing, hinge pin and bushing kit, door hinge pin and bushing, door hinge pin and bushing kit, door pin and bushing, hinge pin kit door, hinge pin bushing
door hinge spring: door spring, door detent spring
door check: door check strap, door stop, door check arm, door limit strap, door restraint, door limiter, check strap, door stay, door hold open, door check link
@minds end depth doors
door handle: outside door handle, outside handle, exterior door handle, outer door handle, push button handle, door opener
door handle gasket: door handle pad, door handle seal, door handle rubber, door handle grommet, door handle gasket rubber, door handle gasket set, door handle gasket kit
door handle ring: door handle escutcheon ring, door handle plate, outside door handle escutcheon
door handle button: door handle push button, door push button
door handle pin: crank pin, handle clip, door handle clip, window crank clip, handle retaining clip, horseshoe clip
door lock: door lock cylinder, lockset, door lock set, key cylinder, door key lock, lock barrel, door lock barrel, door tumbler, door lock and key, door locks and keys, door locks with key
ignition and door lock set: door and ignition lock set, matched lock set, one key lock set, lock and key set, ignition and door locks
door latch: door latch assembly, door lock assembly, door lock mechanism, door catch, rotary latch, bear claw latch, bear jaw latch, door lock case, door latch mechanism, door mechanism, door latches
door latch rod: door lock rod, latch rod, lock rod, door rod, remote control link, door linkage, inside door handle rod, door latch remote, door remote control, door lock remote
door striker: striker plate, ~striker, door striker plate, door striker bolt, striker bolt, door catch plate, striker post, latch striker, lock striker, door keeper, striker pin, striker plate pair, striker plate set, door strike plate, strike plate
door dovetail: dovetail, door dove tail, door wedge, door alignment wedge, door guide, door dovetail female, door bumper wedge
door lock ferrule: lock knob ferrule, door lock grommet, lock rod ferrule
door bumper: door rubber bumper, door bump stop, door buffer, door rubber stop, door stop bumper
door pillar: b pillar, center pillar, door post, door jamb, b post, center post, lock pillar, door jamb panel, lock post, lock pillar repair, door post patch, door post repair, b pillar repair, lock post repair, door post patch panel, door post repair panel, door post repair section, door post repair patch, lock pillar patch, lock pillar patch panel, lock pillar repair panel, lock pillar repair section, lock pillar repair patch, b pillar patch, b pillar patch panel, b pillar repair panel, b pillar repair section, b pillar repair patch, door jamb patch, door jamb patch panel, door jamb repair panel, door jamb repair section, door jamb repair patch, c post, d post, c pillar panel
door water shield: door vapor barrier, door liner paper, door paper, water shield, door watershield, vapor barrier
door access cover: door inspection plate, door access plate, door access panel, door inspection cover
power door lock: central locking, power lock actuator, door lock actuator, door lock solenoid, power lock solenoid, central locking pump

# Rockers and pillars.
@minds body doors cab depth
rocker panel: rocker, sill, sill panel, rockers, outer rocker, inner rocker, outer sill, inner sill, rocker patch, slip on rocker, door sill panel, membrane sill, heater channel, rocker repair panel, rocker panel patch, outer rocker panel, inner rocker panel, rocker repair, rocker panel skin, full rocker, outer sill panel, inner sill panel, sill section, sill repair panel, castle rail, sill kit, sill closing panel, rocker patch panel, rocker repair section, rocker repair patch, rocker panel patch panel, rocker panel repair panel, rocker panel repair section, rocker panel repair patch, sill patch, sill patch panel, sill repair section, sill repair patch
@minds body doors cab depth bedstyle bed
running board: runningboard, side step, running boards, step board, side step bar
@minds
running board mat: running board rubber, running board covering, running board cover, runningboard mat, running board matting
running board molding: running board trim, running board edge trim, running board end cap, running board edge molding
running board bracket: running board brace, running board support, running board hanger, running board iron
running board apron: splash apron, splash apron running board, running board skirt, running board splash apron, running board dust shield
step plate: running board step plate, step pad, accessory step plate
@minds bedstyle
bed step: side step plate, pickup step, tailgate step, rear step, bed side step, corner step

# Floors.
@minds body end doors cab
floor pan: floorpan, ~floor, floor board, floorboard, floor panel, floor section, floor repair panel, floor half, full floor, floor patch, cab floor, toe pan, under seat floor, floor pan half, pan half, footwell, front floor, rear floor, floor pans, foot well, floor patch panel, one piece floor, floor repair section, floor repair patch, floor pan patch, floor pan patch panel, floor pan repair panel, floor pan repair section, floor pan repair patch, cab floor patch, cab floor patch panel, cab floor repair panel, cab floor repair section, cab floor repair patch, footwell patch, footwell patch panel, footwell repair panel, footwell repair section, footwell repair patch
@minds
floor support: floor brace, floor crossmember, floor pan brace, body outrigger, floor sill, floor cross sill, under floor brace, floor pan support, cross sill, subfloor, sub floor, body brace
floor plug: body plug, drain plug floor, floor pan plug, body plug kit, rubber body plug, floor drain plug
floor plate: floor access plate, floor inspection cover, floor access cover, master cylinder access cover, floor cover plate, inspection cover floor
wood floorboard: wooden floor, wood floor, wood floor board, floor board wood, plywood floor
cab corner: cab corners, outer cab corner, inner cab corner, cab corner patch, cab corner patch panel, cab corner repair panel, cab corner repair section, cab corner repair patch, cab patch, cab patch panel, cab repair panel, cab repair section, cab repair patch
sub rail: subrail, sub rails, body sub rail, wood sill, body subrail
wood kit: body wood, wood framing kit, body wood kit, wood frame body, ash frame, coachwood, woodie kit, body wood framing, ash framing, ash timber, timber frame, wood frame, ash wood, timber set, ash timber set, body timber, ash framing kit, rear wood frame, rear timber, traveller wood, woodie wood, side timber, rear timber frame, rear side timber, side wood frame

# Rear of the body.
@minds body doors material cab
quarter panel: ~quarter, rear quarter, rear quarter panel, quarter skin, quarter panel skin, rear wing, rear fender, full quarter, quarter patch, quarter, quarter panels, lower quarter, rear quarter section, lower quarter patch, quarter section, quarter repair panel, outer quarter, weld on quarter, quarter panel patch, quarter panel half, half quarter, quarter panel full, cut off quarter, quarter bottom, quarter panel section, full quarter panel, quarter rear section, qtr panel, ~qtr, rear qtr, qtr skin, qtr patch, qtr panel skin, qtr section, quarter patch panel, quarter repair section, quarter repair patch, quarter panel patch panel, quarter panel repair panel, quarter panel repair section, quarter panel repair patch, lower quarter patch panel, lower quarter repair panel, lower quarter repair section, lower quarter repair patch, rear quarter patch, rear quarter patch panel, rear quarter repair panel, rear quarter repair section, rear quarter repair patch, rear fender patch, rear fender patch panel, rear fender repair panel, rear fender repair section, rear fender repair patch, dog leg, dogleg, quarter dog leg, dog leg panel, dog leg repair, dog leg repair panel, rear wing repair, rear wing repair panel, rear wing section, rear wing skin
@minds body
quarter panel extension: quarter extension, quarter end cap, tail light extension, rear quarter extension, quarter panel end cap, fender tail extension, tail fin extension, qtr panel extension
tail panel: rear body panel, rear panel, rear body section, rear valance panel body, tail pan, rear tail panel, rear clip panel, taillamp panel, beaver panel, tail lamp panel, ~tail light panel, tail panel patch, rear panel patch, lower tail panel, tail panel patch panel, tail panel repair panel, tail panel repair section, tail panel repair patch, rear panel patch panel, rear panel repair panel, rear panel repair section, rear panel repair patch, tail pan patch, tail pan patch panel, tail pan repair panel, tail pan repair section, tail pan repair patch, rear body panel patch, rear body panel patch panel, rear body panel repair panel, rear body panel repair section, rear body panel repair patch
rear clip: rear end clip, tail clip, rear body clip
trunk lid: decklid, deck lid, boot lid, bootlid, trunklid, rear deck lid, rear deck, rumble lid, rumble seat lid, trunk deck, engine lid, engine cover lid, rear lid, trunk door, engine decklid, luggage compartment lid, trunk deck lid, ~deck, turtle deck, ~trunk, deck lid patch, decklid repair panel, trunk lid patch, trunk lid repair panel, boot lid repair panel, decklid bottom, dickey seat lid, dicky seat lid, dickey lid, dicky lid, frunk lid, front trunk lid, rear engine lid, engine bonnet
  style: louvered = louvered, louvred | rumble = rumble, rumble seat
hatch: hatchback door, rear hatch, hatch lid, back hatch, liftgate, hatch door, rear door hatch, lift gate, lift back, upper tailgate, upper liftgate, upper gate, tailgate upper, wagon liftgate, estate tailgate, hatchback tailgate, tailgate hatch
trunk floor: trunk pan, boot floor, trunk floor pan, trunk panel floor, spare tire well, spare wheel well, tire well, trunk floor panel, trunk drop off, trunk extension, trunk drop, trunk floor extension, trunk side floor, luggage floor, trunk floor half, trunk well, trunk floor patch, trunk patch, trunk pan half, trunk floor repair panel, trunk pan repair, trunk floor patch panel, trunk floor repair section, trunk floor repair patch, boot floor patch, boot floor patch panel, boot floor repair panel, boot floor repair section, boot floor repair patch, trunk patch panel, trunk repair panel, trunk repair section, trunk repair patch, spare wheel well patch, spare wheel well patch panel, spare wheel well repair panel, spare wheel well repair section, spare wheel well repair patch, trunk pan patch, trunk pan patch panel, trunk pan repair panel, trunk pan repair section, trunk pan repair patch
trunk filler: tulip panel, trunk filler panel, deck filler panel, deck filler, dutchman panel, dutchman, deck lid filler, filler panel rear window, rear deck filler, cat walk, catwalk panel, upper deck filler panel, upper deck panel, upper rear deck panel, upper deck filler, rear window to trunk panel, window to trunk panel, back glass filler panel, rear window filler panel, panel between rear window and trunk, rear window lower panel, rear scuttle panel, back glass panel, rear window panel, back window panel
package shelf panel: package tray metal, package shelf metal, rear seat divider, rear deck panel, seat divider, parcel shelf panel, rear bulkhead, rear seat brace, rear seat bulkhead
trunk gutter: trunk channel, trunk lid gutter, trunk weatherstrip channel, boot gutter, trunk rain gutter
@minds
hatch handle: liftgate handle, upper tailgate handle, lift gate handle, liftgate latch, hatch latch, liftgate lock, hatch lock, liftgate t handle, upper tailgate latch, upper gate handle
@minds body
trunk hinge: trunk lid hinge, deck lid hinge, decklid hinge, boot hinge, boot lid hinge, engine lid hinge, rumble hinge, trunk lid hinges, trunk hinge arm, trunk lid hinge arm, deck lid hinge arm
@minds
trunk torsion rod: trunk spring, trunk torsion bar, deck lid torsion rod, decklid spring, trunk lid spring, trunk hinge spring, decklid torsion bar, engine lid spring, deck lid spring, trunk lid torsion bar, boot spring
trunk prop: trunk support, trunk lid support, boot stay, trunk prop rod, boot lid stay, trunk lid prop, rumble lid arm, decklid support, trunk strut
lift support: gas strut, gas shock, hatch strut, hood strut, hatch lift support, lift strut, hatch shock, hatch gas strut, bonnet gas strut, bonnet strut, hood gas strut, hood shock, tailgate strut, boot strut, hatchback strut, hood lift support, tailgate gas strut
trunk lock: trunk lock cylinder, deck lid lock, boot lock, decklid lock, trunk key lock, trunk cylinder, deck lock, boot lid lock, trunk lid lock
trunk lock cover: trunk key cover, trunk lock bezel, trunk lock emblem, trunk keyhole cover, key hole cover, trunk lock sleeve, trunk lock escutcheon, decklid lock escutcheon, deck lid lock escutcheon, boot lock escutcheon, trunk lock trim
trunk latch: deck lid latch, trunk catch, decklid latch, trunk lid latch, boot catch, boot latch, boot lid catch, trunk lock assembly, trunk latch assembly
trunk striker: trunk lid striker, deck lid striker, boot striker, decklid striker, trunk latch striker
trunk handle: trunk lid handle, deck lid handle, boot handle, decklid handle, boot lid handle, deck handle, rumble handle, trunk t handle, rumble seat handle, ~t handle
trunk release: trunk release cable, remote trunk release, trunk pull down, trunk popper, trunk release solenoid, boot release, boot release cable, trunk release kit, power trunk release, trunk pull down motor
trunk bumper: trunk lid bumper, trunk bump stop, trunk rubber bumper, boot lid buffer
trunk rack: luggage rack, boot rack, deck rack, trunk luggage rack, decklid rack, trunk luggage carrier, luggage carrier, luggage rails, folding luggage rack
luggage trunk: steamer trunk, accessory trunk, trunk box, rear trunk box, touring trunk, ~trunk
rumble seat step: rumble step, rumble step plate, rumble bumper step
sidemount cover: side mount cover, spare tire cover metal, sidemount tire cover, side mount tire cover, metal spare cover, sidemount covers
sidemount fender: side mount fender, welled fender, fender with spare well, well fender
battery box panel: battery apron, battery apron panel, vw battery tray panel

# Roof.
@minds body doors
~roof: roof panel, roof skin, roof section, roof assembly, steel roof, roof half, roof clip, roof only, turret top, chopped roof
drip rail: rain gutter, roof gutter, drip gutter, gutter, roof side rail, drip rail repair
~sunroof: ~sun roof, sliding roof, moonroof, moon roof, webasto, ragtop sunroof, sunroof assembly, steel sliding roof, sunroof kit, rag top sunroof, sliding sunroof, sunroof panel, sliding roof panel, sliding roof assembly, roof hatch
sunroof deflector: sunroof wind deflector, wind deflector sunroof, sunroof visor, moonroof deflector
sunroof cover: sunroof fabric, sunroof canvas, sliding roof canvas, sliding roof canvas cover, sliding roof fabric, sliding roof cover, ragtop sunroof fabric, ragtop sunroof cover, ragtop sunroof canvas, webasto fabric, webasto cover, webasto canvas, sunroof skin, sunroof fabric cover, sunroof canvas cover, sunroof vinyl, fabric roof, sunroof top, canvas roof, sliding roof top
sunroof drain: sunroof drain tube, sunroof drain hose, sun roof drain, sliding roof drain
sunroof seal: sunroof gasket, sunroof felt, sunroof seal rubber, sunroof seal set, sunroof seal kit
~t top: ~ttop, t roof, t top panel, hurst hatch, glass t top, t top glass, t bar roof, roof panel targa
pop top: poptop, camper pop top, pop top canvas, westfalia canvas, pop up roof, pop up top, camper top canvas, elevating roof
t top seal: t top weatherstrip, t top gasket, t top weatherstripping, t top seals, t top seal rubber, t top seal set, t top seal kit
targa top: targa panel, targa roof, surrey top, surrey panel, surrey roof, surrey, targa roof panel, folding targa top, targa roof section
targa seal: targa top seal, targa top weatherstrip, targa roof seal, targa weatherstrip, targa top rubber, targa bar seal
vinyl top: vinyl roof, landau top, vinyl top cover, vinyl roof cover, halo top, padded top, landau roof, vinyl top kit, roof vinyl, vinyl roof kit, vinyl roof covering
@minds
landau iron: landau bar, landau bars, carriage iron, landau arm
roof insert kit: roof insert, top insert, top insert kit, top insert material, roof insert wood kit, top wood kit, coupe top insert, top insert wood
roof bow: roof brace, roof bows
@minds body
roof rack: roof luggage rack, wagon rack, roof carrier, ski rack, surfboard rack, surf rack, roof bars, roof luggage carrier, wagon roof rack, safari rack, wagon luggage rack, ~luggage rack, car top carrier, cartop carrier, roof top carrier, rooftop carrier, surf board rack, rooftop rack, car top rack
@minds
roof rack rail: roof rack slat, roof rack bar, luggage rack rail, roof rack stanchion, rack slat, roof rack end, luggage rack stanchion

# Convertible and hard tops. A British hood is the soft top.
@minds body
convertible top: soft top, ragtop top, conv top, top cover, top material, top canvas, ~hood, hood cover, mohair hood, vinyl hood, everflex hood, folding top, top skin, convertible top canvas, convertible top material, vinyl convertible top, convertible roof, softtop, cabrio top, bikini top, soft hood, replacement hood, convertible hood, canvas top, drophead hood, conv top material, cloth top, roadster top, touring top, stayfast top, haartz top, canvas hood, ~ragtop, ~top, ragtop cover, ragtop canvas, vinyl soft top, soft top canvas, soft top fabric, convertible top fabric, top fabric, roof canvas, canvas roof, fabric roof, roll back roof, rollback roof, ~tilt, canvas tilt, full tilt, 3 4 tilt
~hardtop: ~hard top, removable hardtop, removable hard top, works hardtop, detachable hardtop, lift off hardtop, bolt on hardtop, removable top, fiberglass hardtop, factory hardtop, carson top, ~top, half cab top, half top, full hardtop, hard top cap, full top, porthole top, porthole hardtop, porthole roof, factory hard top
  length: half = half cab, half top, half | full = full, full length, full top, wagon
top frame: convertible top frame, hood frame, top irons, top bows, hood sticks, top iron, top bow, ragtop bows, hood iron, top mechanism, top rack, soft top frame, convertible frame, conv top frame, top assembly frame, hood frame and sticks, hood bows, folding top frame, bow set, bows, ragtop frame, top wood bows, wood bows, ragtop irons, convertible top bow, convertible top bows, ragtop bow, tilt hoop, hoop set, hoops, tilt hoops, hood hoop, soft top hoop, hood stick, hood stick set, top socket
@minds
header rail: header bow, top header, front bow, hood header rail, top front header, front header bow, convertible header, header rail molding, convertible top header, number 1 bow, windshield header rail, convertible header bow
top latch: header latch, convertible top latch, hood latch handle top, hood catch convertible, hood toggle, top clamp, top catch, over center catch, top lock, convertible top lock, hardtop latch, hardtop clamp, header clamp, top hold down clamp, toggle clamp
@minds body
convertible top lid: soft top lid, top compartment lid, top well lid, hood stowage lid, tonneau panel, hard tonneau panel, convertible top cover lid, convertible top compartment lid, hood cover panel, soft top cover panel
top boot: convertible top boot, convertible boot, top cover boot, hood bag, hood boot, well cover, hood envelope, boot cover, convertible top cover boot, half tonneau, top boot cover, conv boot, hood stowage cover, soft top boot, convertible boot cover, hood stow bag, ragtop boot
@minds
top boot clip: boot molding clip, top boot retainer, boot snap, convertible boot clip
top pump: convertible top pump, top motor, convertible top motor, hydraulic top pump, top hydraulic pump, top pump and motor, conv top motor, top hydraulic motor, top motor pump, convertible pump, convertible top pump motor, convertible motor, ragtop pump, ragtop motor, top lift motor, top lift pump, soft top motor, soft top pump, ~hydraulic motor, ~hydraulic pump, ragtop hydraulic pump, top hyd pump, convertible hydraulic pump, roof pump, soft top hydraulic pump
top cylinder: convertible top cylinder, top hydraulic cylinder, top ram, top lift cylinder, convertible top ram, lift cylinder, hydraulic top cylinder, conv top cylinder, top hydraulic ram, lift ram, top lift ram, convertible lift ram, hydraulic lift ram, ragtop ram, top hydraulic lift
convertible top hose: top hydraulic hose, convertible top hydraulic hose, hydraulic top hose, top hose set, convertible top hose set, convertible top line
top relay: convertible top relay, top motor relay
top pad: convertible top pad, top pads, hood pad convertible, convertible pads, top pad set, convertible top pads
top strap: top webbing, convertible top strap, hood webbing strap, top webbing strap, top bow strap, top strap kit
top cable: convertible top cable, top hold down cable, top side cable, top tension cable, convertible top cables, top cable set
top well liner: well liner, top well, convertible well liner, top liner, convertible top well liner, top compartment liner, well bag
top curtain: rear curtain, plastic rear window, convertible rear window, convertible back window, zip out window, top rear window, curtain window, plastic window, convertible curtain, rear window curtain, top window, convertible window curtain, zippered window, glass window curtain, back curtain, convertible back curtain, convertible rear curtain, plastic back window, vinyl rear window, vinyl back window, zip out rear window, plastic rear screen, hood rear window, hood rear screen, hood window
@minds body
side curtain: side screen, sidescreen, side curtains, sidescreens, side curtain set, celluloid curtain, celluloid window, celluloid side curtain
@minds
top tack strip: tack strip, top tacking strip, tack rail, tacking strip, tack strip kit, convertible tack strip, convertible tack rail
top welt: wire on, hidem, hidem welt, wire on binding, hide em, hidem strip, wire on welt, hide em welt, hidem banding
top bracket: top hinge bracket, top saddle, bow rest, top rest, bow saddle, top saddle bracket, top bow rest, top prop nut, bow holder, top rest bracket
@minds bed bedstyle
tonneau cover: ~tonneau, tonneau, tonneau cover kit, full tonneau, bed cover, pickup bed cover, hard tonneau, soft tonneau, toneau
@minds
tonneau bar: tonneau rail, tonneau stick, tonneau frame, tonneau bow, tonneau bows
tonneau snap: top fastener, lift the dot, lift a dot, tenax, common sense fastener, durable dot, snap fastener, top snap, tonneau fastener, lift the dot fastener, lift a dot fastener, tonneau stud, tenax stud, tenax fastener, turnbuckle, turn button, turnbutton, hood turnbuckle, tonneau fixing, hood popper, press stud, soft top stud, hood cloth stud

# Pickups.
@minds bedstyle bed material wheeldrive body
~bed: ~box, cargo bed, pickup bed, truck bed, pickup box, cargo box, truck box, ~stepside bed, ~fleetside bed, bed assembly, ~flareside bed, ~styleside bed, ~short bed, ~long bed, ~utiline bed, ~sweptline bed, ~thriftside bed, stake bed, flat bed, flatbed, flatbed body, stakebed
bed side: bedside, box side, bed side panel, bed sides, bedside panel, box side panel, pickup bed side, bed outer panel, bed side patch, bedside skin, bed side patch panel, bed side repair panel, bed side repair section, bed side repair patch, bedside patch, bedside patch panel, bedside repair panel, bedside repair section, bedside repair patch
@minds bedstyle material wheeldrive body
front bed panel: bed front panel, header panel bed, bed front, front box panel, bed header panel, box front panel
tailgate: tail gate, end gate, endgate, pickup gate, wagon tailgate, tailgate skin, tailgate panel, tail board, tailboard, tail gate assembly, ~gate, truck gate, bed gate, lower tailgate, pickup tailgate, wideside gate, fleetside gate, stepside gate, styleside gate, flareside gate, drop gate, tailgate patch, tailgate repair panel
@minds bed bedstyle
bed floor: bed wood, bedwood, wood bed, bed wood kit, bed floor wood, bed board, bed boards, truck bed wood, oak bed wood, bed planks, bed floor kit, oak bed kit, bed wood set, wood bed floor, wood bed kit, bed floor wood kit, bed floor board, bed flooring, bed planking, bed planking kit, oak bed, wood bed board, wood bed floor kit, bed floor wood set, wood for bed, wood for pickup bed, pickup bed wood, pickup bed floor
bed strip: bed strips, bed wood strip, bed skid strip, bed rub strip, bed floor strip, bed angle strip, bed wood strips, bed angle, angle strip, bed hold down strip, skid strip
bed bolt: bed bolt kit, bed wood bolt, bed mounting bolt, bed hardware kit, bed strip bolt, bed strip bolt kit
@minds bedstyle
bed crossmember: bed cross sill, bed sill, bed brace, cross sill bed, bed support, bed rear sill, rear bed crossmember, bed cross member, rear crossmember bed
@minds bed bedstyle
bed rail: bed rail cap, bed rails, bed side rail, box rail, bed rail covers, bed cap rail, bedrail, bedrail cap, bedrail cover, bed rail cover, bed side rail cap, bed side cap
bed liner: bedliner, bed mat, box liner, drop in liner
@minds
stake pocket: stake pocket cover, stake side, stake rack, stake pocket repair, bed stake pocket
@minds bedstyle
bed fender bracket: rear fender brace, rear fender support, rear fender bracket, stepside fender brace
tailgate hinge: tailgate trunnion, tail gate hinge, end gate hinge, tailgate pivot, tailgate trunion, wagon tailgate hinge, tailgate hinge pin
tailgate chain: tail gate chain, tailgate cable, tailgate link, tailgate strap, tailgate support, tailgate chains, tailgate cover chain, tailgate chain cover, tailgate check cable, end gate chain, tailgate hook, tailgate arm, tailgate linkage strap
tailgate latch: tailgate handle, tail gate latch, tailgate latch assembly, tailgate lock, tailgate latch handle, tailgate lock assembly, tail gate handle, tailgate lock cylinder, tailgate striker
@minds
tailgate bar: tailgate bars, banana bar, nomad tailgate bar
tailgate rod: tailgate latch rod, tailgate linkage, tailgate link rod
@minds bedstyle
tailgate panel trim: tailgate band, tailgate applique, tailgate insert, tailgate trim, tailgate trim panel, tailgate finish panel, tailgate molding, tailgate trim molding
@minds cab body
~cab: truck cab, pickup cab, cab shell, bare cab, cab assembly
@minds bed material bedstyle
camper shell: truck cap, camper top, truck topper, canopy, pickup cap, bed cap, cab over camper, pickup topper, camper cap, truck topper shell, bed topper
@minds bed material
ladder rack: lumber rack, pipe rack, headache rack, cab protector, bull board
toolbox bed: truck toolbox, bed toolbox, bed tool box, truck tool box, saddle box, cross bed toolbox, underbody toolbox, bed side toolbox

# Motorcycles.
@minds
saddlebag: saddle bag, pannier, hard bag, throw over bag, saddlebag set, motorcycle bag
saddlebag latch: saddlebag lock, saddlebag hardware, saddlebag hinge, pannier lock, pannier latch, saddlebag lid latch
saddlebag bracket: saddlebag mount, saddlebag support, saddlebag rail, pannier rail, pannier frame, pannier rack
saddlebag lid: saddlebag cover, pannier lid
tour pack: tourpak, tour pak, tour pac, ~top box, king tour pak
fairing: windjammer, vetter fairing, batwing fairing, cafe fairing, bikini fairing, headlight fairing, half fairing, full fairing, quarter fairing, handlebar fairing
motorcycle windshield: windjammer windshield, batwing windshield, handlebar windshield, motorcycle windscreen, fairing windshield, fairing screen, fairing windscreen, plexifairing
sissy bar: sissybar, sissy bar pad, passenger backrest
crash bar: engine guard, highway bar, case guard, crashbar, engine crash bar, case saver
motorcycle side cover: ~side cover, sidecover, battery side cover, frame side cover, battery cover side
foot peg: footpeg, foot rest peg, footrest, rearset, rear set, foot board, floorboard motorcycle, passenger peg, highway peg, rider peg
kickstand: kick stand, side stand, sidestand, jiffy stand, prop stand
center stand: centre stand, centerstand
chain guard: chainguard, chain cover, chain case, chaincase
sidecar: side car, sidecar body, sidehack, side hack, sidecar chair, steib sidecar, steib chair, watsonian sidecar, watsonian, steib, ~chair, ~steib

# Whole shells, fastenings and joints.
@minds body doors material
~body: body shell, bare body, bodyshell, bare shell, body tub, roadster body, tub, fiberglass body, car body, coupe body, kit car body, roadster tub, touring body, heritage shell, heritage body, bmh shell, heritage body shell, bmh heritage shell, body in white, rear tub
@minds
patch panel: repair panel, repair section, rust repair panel, patch panels, repair patch, lower patch panel, closing panel, closure panel
body bolt: body hardware, body hardware kit, front end bolt kit, front end sheet metal bolts, sheet metal hardware, body bolts
fender shim: door shim, door hinge shim, hood hinge shim, sheet metal shim, body alignment shim
cage nut: speed nut, body nut, u nut, j nut, clip nut, cagenut, spire nut, barrel nut
window louver: rear window louver, rear louver, window louvers, back window louver, quarter window louver, rear window slat, sport slats, sun slat, liftback louver, hatch louver, fastback louver, back glass louver, hatchback louver, rear hatch louver, ~louver
side scoop: quarter panel scoop, quarter scoop, brake scoop, fender scoop, side air scoop
`;
