/** Wheels and tires, what covers them, holds them on and carries the spare. */
export const wheelsParts = `
# wheels
@minds size end
wheel: ~wood wheel, ~wheels and tires, ~rims and tires, ~tires and wheels, ~tyres and wheels, ~wheels and tyres, ~tires and rims, minilite alloys, ansen slots, us mag slots, rim, ~mags, steelie, ~rallies, ~torq thrust, ~torque thrust, ~cragar, ~cragar ss, ~cragar s/s, ~minilite, ~fuchs, ~magnum 500, ~kidney beans, disc wheel, disk wheel, ~chrome reverse, ~smoothie, ~snowflakes, ~halibrand, ~ansen sprint, ~keystone klassics, ~center lines, ~weld prostar, ~weld draglite, ~wolfrace, ~rostyles, ~borranis, ~borrani, ~daytons, ~tru spokes, ~corvette knock offs, ~campagnolos, ~cromodora, ~panasport, ~empi 8 spoke, ~sprintstar, ~gasburners, ~pontiac rally ii, ~rallye ii, ~rally iis, ~mustang styled steel, wheel rim, ~american racing
  model: rally = rally, rallye, ralley, rallies, rallyes, corvette rally | rally ii = rally ii, rallye ii, rally 2, rallye 2 | rally i = rally i, rally one | magnum 500 = magnum 500, magnum, magnums, magnum 500s | torq thrust = torq thrust, torque thrust, torq thrusts, torq thrust d, tt2, ttd, torque thrusts | cragar = cragar, cragars, cragar ss, crager, craigar | minilite = minilite, minilites, mini lite | fuchs = fuchs, fuch, fooks | cookie cutter = cookie cutter, ats cookie cutter | phone dial = phone dial, telephone dial | slot mag = slot mag, slot mags, slotted mag, slotted mags, slot, slots, ansen slot, slotted aluminum, us indy, indy mag, us indy mag | slotted dish = slotted dish, slotted disc | halibrand = halibrand, halibrands, kidney bean | knock-off = knock off, knockoff, knock offs, ko, k/o | wire = wire, wires, wire spoke, wire wheel, dayton wire, daytons, borrani, true spoke, tru spoke, 72 spoke, 60 spoke, 48 spoke, 40 spoke, kelsey hayes wire, spoke wire, dunlop wire | kelsey hayes = kelsey hayes, kelsey | artillery = artillery, wood spoke, wooden spoke, wood | steel = steel, steelie, steelies, disc wheel, plain steel | styled steel = styled steel | chrome reverse = chrome reverse, chrome reversed, reverse, reversed | smoothie = smoothie, smoothies, smoothy | rostyle = rostyle, rostyles | snowflake = snowflake, snowflakes | honeycomb = honeycomb | turbine = turbine | eight-lug = 8 lug, eight lug, kelsey hayes 8 lug | sprint star = sprint star, sprintstar | empi = empi 8 spoke, empi | gas burner = gas burner, gasburner, sprint star gas burner | campagnolo = campagnolo, campy, campagnolos | cromodora = cromodora, cromodoras | panasport = panasport, panasports | wolfrace = wolfrace | bbs = bbs | centerline = centerline, center line, centerlines | weld = weld wheel, weld racing, prostar, pro star, draglite, drag lite | keystone = keystone, klassic, klassics | ansen = ansen, ansen sprint | et = et mag, et mags, e t, et iii | rocket = rocket racing | astro supreme = astro supreme, american racing supreme | wagon = wagon wheel, wagon wheels, white spoke, jackman | tuff = tuff wheel | super sport = ssi, ss wheel, ss rally | sport wheel = ssiii, ss iii, super stock ii, ssii, ss ii | recall = recall | rallye mopar = mopar rallye | demountable = demountable, split rim, split rims
  bolts: 4 = 4 lug, four lug, 4x4.25, 4x100, 4 bolt | 5x4.5 = 5x4.5, 5 on 4.5, 5x4 1/2, 5 on 4 1/2 | 5x4.75 = 5x4.75, 5 on 4.75, 5x4 3/4, 5 on 4 3/4 | 5x5 = 5x5, 5 on 5 | 5x5.5 = 5x5.5, 5 on 5.5, 5x5 1/2, 5 on 5 1/2 | 6 = 6 lug, six lug, 6x5.5, 6 on 5.5 | 8 = 8 lug, eight lug, 8x6.5 | 5x205 = 5x205, 5 on 205, wide five | 5x130 = 5x130
@minds
wheel spoke: spoke set, spoke nipple, wheel spoke set
wheel lock ring: rim lock ring, rim lock, rim clamp, rim lug, rim bolts, felloe, felloe band, rim wedge
wheel adapter: wheel adaptor, knock off adapter, bolt pattern adapter, wheel conversion adapter, knockoff adapter, unilug adapter, knock off adapter set
wheel spacer: hub centric ring, hubcentric ring
wheel weight
beadlock: bead lock, bead lock ring

# on the wheel
@minds size
wheel cover: wheelcover, hubcap, hub cap, hub cover, dog dish, dog dish cap, dog dishes, poverty cap, moon disc, moon cap, baby moon, full moon, moon hubcap, nave plate, wheel trim cover, flippers, sombreros, disc cover, wheel disc, wheel disk, ace disc, rimbellisher, rim embellisher, ace mercury discs, disc hubcaps, spider cap, hubcap set, police caps, dogdish, wheel trims, wire wheel cover set
  model: dog dish = dog dish, dogdish, poverty, police, bottle cap | cover = wheel cover, full cover, full wheel cover, wheelcover | spinner = spinner, spinners, flipper, flippers | baby moon = baby moon, baby moons, moon, moons, moon disc | wire = wire, wire wheel, simulated wire | lancer = lancer, lancers | fiesta = fiesta, fiestas | sombrero = sombrero, sombreros | spider = spider
wheel cover emblem: hubcap emblem, hubcap center emblem, hubcap medallion, wheel cover emblem, wheel cover medallion, hubcap center, hub cap emblem, hub cap center, wheel cover center emblem, hubcap insert, hub cap medallion, hubcap center medallion
wheel cover spinner: hubcap spinner, wheel cover spinner, hub cap spinner, 2 bar spinner, 3 bar spinner, two bar spinner, three bar spinner, ~spinner
wheel cover clip: hubcap clip, hub cap clip, hubcap retaining clip, wheel cover clip, hubcap retainer, hubcap spring clip, hubcap retainer clip, hubcap stud
hubcap tool: hubcap remover, hub cap tool, hub cap remover, hubcap puller, wheel cover remover, hubcap removal tool, hub cap puller, hubcap pliers
center cap: centre cap, wheel center cap, hub center, rally cap, wheel cap, hub center cap, derby cap, disc brake center cap, disc brake caps, wheel centre cap, wheel center, magnum 500 cap, cragar cap, wheel center hub cap, wheel center ornament, torq thrust cap, bullet cap, wheel center emblem, center cap emblem
  model: rally = rally, rallye, rally wheel | magnum 500 = magnum 500, magnum | cragar = cragar, crager | torq thrust = torq thrust, torque thrust | fuchs = fuchs | minilite = minilite, minilites | derby = derby | disc brake = disc brake | bullet = bullet | rostyle = rostyle
trim ring: beauty ring, wheel trim ring, beauty trim ring, wheel ring, beauty band, wheel band, wheel trim band, trim ring set, wheel beauty ring, rally rings, wheel trim ring set, wheel dress ring, rimfinisher
lug nut: wheel nut, lugnut, acorn nut, wheel lug, lug nut set, lug bolt, wheel bolt, lug nut and washer, unilug, unilug nuts, wheel lug nut, wheel nut set, rim nuts
  seat: acorn = acorn, conical | shank = shank, mag, straight shank | ball = ball seat
  thread: 7/16 = 7/16 | 1/2 = 1/2 | 3/8 = 3/8 | 9/16 = 9/16 | 12mm = 12mm, m12 | 14mm = 14mm, m14
lug nut cover: lug nut cap, wheel nut cover, wheel nut cap, wheel bolt cap, lug covers
wheel lock: locking lug nut, locking wheel nut, mcgard lock, wheel lock key, wheel lock set, gorilla locks, lug nut lock, locking lugs, wheel lock nut
wheel stud: lug stud, hub stud, drum stud, wheel stud set, axle stud, rear axle stud, swaged stud, wheel hub bolt, hub bolt
wheel knock off: knock off, knockoff, knock on, eared spinner, knock off spinner, spinner nut, knock off nut, knock off hub nut, wheel spinner, knock off cap, octagonal nut, two ear spinner, wire wheel nut, knockoff spinner, octagonal spinner, knock on spinner, wheel spinner set, knock on nut, ~spinner, hub nut knock off, rudge nut
  ears: 2 = 2 ear, 2 eared, two ear, two eared, 2 bar, two bar | 3 = 3 ear, 3 eared, three ear, three eared, 3 bar, three bar | octagonal = octagonal, octagon, hex, german
valve stem: tire valve, tyre valve, tire valve stem, wheel valve stem
valve stem cap: valve cap, tire valve cap, tyre valve cap, schrader cap, tire valve stem cap, schrader dust cap

# tires
@minds size
tire: ~radial, ~wheels and tires, ~rims and tires, ~wheels and tyres, ~tires and wheels, ~tires and rims, ~tyres and wheels, tyre, tire set, ~whitewall, ~wide white, ~white walls, ~redline, ~bias ply, ~bias plies, ~cross ply, ~crossply, ~slick, ~polyglas, ~polyglas gt, ~wide ovals, ~mudder, ~ndt, ~blackwalls, ~double whites, ~whitewall set, ~michelin xwx, ~michelin xas, ~clinchers, ~radial t/a, ~radial ta, ~radial tas, ~super swampers
  style: whitewall = whitewall, white wall, wide white, ww, wsw, www, whitewalls, wide whites, double white | redline = redline, red line, redlines | blackwall = blackwall, black wall, blackwalls | raised letter = raised white letter, rwl, white letter, polyglas, raised letter | slick = slick, slicks, cheater, piecrust, pie crust | snow = snow | mud = mud, mudder
  build: bias = bias, bias ply, cross ply, crossply, bias belted | radial = radial, radials, radial t/a
inner tube: innertube, tire tube, tyre tube, tire inner tube, tyre inner tube
tire flap: rim flap, rim strip, rim band, rim tape, tyre flap, rim liner
port a wall: portawall, white wall insert, whitewall insert, atlas white walls, flapper whitewalls, whitewall ring, port o wall, portawall inserts
tire chain: snow chain, tyre chains, mud chains

# spare and tools of the car
spare tire: spare wheel, spare, space saver, space saver tire, space saver wheel, spacesaver, spare tire and wheel, spare wheel and tire, spare rim, spare tyre, spacesaver wheel
spare tire carrier: spare wheel carrier, tire carrier, spare tire mount, spare tire rack, spare carrier, tyre carrier, spare wheel mount, spare wheel bracket, spare wheel cradle, spare tire bracket, side mount bracket, sidemount bracket, spare tire holder, spare tire hanger, spare wheel holder, spare tire cradle, spare tire winch, side mount carrier, spare wheel rack, spare wheel tray, side mount tire carrier, spare mount, spare tire side mount bracket, tire mount, tire rack, swing out tire carrier
spare tire cover: spare wheel cover, tire cover, tyre cover, sidemount cover, side mount cover, spare tyre cover, side mount tire cover, side mount spare cover, spare wheel bag, spare cover, sidemount spare cover, continental kit cover, spare tire board
spare tire hold down: spare tire hold down bolt, spare tire bolt, spare wheel clamp, spare hold down, spare tire hook, spare tire j bolt, spare tire wing nut, spare tire clamp, spare wheel strap, spare tire strap, spare wheel hold down, spare tire retainer, spare tire hold down kit, spare wheel bolt, spare tire lock, spare lock, spare tire wingnut, spare wheel lock, spare tire hold down plate, spare wheel retaining strap, spare tire hardware, spare tire hold down bracket, side mount lock, sidemount lock, spare wheel retainer, spare hold down bolt, spare wheel hold down bolt, spare tire mounting kit, spare tire hold down hardware, spare hold down kit, spare tire mounting bolt, spare wheel mounting bolt, spare wheel lock nut, spare tire carrier lock
sidemount mirror: side mount mirror, spare tire mirror, sidemount mirror strap, side mount mirror strap
side mount: sidemount, sidemount spare, sidemount kit, side mount spare
continental kit: conti kit, ~spare tire kit, continental spare kit, continental spare, fifth wheel continental, continental tire kit, continental kit bumper, continental wheel kit, continental tire carrier
jack hook: bumper jack hook, jack foot, jack hook foot, jack base plate, jack post
hi lift jack: high lift jack, farm jack, handyman jack, hilift jack, high jack
spoke wrench: spoke key, spoke spanner
tire display stand: tire display rack, tire stand, tyre stand, tire display
tire ash tray: tire ashtray, tyre ashtray, tyre ash tray
mud flap: mudflap, splash guard
trailer wheel: trailer rim
`;
