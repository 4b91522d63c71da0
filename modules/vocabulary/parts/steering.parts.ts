/** Steering: from the wheel in the hands to the tie rod ends. */
export const steeringParts = `
# steering wheel
@minds size
steering wheel: ~wood wheel, banjo wheel, rim blow wheel, tuff wheel, nardi wheel, tilt wheel, fat man wheel, ~grant wheel, grant steering wheel, ~moto lita wheel, ~moto lita, ~motolita, ~lecarra wheel, ~superior 500, ~momo wheel, ~personal wheel, ~wood rim wheel, tuff steering wheel, ~tuff steering, strg wheel, steering wheel assembly, ~deluxe wheel, ~billet wheel, ~metalflake wheel, ~sprint car wheel, ~bell wheel, ~crestliner wheel, deluxe steering wheel, woodgrain steering wheel, ~woodgrain wheel, ~derrington wheel, ~les leston wheel, steering wheel with horn ring, banjo steering wheel, ~shelby wheel, ~prototipo, ~leather wheel, ~three spoke wheel, ~3 spoke wheel, rim blow, rosewood wheel, rimblow, springalex wheel, springalex, springall wheel, springalex steering wheel, formula steering wheel, moto lita wheel, motalita wheel, bluemels wheel, brooklands wheel, ashby wheel, brooklands steering wheel, celluloid wheel, bluemel wheel, ashby steering wheel
  style: wood = wood, wood grain, woodgrain, wooden, walnut, rosewood, teak, mahogany | banjo = banjo | tuff = tuff | rim blow = rim blow, rimblow | comfort grip = comfort grip | fatman = fatman, fat man | swing away = swing away | leather = leather | sport = sport, nk1, nk2, nk3, nk4, formula, 4 spoke sport
  maker: moto-lita = moto lita, motolita, les leston | nardi = nardi | momo = momo | grant = grant | superior = superior, superior 500 | shelby = shelby | petri = petri | vdm = vdm | derrington = derrington | bluemels = bluemels, bluemel, brooklands | personal = personal, fittipaldi | lecarra = lecarra, le carra | crestline = crestline | sheller = sheller
@minds
steering wheel adapter: steering wheel hub, steering wheel hub adapter, steering wheel hub kit, grant adapter, steering wheel boss, steering wheel adaptor, grant hub, grant installation kit, steering wheel installation kit, steering wheel mounting kit, quick release steering hub, steering wheel quick release, wood wheel hub, moto lita boss, moto lita hub, steering wheel hub adaptor, motalita boss, motolita boss, nardi hub, nardi boss, momo hub, momo boss, les leston boss, wheel boss, boss kit, wood rim boss
steering wheel cover: steering wheel wrap, wheelskins, steering wheel cover kit, steering wheel glove
steering wheel nut: steering column nut, steering wheel nut and washer
steering wheel trim: steering wheel spoke trim, steering wheel shroud, steering wheel insert, steering wheel spoke cover, steering wheel pad, steering wheel center pad, steering wheel spoke pads, steering wheel horn pad, steering wheel center, steering wheel spoke
steering wheel repair kit: steering wheel restoration kit, steering wheel crack repair kit
suicide knob: brodie knob, steering wheel spinner, spinner knob, steering knob, necker knob, steering wheel knob, brody knob, steering wheel spinner knob
horn button: horn cap, horn center, horn push, horn button cap, horn button assembly, horn button emblem, steering wheel center cap, horn emblem, steering wheel emblem, horn pad, steering wheel horn button, center horn button, horn bush, horn switch button, steering wheel cap, horn button insert, horn button medallion, horn shroud, horn center cap, horn cap assembly, steering wheel button, horn push button, steering wheel hub cap, horn button cover
horn ring: horn rim, steering wheel horn ring, chrome horn ring, half horn ring, horn bar, horn ring assembly, steering wheel ring, deluxe horn ring, horn half ring, signal ring, signal half ring, chrome signal ring
horn contact: horn contact kit, horn button contact, horn button spring, horn brush, horn cam, horn button retainer, horn cap retainer, horn contact ring, horn slip ring, horn contact plunger, horn button repair kit, horn ring spring, horn ring contact, horn button mounting kit, horn wire, horn repair kit, horn switch

# steering column
@minds drive
steering column: ~column, column assembly, steering column assembly, floor shift column, column shift column, mast jacket, steering mast jacket, steering post, steering mast, column shift steering column, floor shift steering column, steering column jacket, steering column tube, column tube, steering col, tilt col, tilt column, tilt steering column, col assembly, column shift col, tilt and tele column, tilt tele column, strg column
  style: tilt = tilt, tilt telescopic, tilt tele | tele = tele, telescopic, telescoping | fixed = non tilt, fixed
  shift: floor = floor shift, floor | column = column shift, column shifter
@minds
steering shaft: ~intermediate shaft, steering column shaft, steering shaft assembly, steering intermediate shaft, column shaft, steering inner column, steering column lower shaft
steering coupler: rag joint, ragjoint, steering coupling, flex coupling, steering flex coupling, steering coupler joint, rag joint kit, steering joint, steering u joint, steering universal joint, steering coupler kit, steering flex joint, rag joint repair kit, steering rag joint, steering box coupler, steering column coupler, ~coupler, steering column coupling, steering gear coupling, steering flex disc, borgeson joint, borgeson u joint, steering column universal joint, steering joints, steering knuckle coupler, steering shaft coupler, steering shaft joint, steering shaft u joint, steering uj, double d joint, dd joint
steering column bearing: column bearing, steering column bushing, column bushing, steering column felt bush, steering column bush, steering column bearing kit, column lower bearing, column upper bearing, mast jacket bearing, steering post bushing, steering column rebuild kit, tilt column rebuild kit
steering column clamp: column clamp, steering column bracket, column support, steering column support, column drop, steering column drop, column support bracket, steering column mount, column mount, steering column mounting bracket, steering column support bracket, steering column dash bracket
steering column cover: column cover, column shroud, steering column shroud, steering column cowl, steering column cowling, column cowl, steering column trim cover, column collar, steering column collar, shift collar, shift bowl, column nacelle, steering column trim, column trim
steering column floor plate: column floor plate, steering column seal, column floor seal, steering column firewall seal, steering column grommet, steering column boot, column grommet, steering column plate, steering column firewall plate, toe plate, steering column toe plate, steering column floor seal, steering column firewall cover, column boot
tilt lever: tilt column lever, tilt steering lever, tilt knob, tilt release lever, column tilt lever
steering lock: steering column lock, column lock, steering column lock plate, steering column ignition lock, steering lock plate
turn signal switch: turn signal cam switch, directional switch, indicator switch, trafficator switch, turn signal switch assembly, blinker switch, turnsignal switch, signal stat switch, turn signal mechanism, self canceling switch, turn signal unit, turn signal stalk switch, signal switch, turn switch, add on turn signal switch, signal stat, turn sig switch, turn signal sw, turn signal cam, flasher switch, indicator stalk, flasher stalk, indicator arm, flasher arm, turn signal stalk, column stalk, stalk switch, combination stalk, combination switch, column switch, multifunction switch, multi function switch, indicator switch stalk, trafficator arm switch, trafficator stalk, blinker switch assembly, dip and indicator switch, ~tss, turn and hazard switch, self cancelling switch, selfcanceling switch, indicator unit, steering column switch, directional signal switch, signal stat 900
turn signal lever: turn signal arm, blinker lever, directional lever, blinker arm, turn signal stalk, indicator stalk, turn lever, turn signal handle, directional arm, signal lever, turnsignal lever, turn signal lever knob, turn signal knob, turn sig lever, flasher stalk, flasher arm, flasher lever, indicator lever, indicator arm, directional stalk, blinker stalk, signal arm, turn signal stick, turn indicator lever, column stalk

# steering box
@minds assist
steering box: steering gear, gearbox steering, steering gear box, steering gearbox, steeringbox, power steering box, power steering gear, ps box, power steering gear box, power steering gearbox, ps gear box, steering gear assembly, quick ratio box, 800 box, steering reduction box, fast ratio box, steering assembly, steering gear and column, strg box, box steering, power box, manual box steering, steering unit, cross steering box, fast ratio steering box, quick ratio steering box, quick steering box, manual steering box, manual steering gear, pas box, ps gearbox, p s gearbox, pas gearbox, power gear box, power gearbox, steering gear unit, manual gear box steering
  maker: saginaw = saginaw, vega, corvair, 525, 800 | ross = ross, tl | gemmer = gemmer | borgeson = borgeson | burman = burman, burman douglas | bishop = bishop, bishop cam | marles = marles | zf = zf | adwest = adwest | flaming river = flaming river | bendix = bendix | f1 = f1, f100 box
steering rack: rack and pinion, rack & pinion, steering rack assembly, rack and pinion steering, power rack, power rack and pinion, r & p steering, rack and pinion conversion, power steering rack, manual rack, pinto rack, mustang ii rack, steering rack and pinion, steering rack unit, rhd rack, lhd rack, quick rack, pinion rack, steering rack conversion, ~rack unit, ~rack
@minds
steering box rebuild kit: steering gear rebuild kit, steering box seal kit, steering gear seal kit, steering gear kit, steering box kit, steering box overhaul kit, power steering gear rebuild kit, power steering gear seal kit, power steering box seal kit, ross steering rebuild kit, steering box repair kit, power steering box rebuild kit
steering box cover: steering box side cover, steering box top cover, steering gear side cover, sector cover, steering box end cover, steering gear cover
steering sector: sector shaft, sector gear, steering sector shaft, pitman shaft, pitman arm shaft, steering sector gear, steering cross shaft, 2 tooth sector, 7 tooth sector, seven tooth sector, two tooth sector, steering rocker shaft, steering roller shaft
steering worm: worm gear, steering worm gear, steering gear worm, steering worm shaft, steering worm and shaft, steering nut, steering worm bearing, worm and sector, worm and roller
steering box bearing: sector bushing, sector shaft bushing, steering worm bearings, steering box bushing, steering sector bushing, steering sector bearing
steering box seal: pitman shaft seal, sector seal, steering gear seal, sector shaft seal, steering sector seal
steering box mount: steering box bracket, steering box mounting plate, steering box mounting bracket, steering gear bracket, steering gear mount, steering box adapter, vega mount, cross steer mount, steering box frame bracket, vega bracket
steering rack boot: rack boot, rack and pinion boot, rack gaiter, steering rack gaiter, steering gaiter, bellows boot
steering rack mount: rack mount, steering rack bushing, rack bushing, rack and pinion bushing, rack mounting, steering rack mounting, rack mount bushing
steering quickener: steering quickner, quickener

# power steering
power steering pump: ps pump, power steering pump assembly, saginaw pump, p s pump, ps pump and reservoir, eaton pump, power steer pump, hydraulic steering pump, steering pump, power steering pump and reservoir, thompson pump, ps pump with reservoir, keyway pump, keyed pump, saginaw power steering pump, hydro steering pump, pas pump, power assisted steering pump
  maker: saginaw = saginaw | eaton = eaton, hobourn eaton | thompson = thompson, ford thompson | tsc = tsc | federal = federal
power steering reservoir: ps reservoir, power steering pump reservoir, power steering can, ps pump reservoir, power steering pump can, power steering fluid reservoir, power steering canister, power steering bottle
power steering cap: power steering reservoir cap, ps cap, power steering pump cap, power steering filler cap, power steering dipstick, power steering fluid cap
power steering hose: ps hose, power steering line, power steering pressure hose, power steering return hose, ps line, power steering pressure line, power steering return line, power steering hose kit, ps hose set, power steering hose set, ps pressure hose, ps return hose, pas hose, power steering hoses, power steering pipe
power steering pulley: ps pulley, power steering pump pulley, ps pump pulley
power steering bracket: ps bracket, power steering pump bracket, ps pump bracket, power steering pump mount, power steering mounting bracket, power steering pump mounting bracket
power steering cylinder: power steering ram, ram cylinder, ps cylinder, ps ram, power assist cylinder, power steering slave cylinder, steering ram, power steering assist cylinder, power ram, power steering ram cylinder, ~power cylinder
power steering control valve: ps control valve, power steering valve, steering control valve, power steering spool valve, ps valve, bendix control valve, power steering control valve kit, ~control valve, power steering ram valve
power steering pump rebuild kit: power steering pump seal kit, ps pump rebuild kit, ps pump seal kit, power steering pump kit, ps pump kit, power steering seal kit
power steering conversion: power steering kit, power steering setup, power steering set up, ps conversion, power steering conversion kit, power steering system, power steering assembly, power steering unit, ps setup, ps conversion kit, ~power steering
power steering cooler: ps cooler, power steering oil cooler
power steering belt: ps belt

# linkage
pitman arm: pitman, pitmanarm, pittman arm, drop arm, steering drop arm, steering box arm, power steering pitman arm, manual steering pitman arm, drop pitman arm
idler arm: idler, steering idler, steering idler arm, idler arm assembly, steering idler box, idlerarm, steering idler assembly, idler arm and bracket, idler arm with bracket
idler arm bracket: idler bracket, steering idler bracket, idler arm support, idler arm bushing, idler arm bushing kit, idler arm kit, idler arm mount, idler arm repair kit, steering idler bushing, steering idler bush
drag link: draglink, steering drag link, drag link assembly, drag link end, drag link rod, side rod, steering side rod
drag link kit: drag link rebuild kit, drag link repair kit, drag link plug, drag link spring
center link: relay rod, centre link, center steering link, steering center link, centerlink, intermediate rod, steering relay rod, intermediate steering rod, steering connecting rod, centre track rod, center track rod, steering centre link, drag link
tie rod: track rod, tierod, tie rod assembly, trackrod, steering tie rod, cross tube, spindle connecting rod, steering cross rod, tie rod tube, steering rod, drag link tie rod, tie rod and ends
@minds depth
tie rod end: track rod end, rod end, outer tie rod, inner tie rod, steering ball joint, tierod end, steering rod end, tie rod end set, ball end tie rod, ~heim joint, rose joint, tie rod ball, track rod ball joint, tie rod ball joint, track rod joint, tie rod joint, steering tie rod end, outer tie rod end, inner tie rod end, steering knuckle joint, trackrod end, tie end, tie rods ends, drag link ball, steering ball, outer track rod end
@minds
tie rod sleeve: adjusting sleeve, tie rod adjuster, tie rod adjusting sleeve, tie rod adjuster sleeve, steering adjusting sleeve, tie rod clamp, tie rod adjuster clamp
tie rod end boot: tie rod boot, tie rod dust boot, track rod end boot, tie rod end dust boot, tie rod dust cover
@minds assist
steering arm: spindle steering arm, steering spindle arm, spindle arm, quick steer arm, steering lever, quick ratio steering arm, fast ratio steering arm, steering arm set
@minds
steering linkage: steering linkage kit, steering rebuild kit, steering linkage assembly, steering links, steering kit
steering damper: steering stabilizer, steering stabiliser, steering shock, steering stabilizer shock
steering stop: steering stop bolt, steering stop bracket
bellcrank: bell crank, steering bell crank, steering bellcrank, bell crank kit, steering bellcrank kit, bellcrank rebuild kit, bell crank rebuild kit
`;
