/** Trim: bumpers, grilles, moldings, emblems, mirrors, and the rubber that seals the body. */
export const trimParts = `
# Bumpers. The end is a property, and no part of a name.
@minds end bedstyle
bumper: bumper bar, bumper blade, face bar, bumper face bar, bumper assembly, bumper shell, chrome bumper, bumper set, bumpers, step bumper, push bumper, euro bumper, bumper center section, bumper center, center bumper, bumper middle section, bumper center piece, cow horn bumper, cowhorn bumper, bull horn bumper, wraparound bumper, us bumper, usa bumper
  form: one piece = one piece | three piece = three piece, 3 piece, tri piece
@minds end
bumper end: bumper corner, bumper wrap, quarter bumper, wraparound bumper end, bumper tip end, bumper end piece, bumper wing, bumper side, corner bumper, bumper bar end, bumper quarter, half bumper, bumper wrap around
bumper bracket: bumper iron, bumper arm, bumper irons, bumper brace, bumper support, bumper back bar, bumper mount, bumper mounting bracket, bumper outer bracket, bumper brackets, bumper spring bar, bumper support bracket, bumper hanger, bumper outer brace, bumper bar bracket
bumper reinforcement: bumper rebar, bumper rebars, impact bar, bumper reinforcement bar, bumper inner bar, bumper reenforcement, bumper backing bar
bumper guard: overrider, over rider, bumperette, bumper overrider, bumper upright, dagmar, bumper bullet, bumper tip, bumper over rider, bumper bomb, bumper bullets, bumper over riders, bumper guard tube, bumper horn
@minds
bumper guard rubber: bumper guard pad, bumper guard cushion, overrider rubber, bumper guard insert, overrider pad, dagmar tip, rubber dagmar, overrider piping, overrider bead, bumper guard strip, bumper guard seal
bumper strip: bumper rubber, bumper impact strip, bumper pad, bumper rubber strip, impact strip, bumper rub strip, bumper insert, bumper cushion, bumper tape, bumper rubber insert, bumper deco, bumper deco strip, bumper deco trim, bumper deco rubber, bumper trim strip
bumper bolt: bumper bolts, bumper bolt set, bumper bolt kit, bumper hardware, capped bumper bolt, bumper mounting bolt, stainless bumper bolt, bumper bolt cap, bumper mounting kit, bumper mounting hardware, bumper hardware kit
@minds end
bumper filler: bumper filler panel, bumper fillers, filler panel, bumper gap filler, stone deflector filler, bumper to body filler, bumper extension filler, body filler panel, bumper end filler, flexible filler, bumper filler strip
bumper cover: bumper fascia, rubber bumper cover, urethane bumper, endura bumper, bumper skin, rubber nose, urethane nose, front fascia, endura nose, bumper fascia cover
@minds
bumper shock: bumper absorber, bumper energy absorber, bumper isolator, impact absorber, bumper shock absorber, bumper cylinder, bumper energy shock
bumper grille guard: grille guard, brush guard, grill guard, brush bar, bumper grille guard bar, push bar, bull bar, bumper grill guard, bumper wing guard, bumper grill guard bar
badge bar: grille badge bar, car badge bar, lamp bar, lamp badge bar, spot lamp bar, spotlamp bar, fog lamp bar, driving lamp bar, lamp and badge bar
bumper wing guard: bumper wing tip, wing guard, bumper end guard
spreader bar: front spreader bar, frame spreader bar, spreader bar cover, rear spreader bar
nerf bar: nerf bars, nerf bumper, quickie bar
bumper jack slot: bumper jack plug, bumper jack hole cover, jack hole cover
bumper end cap: bumper end cover, bumper end rubber
bumper grommet: bumper bracket grommet, bumper iron grommet, bumper arm grommet, bumper bracket seal, bumper iron seal, bumper arm seal, bumper bracket rubber
bumper nut cover: bumper medallion, bumper clamp, bumper cap medallion, bumper bar medallion, bumper end bolt, bumper center medallion

# Grilles.
@minds height
grille: grill, radiator grille, front grille, radiator grill, grille assembly, grill assembly, grille insert, grill insert, mesh grille, egg crate grille, grille half, eggcrate grille, kidney grille, kidneys, grille section, cheese grater grille, tube grille, billet grille, grille center, center grille, wire mesh grille, wire grille, mesh grill, egg crate grill, tube grill, billet grill, kidney grill, grille and surround, front grill, grill half, eggcrate grill, grill section, cheese grater grill, grill center, center grill, wire mesh grill, wire grill, grill and surround, heart grille, grille heart, alfa heart, grille shield, shield grille, center shield grille, alfa shield, front shield
  part: upper = upper | lower = lower
grille shell: radiator shell, grill shell, radiator surround, radiator grille shell, radiator cowl shell, grille surround, grille frame, grille housing, grill surround, grille case, grill frame, grill housing, grille surround panel, radiator grill shell, grill case, grill surround panel, rad shell, radiator shell and grille, fj40 bib, front bib, headlight bib
grille bar: grill bar, grille tooth, grille teeth, grille slat, grill teeth, grille center bar, grille tooth set, grille blade, grille bars, grill bars, grille floating bar, floating bar, spinner grille, grille spinner, grille bullet, bullet nose, grille slats, grille vane, grille vanes, grille center spinner, spinner nose, grille cross bar, grill tooth, grill slat, grill center bar, grill tooth set, grill blade, grill floating bar, spinner grill, grill spinner, grill bullet, grill slats, grill vane, grill vanes, grill center spinner, grill cross bar, motif bar, bonnet mouth bar, bonnet motif bar, grille motif bar, front motif bar, bonnet mouth trim
grille molding: grille trim, grill molding, grille chrome, grill trim, grille opening molding, grille surround molding, grille surround trim, hood lip grille molding, grille extension molding, grille filler molding, grille moulding, grill chrome, grill opening molding, grill surround molding, grill surround trim, hood lip grill molding, grill extension molding, grill filler molding, grill moulding, grille surround, grill surround, grille surround chrome, grille whisker, grille moustache, grille mustache, moustache trim, grille moustache trim, moustache, grille whisker trim, grille finisher
@minds
grille extension: grille end cap, grille end, grill extension, grille fillers, grille filler, grille outer extension, grille side extension, grille wing, grill end cap, grill end, grill fillers, grill filler, grill outer extension, grill side extension, grill wing
grille support: grille bracket, grill bracket, grille mount, grille brace, grill support, grille support bracket, grille mounting bracket, grille baffle, grille center support, grille tie bar, grill mount, grill brace, grill support bracket, grill mounting bracket, grill baffle, grill center support, grill tie bar
grille bolt: grille hardware, grille clip, grille bolt kit, grille mounting hardware, grille screw, grille mounting kit, grille clips, grill bolt, grill hardware, grill clip, grill bolt kit, grill mounting hardware, grill screw, grill mounting kit, grill clips
grille screen: insect screen, grille mesh, radiator bug screen, mesh insert, stone guard grille, grille stone guard, grille bug screen, grill screen, grill mesh, stone guard grill, grill stone guard, grill bug screen
engine lid grille: deck lid grille, decklid grille, engine cover grille, rear grille, deck grille, engine grille, engine lid grill, deck lid grill, decklid grill, engine cover grill, rear grill, deck grill, engine grill, engine cover louver, decklid louver, decklid louver vent, engine lid louver, deck lid louver, engine lid vent
horn grille: fender grille, side grille, catwalk grille, catwalk grilles, horn cover grille, horn grilles, side grill, horn grill, fender grill, catwalk grill, catwalk grills, horn cover grill, horn grills
vent grille: b pillar vent, louver trim, body vent trim, quarter vent, quarter panel vent, sail panel vent, quarter panel louver, quarter louver, vent grill

# Moldings.
@minds end body doors
side molding: side trim, body molding, side moulding, body side molding, chrome trim, stainless trim, chrome molding, stainless molding, side spear, spear, sweepspear, sweep spear, bodyside molding, body side trim, chrome side trim, side molding set, stainless strip, stainless steel trim, trim spear, side strip, waist molding, waist trim, body trim, body side moulding, paint divider molding, two tone molding, fender molding, door molding, quarter molding, quarter panel molding, fender trim, door trim molding, fender spear, door spear, quarter trim, quarter panel trim, fender moulding, door moulding, fender side molding, door side molding, quarter side molding, side chrome, exterior trim, quarter stainless, door stainless, fender stainless, quarter chrome, ~door trim, ~fender trim molding, door trim stainless, stainless door trim, stainless door molding, stainless fender trim, stainless quarter trim, stainless fender molding, deco trim, deco strip, rocker deco, rocker deco strip, rocker deco trim, deco molding, side rubbing strip, rubbing strip, side finisher, paint divider, two tone divider, hockey stick trim, hockey stick molding
  place: fender = fender | door = door | quarter panel = quarter, quarter panel | cab = cab | roof = roof
@minds
molding clip: moulding clip, molding clips, trim fastener, molding fastener, trim retainer, trim screw, trim screws, side trim clip, trim stud, molding stud, barrel clip, trim screw kit, molding retainer, chrome strip clip, ~trim clip
@minds body doors
rocker molding: rocker panel molding, rocker trim, rocker panel trim, sill molding, sill trim, rocker moulding, rocker panel moulding, lower rocker molding, sill finisher, rocker chrome, rocker stainless, rocker moldings, rocker panel moldings
belt molding: beltline molding, belt line molding, beltline trim, belt trim, belt moulding, belt line trim, window sill molding, beltline moulding, waistline molding, beltline chrome, tack rail molding
drip rail molding: drip molding, drip rail trim, gutter molding, roof rail molding, roof drip molding, gutter trim, drip moulding, gutter moulding, drip rail moulding, roof molding, drip rail chrome, roof trim, roof drip rail molding, roof drip rail moldings, rain gutter trim, drip rail stainless, gutter stainless, drip rail stainless trim, gutter chrome, gutter finisher
@minds end body
wheel opening molding: wheel well molding, wheel lip molding, wheel arch molding, wheelwell molding, wheel arch trim, wheel lip trim, wheel opening trim, fender lip molding, wheel well trim, wheel house molding, wheel opening moulding, wheel well moulding, wheel molding, wheelwell trim, wheel opening moldings, wheel arch finisher
@minds
hood molding: hood trim, hood lip molding, hood spear, hood center molding, hood strip, hood edge molding, hood lip, hood chrome, bonnet molding, bonnet strip, bonnet trim, hood bar, hood center strip, hood moulding, bonnet moulding, hood edge trim, hood spears, hood front molding, hood side molding, hood side trim, hood windsplit, windsplit, hood nose molding, hood lip trim, bonnet finisher, hood trim strip, wind split, hood wind split, hood center trim, hood center spear, hood center chrome
@minds body
trunk molding: trunk trim, deck lid molding, decklid molding, trunk lid molding, deck lid trim, boot molding, decklid trim, trunk lid trim, trunk moulding, boot trim strip, trunk lid moulding, deck molding, trunk center molding, trunk edge molding, trunk chrome, rear deck molding, boot lid finisher, boot finisher, boot lid trim, boot lid strip, boot lid molding, trunk lid finisher
quarter window molding: quarter window trim, sail panel molding, sail panel trim, c pillar molding, quarter glass molding, quarter glass trim, roof sail molding, vinyl top molding, vinyl top trim, vinyl roof molding, vinyl top moldings, vinyl roof trim, quarter window moulding, qtr window molding, basket handle trim, basket handle, tiara trim
tail panel molding: rear panel molding, tail light panel molding, rear body molding, finish panel, rear finish panel, taillight panel trim, tail panel applique, trunk finish panel, rear panel trim, tail light panel trim, taillight panel molding, tail panel moulding, tail panel trim, tail panel trim molding, rear panel moulding, rear finisher panel, tail light garnish, rear garnish, rear garnish panel, tail light finisher, rear panel finisher, rear finisher
@minds body doors
gravel shield molding: stone guard trim, fender gravel shield chrome, quarter panel stone guard, stone guard molding, gravel shield trim, quarter stone shield, gravel shield moulding
@minds
fender top molding: fender ornament, fender top ornament, fender spear ornament, gunsight, gun sight, gunsights, fender crown molding, fender crown trim, fender peak molding, turn signal fender ornament, fender fin, fender ornaments, fender peak trim, fender top moulding
fin molding: tail fin molding, fin trim, tail fin trim, fin cap, fender fin molding, quarter fin molding, fin chrome, tailfin trim, tailfin molding, tailfin cap, tail fin cap, tailfin chrome, tailfin moulding, fin moulding
@minds doors
door edge guard: door guard, door edge guards, door edge protector, door edge molding, door edge trim, door edge moulding, door guards
@minds
boot well molding: convertible boot well molding, well molding, top well molding, convertible belt molding, pinchwell molding, boot well trim, convertible well molding, tack strip molding
headlight bar: headlamp bar, head lamp bar, headlight cross bar
hood decal: hood bird decal, screaming chicken, hood bird sticker, trans am hood decal, hood callout decal, hood call out decal
headlight eyebrow: eyebrow, eyebrow molding, eyelid, eyebrow trim, headlight eyebrow molding, headlight eyelid, headlight brow, headlamp eyebrow, headlamp visor, eyebrow moldings
sun visor outside: outside visor, outside sun visor, external visor, exterior visor, fulton visor, exterior sun visor, outside sunvisor, windshield visor, external sun visor, metal sun visor, fulton sun visor
@minds doors
rain guard: vent shade, ventshade, window visor, rain visor, vent shades, vent shade visor, window shade vent, side window deflector, ventshades, window rain guard
@minds
bug deflector: bug shield, hood bug deflector, stone deflector hood, hood bug shield, bug screen hood
pinstripe: pin stripe, pinstripes, pinstriping, pinstripe kit
wood grain trim: woodgrain kit, woodgrain vinyl, wood grain decal, wood grain kit, di noc, dinoc, woodgrain applique, wood grain applique, woodgrain decal, wood trim exterior, wood grain vinyl, ~wood grain, ~woodgrain, di noc kit, dinoc kit, di noc vinyl, woodgrain vinyl kit, wood grain vinyl kit, woodgrain panel, woodgrain side
bra: front end cover, nose mask, car bra, front end bra, front end mask, hood bra, leather bra

# Emblems and ornaments.
emblem: badge, script, nameplate, name plate, medallion, crest, insignia, emblem set, scripts, badges, emblems, logo, script emblem, model badge, car emblem, ~letter, v emblem, flag emblem, crossed flags, logo emblem, crossed flag emblem, ~ornament, call out emblem, bow tie, bowtie, bow tie emblem, bowtie emblem, nose emblem, hood crest, blue oval, ~pony emblem, chevron, starburst, rocket emblem, tri shield, pentastar, shield emblem, call out, boot badge, boot emblem, boot script, boot nameplate, quarter ornament, quarter panel ornament, rear quarter ornament, fender badge, wing badge, ~flag, running horse, horse and corral, running horse and corral, pony and corral, corral, grille corral, corral grille, grille horse, running pony, grill corral, corral grill, grill horse, bonnet motif, boot motif, wing motif, grille motif, radiator motif, ~motif, boot lid badge, bonnet badge, grille emblem, wing emblem, radiator badge, radiator emblem, radiator shell emblem, radiator shell badge
  place: hood = hood, bonnet, nose | fender = fender, wing | trunk = trunk, decklid, deck lid, trunk lid, boot, boot lid, rear deck, deck | grille = grille, grill | quarter panel = quarter, quarter panel | tailgate = tailgate, tail gate | dash = dash, dashboard | glove box = glove box, glovebox, glove compartment, glove box door | roof = roof, sail panel, c pillar, roof quarter, roof side | door = door | fuel door = gas door, gas cap, fuel door | steering wheel = steering wheel, horn button, horn cap | hub cap = hubcap, hub cap, wheel cover, center cap | valve cover = valve cover, rocker cover, air cleaner | seat = seat | rocker = rocker, sill | cowl = cowl | radiator = radiator, radiator shell | bumper = bumper | console = console
  engine number: 221 = 221 | 250 = 250 | 260 = 260 | 265 = 265 | 283 = 283 | 289 = 289 | 300 = 300 | 302 = 302 | 305 = 305 | 307 = 307 | 318 = 318 | 326 = 326 | 327 = 327 | 330 = 330 | 340 = 340 | 348 = 348 | 350 = 350 | 351 = 351 | 352 = 352 | 360 = 360 | 383 = 383 | 389 = 389 | 390 = 390 | 396 = 396 | 400 = 400 | 401 = 401 | 406 = 406 | 409 = 409 | 413 = 413 | 421 = 421 | 425 = 425 | 426 = 426 | 427 = 427 | 428 = 428 | 429 = 429 | 430 = 430 | 440 = 440 | 442 = 442 | 454 = 454 | 455 = 455 | 460 = 460 | v6 = v6 | v8 = v8 | hemi = hemi | turbo = turbo | fuel injection = fuel injection, fuelie, fi
hood letters: hood letter, hood letter set, trunk letters, hood lettering, block letters, letter set, tailgate letters, fender letters, grille letters, lettering, grille letter, tailgate letter, fender letter, trunk letter, trunk letter set, tailgate lettering, hood letter kit, grill letters, grill letter, ~letter
hood ornament: mascot, hood mascot, bonnet mascot, ~hood bird, car mascot, flying lady, goddess of speed, leaper, ram hood ornament, radiator mascot, radiator ornament, hood rocket, bonnet ornament, radiator cap ornament, radiator cap mascot, goddess ornament, hood goddess, cormorant, swan hood ornament, hood figurine, spirit of ecstasy, greyhound mascot, quail mascot, archer mascot, hood jet, hood ornaments, hood star, grille star, grill star, bonnet star, radiator star, three pointed star, 3 pointed star, star mascot, winged lady, indian head ornament, chief ornament, lighted indian head, chief pontiac, ram ornament, leaping cat, leaping jaguar, bonnet leaper, grille star emblem, radiator star emblem, bonnet star emblem, star emblem, lighted hood ornament, light up hood ornament, quail ornament, ford quail, greyhound ornament, greyhound, lion mascot, bulldog mascot, ~ornament
ornament base: hood ornament base, mascot base, hood ornament bezel, hood ornament gasket, hood ornament pad, hood emblem bezel, emblem bezel, emblem housing, ornament bezel
emblem fastener: emblem clip, barrel nut emblem, emblem nut, emblem retainer, badge clip, emblem speed nut, emblem hardware, emblem clips, badge fixing, emblem pin
emblem insert: plastic emblem insert, emblem plastic, emblem lens, emblem decal
curb feeler: curb feelers, curb finder, curb feelers pair, curb finders
fender guide: parking guide, fender guide light, fender marker rod, fender feeler, fender guides, guide rod
port hole: porthole, ventiport, portholes, venti port, ventiports, fender porthole, fender port hole, fender ventiport, ventaport

# Skirts, spares and accessories on the outside.
@minds body
fender skirt: ~skirt, skirts, spats, spat, rear wheel spats, cruiser skirt, wheel spat, rear fender skirt, wheel skirt, fender skirts, bubble skirt, rear wheel spat, steel fender skirt, fender shield skirt, skirt panel wheel, teardrop skirt, teardrop fender skirt, foxcraft skirt
@minds
fender skirt seal: skirt rubber, skirt gasket, skirt seal, fender skirt rubber, fender skirt weatherstrip, fender skirt gasket, skirt edge rubber, fender skirt seal rubber, fender skirt seal set, fender skirt seal kit
fender skirt latch: skirt lock, skirt bracket, skirt hardware, skirt latch, fender skirt lock, fender skirt bracket, fender skirt hardware, fender skirt mounting, skirt mounting, skirt hook, fender skirt mounting kit, fender skirt hanger, fender skirt lever, skirt lever
fender skirt molding: skirt molding, skirt trim, fender skirt trim, skirt emblem trim, skirt scuff pad, skirt ornament, fender skirt moulding
ground effect: ground effects, ground effect kit, body kit, side skirt, wide body kit, side skirts, wide body, ground effects kit

# Mirrors.
outside mirror: side mirror, door mirror, exterior mirror, outside rear view mirror, wing mirror, peep mirror, swan neck mirror, remote mirror, sport mirror, bullet mirror, west coast mirror, fender mirror, outside rearview mirror, racing mirror, west coaster mirror, remote control mirror, side view mirror, sideview mirror, clamp on mirror, peep mirrors, hinge mirror, hinge pin mirror, yankee mirror, towing mirror, cowl mirror, side rear view mirror, talbot mirror, durant mirror, side mirrors, external mirror, camper mirror, trailer tow mirror, ~mirror, chrome mirror, round mirror, ~swing lock, swing lock mirror, western mirror, driver mirror, passenger mirror, door mounted mirror, wing mounted mirror, door edge mirror, clip on mirror, clip on door mirror, clip on door edge mirror, door clip mirror, bullet door mirror, wing mirrors, talbot berlin mirror, overtaking mirror, raydyot mirror, mini mirror, tex mirror, sebring mirror, vitaloni mirror, vitaloni sebring mirror, california mirror, engelmann mirror, bullet racing mirror, hagus mirror, ponto mirror
  control: remote = remote, remote control | manual = manual, non remote | power = power, electric
  form: peep = peep, clipon, door edge | bullet = bullet, chrome bullet | sport = sport, racing, baldwin | west coast = west coast, west coaster, swing lock, tow | round = round, talbot, durant, wing
  mounting: fender = fender, wing | spare = sidemount, side mount, spare
mirror glass: mirror lens, replacement mirror glass, outside mirror glass, mirror head glass, side mirror glass, door mirror glass
mirror head: outside mirror head, mirror head only
mirror arm: mirror bracket, mirror stem, mirror mount, mirror stay, mirror base, mirror arms, mirror support, mirror pedestal, mirror post, outside mirror base, door mirror base, mirror brackets, west coast mirror bracket, outside mirror arm
mirror gasket: mirror base gasket, mirror pad, mirror rubber, outside mirror gasket, mirror mounting gasket, mirror gasket rubber, mirror gasket set, mirror gasket kit
mirror cable: remote mirror cable, mirror control, mirror joystick, mirror remote control cable, mirror control knob, mirror remote control, mirror control bezel, remote mirror bezel, mirror switch
spotlight mirror: spot light mirror

# License plates.
license plate guard: license plate bumper guard, license guard, license plate bumper, bumper license guard
license plate bolt: license plate fastener, license plate screw, license plate jewel, license plate hardware, license plate spring, license plate screws, license plate bolts, number plate fixing

# What seals the body.
@minds end body doors
weatherstrip: weather strip, weatherstripping, weather stripping, body rubber, weatherstrip kit, weatherstrip set, weatherstripping kit, weatherstripping set, weatherseal, weather seal, body rubber kit, body seal, body seals, weather strip kit, weather strip set, seal kit body, rubber weatherstrip, weather stripping kit, weatherstrip seal, body seal kit, body rubber set, rubber seal kit, weather strips, rubber weatherstripping, weatherseal kit, weatherstrip rubber
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
door seal: door weatherstrip, door rubber, door weatherstripping, door weather strip, door gasket, door rubber seal, door surround seal, door opening seal, door seal kit, door rubber kit, door weatherstrips, door seals, door weatherstrip kit, door weather stripping, door aperture seal, door rubbers, door seal set, door weatherstrip seal, door seal weatherstrip, ~weatherstrip, ~weatherstripping, ~weather strip, ~weather stripping, ~weather seal, ~weatherseal, door weather seal, door weatherseal, ~weatherstrip set, ~weatherstrip kit, ~weatherstrip seal, ~weatherstripping kit, ~weatherstripping set, door seal rubber
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
@minds body
trunk seal: trunk weatherstrip, boot seal, trunk rubber, deck lid seal, decklid seal, trunk gasket, trunk lid seal, boot rubber, trunk weatherstripping, decklid weatherstrip, trunk weather strip, deck lid weatherstrip, boot lid seal, trunk lid weatherstrip, trunk rubber seal, boot lid rubber, engine lid seal, trunk seal kit, boot seal rubber, rumble lid seal, trunk lid gasket, rumble seat weatherstrip, trunk lid rubber, decklid rubber, trunk weather stripping, trunk weatherstrip seal, trunk seal weatherstrip, ~weatherstrip, ~weatherstripping, ~weather strip, ~weather stripping, ~weather seal, ~weatherseal, trunk weather seal, decklid weather seal, deck lid weather seal, boot weather seal, ~weatherstrip set, ~weatherstrip kit, ~weatherstrip seal, ~weatherstripping kit, ~weatherstripping set, trunk seal rubber, trunk seal set
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
@minds
hood seal: bonnet seal, hood weatherstrip, hood rubber, hood to radiator seal, hood rubber seal, hood weatherstripping, bonnet rubber, hood front seal, front hood seal, hood gasket, hood to grille seal, hood to fender seal, ~weatherstrip, ~weatherstripping, ~weather seal, ~weatherseal, hood to grill seal, ~weatherstrip set, ~weatherstrip kit, ~weatherstrip seal, ~weatherstripping kit, ~weatherstripping set, hood seal rubber, hood seal set, hood seal kit
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
@minds doors
rocker seal: rocker panel seal, door bottom seal, bottom door seal, door sill seal, rocker weatherstrip, sill seal, door bottom weatherstrip, lower door seal, door bottom rubber, rocker seal rubber, rocker seal set, rocker seal kit
@minds body doors
pillar seal: pillar post seal, lock pillar seal, a pillar seal, b pillar seal, hinge pillar seal, lock pillar filler, lock pillar weatherstrip, hinge pillar weatherstrip, pillar filler, pillar post weatherstrip, front pillar post seal, pillar seal rubber, pillar seal set, pillar seal kit
@minds
tailgate seal: tailgate weatherstrip, tailgate rubber, hatch seal, liftgate weatherstrip, tailgate weatherstripping, hatch weatherstrip, liftgate seal, hatch rubber, tailgate to bed seal, hatch weatherstripping, tailgate gasket, ~weatherstrip, ~weatherstripping, ~weather seal, ~weatherseal, ~weatherstrip set, ~weatherstrip kit, ~weatherstrip seal, ~weatherstripping kit, ~weatherstripping set, tailgate seal rubber, tailgate seal set, tailgate seal kit
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
fender seal: fender apron seal, fender to body seal, splash apron seal, inner fender seal, inner fender dust shield, inner fender flap, a arm seal, control arm dust shield, inner fender rubber, fender shield rubber, a arm dust shield, inner fender splash apron rubber, fender skirt apron seal, fender seal rubber, fender seal set, fender seal kit
fuel neck grommet: gas tank neck grommet, filler neck boot, fuel neck seal, gas tank filler neck grommet, filler neck rubber, filler grommet
firewall grommet: body grommet, firewall boot, wiring grommet, firewall grommets
rubber bumper kit: rubber bumper set, body bumper kit, rubber stop kit, body bumper set, bump stop kit body, rubber body bumper kit
pinch weld trim: pinch weld molding, pinchweld, pinch weld, pinch weld cover, edge trim, trim lock, edge trim molding, pinchweld molding
seal channel: weatherstrip channel, weatherstrip retainer, weatherstrip retainer channel, seal retainer, roof rail channel, weatherstrip clip, weatherstrip track, door seal retainer, roof rail weatherstrip channel, roof rail weatherstrip retainer, weatherstrip fastener
`;
