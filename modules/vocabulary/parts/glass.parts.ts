/** Glass: every pane, and what moves, guides and seals it. */
export const glassParts = `
# Panes.
@minds body doors cab
windshield: windscreen, front glass, wind shield, windshield glass, front windshield, front screen, windscreen glass, v butt windshield, laminated windscreen
  half: split = split, two piece, v butt | one piece = one piece
back glass: rear window, rear glass, rear windshield, back window, backlight, back light, rear screen, backlite, back windshield, rear window glass, back window glass, rear windscreen, tailgate glass, tailgate window, back glass window, heated rear window, oval window glass, hatch glass, wagon rear glass, rear backlight, backglass, rear screen glass, rear window hatch, tailgate window glass
  pane: big = big window, large window, big back window, large back window | small = small window, small back window
@minds end body doors cab
door glass: door window, ~side glass, ~side window, drop glass, roll down window, door window glass, roll up window, front door glass, side window glass, roll up glass, winding window, door drop glass, ~window glass, ~window pane, door glass set, drop down window
@minds body doors cab
quarter glass: quarter window, quarter window glass, ~side glass, ~side window, rear quarter glass, rear quarter window, opera window, rear side window, rear side glass, quarter light glass, pop out window, popout window, popout, pop out, rear quarter light, opera window glass, ~window glass, qtr glass, qtr window, qtr window glass, rear qtr window, rear qtr glass, skylight window, skylight glass, porthole glass, opera glass window
wagon side glass: cargo side glass, cargo window, rear cargo glass, rear side wagon glass, cargo area side window, cargo area glass, cargo side window, rear cargo window, cargo area window, wagon side window, wagon quarter glass
@minds body doors cab end
vent window: wing window, vent window assembly, quarterlight, quarter light, vent wing, no draft window, no draft, ventilator window, vent pane, fly window, ventipane, wind wing window, vent window frame, complete vent glass, vent glass complete, vent glass assembly, vent glass and frame, quarterlight assembly, complete quarterlight, quarterlight frame, quarter light assembly, wing window assembly
vent glass: vent window glass, wing window glass, quarterlight glass, wing glass, vent wing glass, no draft glass, quarter light glass, vent pane glass
@minds
wind wing: wind wings, wind deflector, windwing, windwings, wind deflectors, side wind deflector, roadster wind wings, glass wind wing, glass wind deflector, glass windwing
wind screen: aero screen, aeroscreen, brooklands screen, wind stop, tonneau windshield, brooklands windscreen, aero windscreen, dual cowl windshield
cab back glass: sliding rear window, slider window, rear slider, sliding back glass, sliding back window, back slider, rear sliding window
@minds body doors
flat glass kit: glass kit, glass set, complete glass set, window glass set, flat glass set, complete glass, auto glass set, window set, side window set, cal look window kit, one piece window kit
@minds
window tint: tint film, sun strip, window tint film

# Windshield frame and its trim.
@minds body
windshield frame: windscreen frame, windshield post, windshield surround, screen frame, windshield header, windshield stanchion, windshield hinge frame, windscreen surround, windscreen pillar, windshield pillar, windscreen post, windshield posts, windshield stanchions, swing out windshield frame, windscreen stanchion, screen pillar, screen post, windscreen stanchions
windshield gasket: windshield seal, windshield rubber, windscreen rubber, windscreen seal, windshield weatherstrip, front window rubber, windscreen gasket, windshield weatherstripping, front window seal, windshield rubber seal, windshield rubber gasket, ~screen rubber, windscreen rubber seal, front screen rubber, front screen seal, windscreen surround rubber, windshield rubber set, windshield gasket rubber, windshield gasket set, windshield gasket kit, screen seal
back glass gasket: back glass seal, rear window seal, rear window rubber, rear window gasket, rear screen rubber, back window rubber, back window seal, back window gasket, back glass weatherstrip, rear screen seal, rear glass seal, rear glass gasket, rear window weatherstrip, rear windshield seal, rear windshield gasket, ~screen rubber, rear windscreen rubber, rear windscreen seal, hatch glass seal, hatch glass gasket, rear glass rubber, back glass rubber, back glass gasket rubber, back glass gasket set, back glass gasket kit, screen seal
windshield frame seal: windshield base seal, windshield frame gasket, windscreen frame seal, windscreen to body seal, windshield to cowl seal, windshield hinge seal, windshield frame seal rubber, windshield frame seal set, windshield frame seal kit
windshield molding: windshield trim, windscreen trim, windshield reveal molding, windscreen molding, windshield stainless, windshield surround trim, windshield chrome, windshield stainless trim, windscreen finisher, reveal molding windshield, windshield moulding, a pillar molding, a pillar trim, windshield pillar molding, pillar molding, pillar post molding, pillar post stainless, pillar post trim, windshield post molding, windshield post trim, header molding, header moulding, windshield header molding, header trim, windshield header trim, a pillar chrome, reveal molding, reveal moulding, windshield stainless molding, windshield reveal moulding, windshield chrome trim, windshield moulding set, windscreen chrome trim, windshield chrome molding
  pane: windshield = windshield, windscreen, front | back = back glass, rear window, back window, rear glass, rear | side = side, door, quarter
back glass molding: rear window molding, rear window trim, back glass trim, back window molding, back window trim, rear window reveal molding, back glass reveal molding, rear window stainless, back glass stainless, back glass moulding, reveal molding, reveal moulding, back glass stainless molding, back glass stainless trim, rear window stainless molding, rear window chrome trim, rear window moulding, back window moulding, rear glass trim, rear glass molding, back glass chrome trim, back window stainless
  pane: windshield = windshield, windscreen, front | back = back glass, rear window, back window, rear glass, rear | side = side, door, quarter
@minds end body doors
window molding: ~window trim, reveal molding, window surround, window reveal, window frame molding, side window trim, side window molding, drip molding window, reveal moldings, window reveal molding, door window trim, window moulding, reveal moulding, window stainless, side window stainless, window stainless trim, stainless window trim, door window stainless, window bright trim, door window molding
  pane: windshield = windshield, windscreen, front | back = back glass, rear window, back window, rear glass, rear | side = side, door, quarter
@minds
molding locking strip: locking strip, lock strip, chrome lock strip, lockstrip, filler strip, windshield lock strip, insert strip, gasket lock strip, windscreen filler strip, moulding locking strip, windscreen chrome insert, chrome insert strip, windshield chrome insert, chrome filler strip, windscreen insert strip, rubber insert strip, screen rubber insert
reveal molding clip: windshield clip, windshield molding clip, reveal clip, windshield trim clip, window trim clip, molding clip windshield, windshield clips, reveal moulding clip
@minds end body doors
window garnish: garnish molding, window garnish molding, interior window frame, window frame interior, garnish moulding, windshield garnish molding, garnish moldings, window garnishes, inside window molding, garnish molding back window, back window garnish molding, rear window garnish molding, back window garnish, door garnish, door garnish molding, quarter window garnish, garnish molding windshield, windshield garnish, ~garnish, garnish rail, garnish trim, window garnish trim
@minds
windshield regulator: windshield opener, windshield crank, windshield swing arm, windshield adjuster, windshield winder, crank out windshield regulator
windshield hinge: windshield hinge pin, windshield pivot, windshield swing hinge, windscreen hinge
windshield bracket: windshield bracket set, windshield center bar, windshield divider, windshield center strip, center bar, windshield divider bar, windshield center molding, windshield center post

# What moves the glass.
@minds end assist body doors
window regulator: ~regulator, window winder mechanism, window crank mechanism, window lift, window mechanism, window riser, window lift mechanism, window regulator assembly, door window regulator, window winder regulator, window lifter, window regulators, window winder mech, winder mechanism, winder mech, window winder gear, glass regulator, door regulator, window crank regulator, window lift regulator, window winder, drop arm, scissor regulator, window reg, power window reg, winding mechanism, window winding mechanism, winding gear, window winding gear, winder gear, electric window lifter, kurbelapparat
quarter window regulator: quarter glass regulator, rear quarter regulator, quarter regulator, quarter window winder mechanism, rear quarter window regulator, quarter window reg, quarter reg, qtr window regulator
tailgate regulator: tailgate window regulator, rear window regulator, tailgate glass regulator, wagon rear window regulator
vent window regulator: vent regulator, vent window gear, vent window gearbox, vent window crank mechanism, vent gear box, vent wing regulator, wing window regulator, vent window crank, quarterlight regulator, quarterlight winder, vent glass regulator, vent wing gear, vent crank assembly
@minds
window roller: window regulator roller, regulator roller, window guide roller, regulator wheel, window rollers, window regulator wheel
window motor: power window motor, electric window motor, window lift motor, window regulator motor, power window motors
tailgate window motor: tailgate motor, tailgate glass motor, power tailgate window motor, rear window motor, power tailgate motor, back window motor, tailgate lift motor
window relay: power window relay
window motor coupling: window motor gear, window motor plug, window motor nylon gear, window gear plug
power window kit: power windows, electric window kit, power window conversion, power window conversion kit
@minds doors
power window harness: window wiring harness, power window wiring harness
@minds
window stop: glass stop, window bumper, window stop bumper, window adjuster, window bump stop, door glass stop, window up stop, glass stop rubber, window stop rubber, glass stop bumper, door glass stop rubber
@minds end body doors
window lift channel: glass channel, lower glass channel, window sash, glass sash, window bottom channel, bottom channel, sash channel, glass setting channel, window glass channel, door glass channel, lower sash, lower window channel, window carrier, lower glass frame
@minds
glass setting tape: glass setting rubber, setting tape, glass tape, window setting tape, glazing rubber, glass setting, window channel tape, glazing strip, glass setting rubber strip
@minds end body doors
window guide: glass guide, door glass guide, window track, window guide track, glass track, door window track, window roller track, glass run track, window tracks, regulator track
window run channel: run channel, felt channel, glass run, window channel, glass run channel, window felt channel, window run, door glass run, glass run felt, window channels, window run channels, channel felt, bailey channel, run channel kit, door glass run channel, window channel felt, ~window felt, felt run, window felt run, door felt, door window felt, door felt run, door channel felt, glass felt, door felt channel, door window channel, door run channel, run channel felt
window sweep: beltline weatherstrip, window fuzzies, fuzzies, cat whisker, cat whiskers, whisker, whiskers, window whiskers, belt weatherstrip, beltline felt, window wipe, door window sweep, window anti rattle, anti rattler, window squeegee, squeegee seal, waist seal, window belt seal, window scraper, window sweepers, fuzzy, window wiper seal, belt weatherstripping, beltline molding felt, beltline weatherstripping, belt line weatherstrip, window fuzzy, ~window felt, glass scraper, waist rail seal, waistline seal, door waist seal, outer waist seal, inner waist seal, glass weatherstrip, door glass weatherstrip, door glass scraper, waist seal strip
window division bar: division bar, door division bar, window divider bar, vent window division post, vent window post, division post, vent division bar, division bar felt
window frame: door window frame, upper door frame, glass frame, door glass frame, chrome window frame, window glass frame, door frame chrome, door top chrome, sliding window frame

# Vent windows and pop outs.
vent window seal: vent window rubber, vent window weatherstrip, vent window gasket, wing window seal, quarterlight rubber, vent rubber, vent glass seal, vent window weatherstripping, quarterlight seal, vent seal, vent seals, vent weatherstrip, wing window rubber, vent glass rubber, vent window rubbers, vent window weatherstrips, ~weatherstrip, ~weatherstripping, ~weatherstrip set, ~weatherstrip kit, ~weatherstrip seal, ~weatherstripping kit, ~weatherstripping set, vent window seal rubber, vent window seal set, vent window seal kit
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
@minds end
vent window handle: vent window latch, vent handle, vent latch, wing window latch, quarterlight catch, vent window crank, quarterlight handle, vent window lock, wing window handle, vent window knob, vent lock, vent window catch, vent crank, vent window latch handle
@minds
vent window hinge: vent window pivot, vent pivot, vent window spring, vent window pivot kit, quarterlight pivot, vent window friction plate
vent window molding: vent window trim, vent window frame chrome, vent window moulding
quarter window latch: pop out latch, pop out window latch, quarter window catch, popout latch, rear quarter window catch, pop out window catch, over center latch quarter, qtr window latch, window catch, sliding window catch, side window catch, rear window catch, window toggle catch, quarter window toggle, quarter light toggle catch
@minds body
quarter window seal: quarter window rubber, quarter glass seal, quarter window gasket, quarter window weatherstrip, quarter glass weatherstrip, quarter glass gasket, pop out window seal, pop out window rubber, quarter glass rubber, side window rubber, side window seal, qtr window seal, quarter window seal rubber, quarter window seal set, quarter window seal kit
@minds
pop out kit: pop out hinge, pop out window frame, pop out window kit, popout frame, popout kit, pop out frame, safari window, safari windshield, safari window kit, pop out window hinge
@minds body doors
roof rail weatherstrip: roof rail seal, roof rail weatherstripping, side rail weatherstrip, convertible top weatherstrip, roof side rail weatherstrip, top side rail weatherstrip, hardtop weatherstrip, convertible weatherstrip, roofrail weatherstrip, convertible roof rail weatherstrip, convertible top seal, header seal, windshield header seal, convertible header seal, top header seal, ~weatherstrip, ~weatherstripping, ~weather strip, ~weatherstrip set, ~weatherstrip kit, ~weatherstrip seal, ~weatherstripping kit, ~weatherstripping set, roof rail weatherstrip rubber, roof rail weatherstrip set, roof rail weatherstrip kit, cant rail seal, cant rail rubber, cantrail seal, cantrail rubber
  place: door = door | trunk = trunk, boot, decklid, deck lid, trunk lid | hood = hood, bonnet | windshield = windshield, windscreen | roof = roof rail, side rail, convertible top, header | vent window = vent window, vent, quarterlight, wing window | tailgate = tailgate, liftgate, hatch
`;
