/** Interior: seats and belts, panels, carpets, the dash with what is stored in it, pedals and knobs. */
export const interiorParts = `
# seats
@minds end body doors cab
seat: seat assembly, complete seat, car seat, seat set, ~interior
  type: bucket = bucket, sport seat, recaro, scheel | bench = bench, split bench | jump = jump seat, opera seat
bucket seat: ~bucket, ~buckets, front buckets, sport seat, racing seat, recaro seat, shell seat, bucket seats, ~recaro, ~scheel, scheel seat, corbeau seat, restall seat, roheit seat, roheit bucket, seat
bench seat: ~bench, split bench, split bench seat, straight bench, front bench, rear bench, seat
rear seat: back seat, rear bench seat, seat, rear bench, back bench
fold down rear seat: fold down seat, folding rear seat, fold and tumble seat, fold down back seat, trap door seat
third row seat: third seat, third row, rear facing seat, 3rd row seat, 3rd seat
jump seat: opera seat, folding jump seat, auxiliary seat, occasional seat, kinderseat, kinder seat, kinder seats
rumble seat: dickey seat, mother in law seat, rumble seat assembly, dicky seat, dickey seat assembly
child seat: baby seat, child's car seat, booster seat
seat frame: bare seat frame, seat shell, seat frame assembly, bucket seat frame, bench seat frame
seat spring: seat springs, spring unit, seat coil springs, zig zag spring
seat webbing: seat diaphragm, seat base diaphragm, seat rubber diaphragm, pirelli webbing, seat webbing strap, seat rubber strap, seat web
seat foam: seat bun, seat cushion foam, foam bun, foam cushion, seat padding, seat foam set, seat foam kit, cotton batting, bun foam
seat bottom: lower seat cushion, seat cushion, bottom cushion, seat squab, seat base, bench lower cushion, bench seat bottom, bench bottom, bench cushion, lower bench cushion, rear seat bottom, rear bench cushion, back seat bottom, back seat cushion, rear seat cushion, rear seat lower cushion, back bench cushion, back bench lower cushion, lower seat, bucket bottom, seat lower cushion, seat lower
seat back: seatback, upper seat cushion, back cushion, seat backrest, bench seat back, bench back, bench upright, bench backrest, seat upright, rear seat back, rear seat backrest, rear bench back, back bench upright, upper seat, bucket back, seat squab back, backrest, rear seat upper cushion, back seat upright, ~squab, rear squab, front squab, seat squab, rear seat squab, front seat squab
seat back panel: seat back shell, seatback panel, seat back board
seat back release: seat back latch, seat latch, seatback lock, seat back lock, seat release
seat hinge: seat back hinge, seat pivot, seat hinge arm, recliner mechanism, seat recliner
seat track: seat slider, seat rail, seat runner, seat adjuster, seat slide, seat sliders, seat rails, seat slider rail, bucket seat track, bucket seat runner, bucket runner, seat track set, seat track assembly, bench seat track, seat adjuster rail, seat slide rail, seat track slider, seat mount rail
seat riser: seat pedestal, seat bracket, seat base bracket
power seat motor: seat motor
power seat track: power seat mechanism, six way seat track, 6 way power seat track, 4 way power seat track, power seat unit
power seat switch: seat switch
seat side shield: seat trim, seat side trim, seat shield, seat valance, seat skirt, seat hinge cover, seat apron
headrest: head rest, head restraint, neck rest
arm rest: armrest, arm rest set
arm rest pad: armrest pad, arm rest cover
arm rest base: armrest base, arm rest bracket, arm rest bezel
seat cover: upholstery, upholstery kit, upholstery set, seat upholstery, seat cover kit, seat cover set, seat skins, seat covers, slip cover, bench seat cover, bucket seat cover, interior kit, reupholstery kit, seat re upholstery, bench cover, bucket covers, leather trim set, leather seat set, seat trim set, trim set, leather seat kit, leather seat cover, trimming set
upholstery material: upholstery fabric, upholstery vinyl, vinyl by the yard, upholstery cloth, seat cloth, leather hide, leather hides, mohair, bedford cord, naugahyde, seat material, vinyl yardage, connolly hide, connolly leather, connolly hides, vynide, ambla, vinyl hide
robe cord: robe rail, robe rope, blanket bar, lap robe cord
assist strap: grab strap, assist handle, grab handle, grab bar, pull strap, assist bar, assist cord, assist rope, assist loop
seat belt: seatbelt, lap belt, shoulder belt, shoulder harness, seat belt set, safety belt, lap and shoulder belt, three point belt, 3 point belt, racing harness, seat harness, inertia reel belt, static belt, static belts, britax belt, kangol belt, lap and diagonal belt
seat belt buckle: belt buckle, seatbelt buckle, buckle end, seat belt latch
seat belt retractor: belt retractor, seatbelt retractor, inertia reel
seat belt retractor cover: seat belt boot, seat belt sleeve, retractor cover, retractor boot
seat belt bolt: seat belt hardware, seat belt anchor, seat belt anchor bolt
seat belt clip: shoulder belt clip, shoulder belt hook, seat belt guide, seat belt holder

# panels
@minds end body doors cab drive air
interior: complete interior, interior set, full interior
door panel: door card, door trim panel, interior door panel, door trim, door upholstery panel, door casing, door liner, rexine door panel, rexine panel, door trim card, door card set, interior door card, door panels set, upholstered door panel
interior panel kit: panel kit interior, trim panel kit, trim panel set, interior trim kit, interior panel set, interior trim panel kit, full trim kit, millboard, millboard set, millboard kit, rexine panel set
door panel board: door board, door panel backing, panel board, panelboard
door panel clip: door panel fastener, trim panel clip
door pull strap: door pull, door pull handle, door pull cup, door grab handle, pull cup, door handle pull, armrest pull, armrest door pull, armrest handle, door pull armrest, interior door pull, door pull bar, door grab
map pocket: door pocket, map pouch, door bin, door pocket bin, door pouch
quarter trim panel: rear side panel, rear quarter trim panel, interior quarter panel, quarter interior panel, rear interior panel, rear armrest panel
kick panel: kickpanel, kick pad, kick panel set, cowl side trim panel, cowl trim panel, cowl side trim, cowl side interior panel, interior cowl side panel, interior cowl panel, cowl side panel interior, inner kick panel, footwell side panel, footwell trim panel, side kick panel, footwell side trim, kick board, scuttle side panel, scuttle trim panel
kick panel vent: kick panel grille, kick vent
under dash shelf: parcel tray, glove tray, dash shelf, under dash tray, dash parcel shelf, front parcel shelf, under dash parcel shelf, underdash shelf, dash parcel tray, facia shelf
picnic table: picnic tray, picnic table set, seat back table, folding table, rear seat table, rear picnic table
package tray: parcel shelf, package shelf, rear shelf, package tray panel, hat shelf, rear deck shelf
headliner: head liner, headlining, head lining, headliner kit, roof lining
headliner bow: headliner rod, head liner bow, listing rod
sail panel: headliner sail panel
trunk mat: trunk carpet, boot mat, boot carpet, trunk liner, boot liner, trunk carpet set, hardura, hardura mat, hardura boot mat, armacord, armacord mat, hardura trunk mat, boot lining
trunk divider: trunk panel, trunk board, trunk cardboard, trunk divider board, trunk side panel, trunk trim panel, boot board, boot floor board, spare wheel board, trunk floor board, boot trim panel, boot side panel
cargo cover: cargo shade, security shade, privacy shade, luggage cover
cargo area panel: cargo panel, wheelhouse cover
windlace: wind lace, draught excluder, draft excluder, wind cord, windlacing, furflex, fur flex, door windlace, windcord
interior trim: garnish molding, garnish moulding, window garnish molding, interior window molding, interior molding, pillar trim, pillar post trim, windshield garnish molding, cant rail trim, cant rail cover, cantrail trim, cantrail cover
interior wood: wood trim, dash wood, wood dash, wood dash kit, walnut dash, wood veneer, door cappings, wood trim kit, burr walnut, door capping, wood capping, door top wood, door top wood rail, door top rail, wood door top, door wood, wood door capping, window capping, wood fillet, wood fascia, wood facia, walnut fascia, walnut facia, wood door rail, door wood trim, walnut door capping, wood dash facing, veneer, veneer set, dashboard veneer, dash veneer, veneer kit, door veneer, dash veneer set, wood dashboard, walnut dashboard, wood dash panel, burr walnut dash, wooden dashboard
pillar pad: post pad, pillar cover

# floor
carpet: carpet set, carpet kit, carpeting, floor carpet, molded carpet, carpet section
carpet padding: jute padding, carpet underlay, jute pad, underlay, carpet pad, underfelt
floor mat: floormat, rubber floor mat, carpeted floor mat, floor mat set, front mat, rubber floor covering, floor covering, rubber mat set, front rubber mat
cab floor mat: truck floor mat, vinyl floor mat
heel pad: carpet heel pad
sound deadener: sound deadening, insulation, insulation kit, dynamat, deadener pad, insulation pad, sound proofing, sound deadening kit
firewall insulation: firewall pad, firewall insulator, bulkhead pad, bulkhead insulation, firewall cover, firewall mat, firewall liner, bulkhead insulation pad, firewall insulation pad, bulkhead insulator, bulkhead liner, bulkhead trim
sill plate: scuff plate, step plate, door sill plate, sill plate set, door sill, door step plate, carpet sill plate, sill scuff
sill plate screw: sill plate screws, scuff plate screws

# dash
@minds body drive shift steered air
~dash: dashboard, dash board, instrument panel, dash panel, fascia, facia, dash assembly, wood dash, wood dashboard, walnut dash, walnut dashboard, walnut facia, wood facia, walnut fascia, wood fascia, wooden dashboard, burr walnut dash, wooden dash
dash pad: dashpad, crash pad, padded dash, dash top pad, dash cover pad, crash roll, dash top, padded dash cover, padded dash pad, dash board pad, dash crash pad, upper dash pad, dash padding, facia top roll, fascia top roll, dash top roll, facia roll, dash roll, padded dash roll, facia crash roll, facia top pad, fascia top, dashboard top, dash board top, padded dashboard, padded dashboard top, dashboard pad, padded fascia
dash cover: dash cap, dash mat, dash carpet, dash board cover, dash overlay
dash bezel: dash trim, dash trim panel, instrument bezel, instrument panel bezel, dash insert, dash face, dash trim bezel, dash facing, dash fascia
dash molding: dash trim strip, dash moulding, dash trim molding
dash panel insert: engine turned panel, engine turned dash, engine turned dash insert, dash applique
dash knob: dash knobs, dash control knob, dash knob set, switch knob
lower dash panel: knee pad, lower dash cover, under dash panel, dash lower panel, knee bolster
dash brace: dash support, dash bracket
dash speaker grille: dash speaker cover, dash speaker bezel, dash grille, dash grill
glove box: glovebox, glove compartment, glove box liner, glovebox insert, glove box insert, cubby box, glove compartment liner, glove locker
glove box door: glovebox door, glovebox lid, glove box lid, glove compartment door, glove compartment lid, cubby lid, cubby box lid, cubby door, cubby hole lid, cubby hole door, glove compartment cover, glove locker lid, glove locker door, glovebox cover
glove box latch: glove box lock, glovebox lock, glovebox latch, glove box catch, glove box button, glove compartment lock, glove box knob
glove box light: glovebox light, glove box lamp, glove compartment light
glove box hinge: glovebox hinge
glove box emblem: glove box door emblem, glovebox emblem
ash tray: ashtray, ash receiver, ash tray assembly, ash receptacle
ash tray door: ashtray door, ashtray lid, ash tray cover, ash tray lid
ash tray receiver: ash tray bracket, ashtray housing, ash tray retainer, ashtray slide
cigarette lighter: cigar lighter, lighter, lighter element, lighter assembly, pop out lighter, cigarette lighter element
cigarette lighter knob: lighter knob
cigarette lighter socket: lighter housing, lighter socket, lighter base
console: center console, centre console, floor console, console assembly, full length console, mini console
console lid: console door, console cover, console top lid, console compartment door, console arm rest
console top plate: console plate, console top, shifter plate, console trim plate, console shift plate, shift plate
console latch: console lock, console hinge
console base: console bottom, console body, console housing
overhead console: roof console
cup holder: cupholder, drink holder, tissue dispenser, kleenex dispenser, tissue box holder
litter bag: litter container, trash bin, waste basket, litter basket, litter can
compass: dash compass, airguide compass, hull compass, auto compass
saint christopher: saint christopher medal, st christopher, st christopher statue, dash magnet
vacuum ash tray: casco ash tray
bud vase: flower vase, auto vase
vanity: vanity set, vanity case, smoking set, smoker's set, smoker's companion, smokers companion, smoker companion
coat hook: coat hanger hook, garment hook

# overhead
@minds body
sun visor: sunvisor, visor, visor set, interior visor
sun visor rod: visor rod, visor bracket, visor arm, visor support, sun visor bracket, visor rod bracket
sun visor clip: visor clip, visor tip, sun visor tip, visor screw
vanity mirror: visor mirror, sun visor mirror, visor vanity mirror, makeup mirror, visor vanity
inside mirror: inside rear view mirror, interior mirror, rear view mirror, rearview mirror, day night mirror, interior rear view mirror, driving mirror, rear vision mirror, ~mirror, inside rearview mirror, interior rearview mirror, day and night mirror, dipping mirror, header mirror
inside mirror bracket: rear view mirror bracket, mirror arm, inside mirror arm, rear view mirror arm, rear view mirror mount
@minds
traffic light viewer: traffic viewer, fulton traffic viewer, traffic light finder
window shade: roller shade, rear window blind, window blind, venetian blind, rear window shade, window curtain, rear blind, roller blind, rear window roller blind, rear sun blind, sun blind, roll up shade, rear shade, roll up window shade, rear roll up shade
sunroof handle: sunroof crank

# window and door handles that are inside
@minds end
inside door handle: interior door handle, inner door handle, inside handle, door release handle, door latch handle, interior handle
door handle escutcheon: inside door handle escutcheon, escutcheon, door handle cup, handle escutcheon, door handle bezel, window crank escutcheon, window winder escutcheon, winder escutcheon, winder handle escutcheon, window handle escutcheon
window crank: window handle, window winder, winder handle, window crank handle, window regulator handle, window winder handle, window riser handle, inside window crank, door window crank, window winder crank, winder crank, window crank arm, ~winder
window crank knob: window handle knob, winder knob, window knob
door lock knob: lock knob, door lock pull, lock pull, lock button, lock stem knob, sill knob, lock plunger, door lock plunger, door lock button
window switch: power window switch, electric window switch, window lift switch, master window switch
power door lock switch: door lock switch

# pedals and floor controls
@minds
parking brake handle: emergency brake handle, e brake handle, hand brake handle, handbrake lever, hand brake lever, parking brake lever, handbrake handle, emergency brake lever, e brake lever, parking brake pull handle, parking brake t handle
gas pedal pad: accelerator pad, accelerator pedal pad, accelerator pedal rubber
pedal extension: pedal extender, pedal block
foot rest: footrest, dead pedal
bare foot gas pedal: barefoot pedal, foot gas pedal, bigfoot gas pedal
hood release handle: hood release, bonnet release, bonnet pull, hood pull, hood latch handle, bonnet release handle
vent knob: fresh air vent knob, cowl vent knob, vent pull
air vent: dash vent, fresh air vent, cowl side vent, vent duct, eyeball vent, dash air vent
roll bar pad: roll bar padding, roll bar cover

# motorcycles
saddlebag: saddle bag, pannier, hard bag, hard saddlebag, leather saddlebag, pannier case
motorcycle seat: solo seat, buddy seat, pillion seat, king and queen seat, two up seat, chum seat, chummy seat, pillion pad, p pad, bates seat, solo saddle, sprung seat, sprung saddle, cobra seat, motorcycle saddle, tractor seat, banana seat, step seat, gunfighter seat, police solo seat, ~seat, ~saddle
tour pack: tourpak, tour pak, top case, top box
partition: divider window, limousine partition, division
`;
