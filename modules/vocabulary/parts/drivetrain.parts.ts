/** The drivetrain: what carries the power from the flywheel to the wheels. */
export const drivetrainParts = `
# clutch
@minds
clutch kit: clutch, clutch set, clutch assembly, 3 piece clutch, clutch and pressure plate
pressure plate: clutch cover, clutch pressure plate, clutch cover assembly
  style: diaphragm = diaphragm | three-finger = borg and beck, borg & beck, 3 finger, three finger, long style
clutch disc: clutch disk, clutch plate, driven plate, friction plate, clutch friction disc, friction disc
throwout bearing: throw out bearing, release bearing, clutch release bearing, clutch bearing, thrust bearing clutch, carbon release bearing, clutch thrust bearing
pilot bearing: pilot bushing, pilot bush, spigot bearing, spigot bush, clutch pilot bushing, clutch pilot bearing
clutch fork: throwout fork, throw out fork, release fork, clutch arm, clutch release arm, clutch release fork, clutch throwout fork, clutch release lever
clutch fork boot: clutch boot, fork boot, clutch fork dust boot, throwout fork boot, clutch dust boot
clutch fork pivot ball: clutch pivot ball, fork pivot ball, clutch ball stud, pivot ball stud, clutch fork ball stud
clutch cable
clutch pedal: clutch pedal assembly, clutch pedal arm
clutch linkage: z bar, zbar, clutch z bar, clutch equalizer bar, equalizer bar, clutch bellcrank, clutch bell crank, clutch cross shaft, clutch countershaft, clutch rod, clutch pushrod, clutch push rod, clutch adjusting rod, clutch relay rod
clutch release shaft: clutch operating shaft, clutch cross shaft lever, clutch throwout shaft
clutch return spring: clutch pedal spring, clutch pedal return spring, over center spring, clutch assist spring
clutch master cylinder: clutch master, clutch master cyl
clutch slave cylinder: slave cylinder, clutch slave, slave cyl, clutch slave cyl
clutch hose: clutch flex hose, clutch hydraulic hose, slave cylinder hose
clutch line: clutch pipe, clutch hydraulic line
clutch alignment tool: clutch aligning tool, clutch pilot tool, clutch centering tool
bellhousing: bell housing, scattershield, scatter shield, scatter shields, ~bell, blowproof bellhousing, blow proof bell housing, lakewood bellhousing, clutch housing, clutch bell housing
bellhousing inspection cover: clutch inspection cover, flywheel cover, flywheel inspection cover, inspection cover, torque converter cover, converter dust cover, dust shield bellhousing, bellhousing dust cover, flywheel dust cover, transmission inspection cover, bellhousing cover

# transmission
@minds speeds drive wheeldrive
transmission: ~trans, tranny, trany, gearbox, gear box, transaxle, trans axle, manual transmission, automatic transmission, auto trans, automatic trans, standard transmission, manual trans, auto transmission, automatic gearbox, manual gearbox, 4 speed box, 5 speed box, 3 speed box, 4 speed trans, 3 speed trans, 5 speed trans, ~four speed, ~three speed, ~five speed, ~slushbox, ~muncie, ~powerglide, ~power glide, ~toploader, ~top loader, toploader box, ~torqueflite, ~torque flite, ~turbo 350, ~turbo 400, ~th350, ~th400, ~700r4, ~turbo hydramatic, ~turbohydramatic, ~hydramatic, ~hydra matic, ~dynaflow, ~cruise o matic, ~fordomatic, ~ford o matic, ~merc o matic, ~selectaline, ~saginaw 4 speed, ~saginaw 3 speed, ~close ratio 4 speed, ~wide ratio 4 speed, ~rock crusher, ~fluid drive transmission, preselector gearbox
  model: muncie = muncie, m20, m21, m22, rock crusher | t10 = t10, super t10, st10, borg warner 4 speed, bw t10, borg warner t10 | saginaw = saginaw | t5 = t5, world class t5, tremec t5, borg warner t5 | t14 = t14 | t15 = t15 | t18 = t18, t18a | t19 = t19 | t85 = t85 | t86 = t86 | t87 = t87 | t89 = t89 | t90 = t90, t90a | t96 = t96 | t98 = t98, t98a | t150 = t150 | t176 = t176 | sr4 = sr4 | sm420 = sm420, sm 420, muncie 420 | sm465 = sm465, sm 465, muncie 465 | np435 = np435, np 435, new process 435 | np445 = np445 | np540 = np540 | toploader = toploader, top loader, rug, hef | 3.03 = 3.03, ford 3.03 | a833 = a833, 833, new process 833, np833, hemi 4 speed | a230 = a230 | a745 = a745 | powerglide = powerglide, power glide, pglide, p glide, pg, cast iron powerglide, aluminum powerglide | turboglide = turboglide, turbo glide | th350 = th350, turbo 350, t350, th 350, turbo hydramatic 350, turbohydramatic 350, turbohydro 350, turbo hydro 350, 350 turbo, thm350, thm 350 | th400 = th400, turbo 400, t400, th 400, turbo hydramatic 400, turbohydramatic 400, turbohydro 400, turbo hydro 400, 400 turbo, thm400, thm 400 | th200 = th200, turbo 200, metric 200, th200c | 200-4r = 200 4r, 2004r, 200r4, 200 r4, th2004r | 700r4 = 700r4, 700 r4, th700, 4l60 | th425 = th425, turbo 425, thm425 | st300 = st300, super turbine 300, jetaway | st400 = st400, super turbine 400 | dynaflow = dynaflow, twin turbine | hydramatic = hydramatic, hydra matic, dual range hydramatic, jetaway hydramatic | roto hydramatic = roto hydramatic, slim jim, roto | cruise-o-matic = cruise o matic, cruiseomatic, fmx, mx, fx | fordomatic = fordomatic, ford o matic | c3 = c3 | c4 = c4 | c5 = c5 | c6 = c6 | aod = aod, automatic overdrive | aode = aode | e4od = e4od | 727 = 727, a727, torqueflite 8, torqueflite 727, cast iron torqueflite | 904 = 904, a904, torqueflite 6, torqueflite 904 | 998 = 998, a998 | 999 = 999, a999 | 518 = 518, a518 | powerflite = powerflite, power flite | ultramatic = ultramatic, twin ultramatic | flightomatic = flightomatic, flight o matic | flash-o-matic = flash o matic, flashomatic | fluid drive = fluid drive, m5, m6, gyromatic, tip toe shift | borg warner 35 = bw35, borg warner 35, type 35 | moss = moss box, moss gearbox | getrag = getrag | zf = zf, zf s5 | 901 = 901 | 915 = 915 | 741 = 741 | 644 = 644 | 716 = 716 | m40 = m40 | m41 = m41 | m46 = m46 | richmond = richmond, doug nash, richmond 5 speed | tko = tko, tremec tko, tko 500, tko 600 | swing axle = swing axle | irs = irs
  gearing: m20 = m20, wide ratio | m21 = m21, close ratio | m22 = m22, rock crusher
  splines: 10 = 10 spline | 18 = 18 spline | 23 = 23 spline | 26 = 26 spline | 28 = 28 spline | 31 = 31 spline | 27 = 27 spline | 32 = 32 spline
@minds speeds
transmission case: transmission housing, gearbox case, gearbox casing, gearbox housing, trans case, main case transmission, muncie case, transmission main case, bare transmission case, transaxle case
  number: 660 = 660, 3925660, 3925661, 661 | 010 = 010 | 325 = 325, 3851325 | 464 = 464
tail housing: tailshaft housing, extension housing, tail shaft housing, transmission tail housing, transmission extension housing, tailhousing, tailstock transmission, rear extension housing, trans tail housing, tail shaft
side cover: transmission side cover, muncie side cover, trans side cover, t10 side cover, saginaw side cover, gearbox side cover, shift cover
transmission top cover: shift tower, shifter tower, gearbox top cover, transmission top, gearshift tower, gearbox lid, top cover transmission, transmission tower, remote control housing gearbox, gearbox remote
transmission pan: trans pan, transmission oil pan, tranny pan, auto trans pan, automatic transmission pan, gearbox sump
transmission filter: trans filter, transmission filter kit, automatic transmission filter
transmission gasket set: transmission gasket kit, gearbox gasket set, trans gasket set, transmission seal kit
transmission rebuild kit: trans rebuild kit, transmission overhaul kit, transmission kit, gearbox rebuild kit, trans kit, transmission bearing kit, muncie rebuild kit, gearbox overhaul kit, toploader rebuild kit, small parts kit
transmission shift kit: shift kit, transgo kit, b&m shift kit, shift improver kit
transmission mount: trans mount, gearbox mount, gearbox mounting, transmission mounts, rear motor mount, rear engine mount, transmission insulator, tranny mount
transmission crossmember: trans crossmember, transmission cross member, gearbox crossmember, transmission support, tranny crossmember, trans cross member, gearbox cross member
transmission cooler: trans cooler, transmission oil cooler, trans oil cooler
transmission cooler line: transmission cooling line, trans cooler line, transmission line, trans line, cooler line, transmission cooler pipe
transmission dipstick: trans dipstick, transmission dipstick tube, trans dipstick tube, transmission filler tube, trans filler tube, transmission fill tube
transmission vacuum modulator: vacuum modulator, modulator valve, trans modulator, modulator
transmission governor: trans governor
transmission valve body: valve body
transmission band: transmission bands, model t transmission band, reverse band, kickdown band
transmission servo
transmission pump: transmission oil pump, transmission front pump, front pump transmission
transmission drum: model t transmission drum, direct drum
kickdown cable: kick down cable, detent cable, kickdown linkage, kick down linkage, kickdown rod, tv cable, throttle valve cable, passing gear cable, throttle pressure linkage, kickdown lever
kickdown switch: kick down switch, detent switch, detent solenoid, kickdown solenoid
neutral safety switch: neutral start switch, neutral switch, inhibitor switch
speedometer drive gear: speedo gear, speedometer gear, speedo drive gear, speedo driven gear, speedometer driven gear, tail shaft gear
  teeth: 15 = 15 tooth | 16 = 16 tooth | 17 = 17 tooth | 18 = 18 tooth | 19 = 19 tooth | 20 = 20 tooth | 21 = 21 tooth | 22 = 22 tooth | 23 = 23 tooth
speedometer angle drive: speedo angle drive, speedometer right angle drive, speedo ratio adapter, speedometer gear adapter, speedometer ratio adapter, right angle speedometer drive
torque converter: ~converter, stall converter, torque convertor, high stall converter, ~converter trans
input shaft: main drive gear, transmission input shaft, maindrive gear, first motion shaft, clutch gear, clutch shaft, input gear
  splines: 10 = 10 spline | 18 = 18 spline | 23 = 23 spline | 26 = 26 spline
main shaft: mainshaft, transmission mainshaft, output shaft, third motion shaft, transmission main shaft, transmission output shaft
cluster gear: countergear, counter gear, layshaft gear, laygear, lay gear, countershaft gear, cluster gear transmission
countershaft: counter shaft, layshaft, cluster shaft, transmission countershaft
transmission gear: first gear, second gear, third gear, reverse gear, low gear, reverse idler gear, idler gear transmission, gearbox gear, trans gear, sliding gear, 1st gear, 2nd gear, 3rd gear, speed gear, zephyr gears, lincoln zephyr gears, gear set transmission
synchronizer: synchro, synchromesh, synchro assembly, synchronizer assembly, synchro hub, synchronizer hub, synchronizer sleeve, synchro sleeve, slider transmission
synchro ring: synchronizer ring, blocking ring, blocker ring, brass synchro ring, baulk ring, balk ring, brass ring
transmission bearing: gearbox bearing, transmission bearings, input shaft bearing, mainshaft bearing, front bearing transmission, main drive gear bearing
bearing retainer: transmission bearing retainer, front bearing retainer, input bearing retainer, input shaft bearing retainer, transmission front cover
transmission shift fork: shift fork, selector fork, shifter fork, shift rail, shifter rail, selector rod
transmission seal: transmission rear seal, tail shaft seal, tailshaft seal, extension housing seal, transmission front seal, gearbox oil seal, tail housing seal, output shaft seal, transmission tail seal
transmission adapter: trans adapter, transmission adaptor, adapter plate transmission, engine to transmission adapter, bellhousing adapter, transmission adapter plate, gearbox adapter
transmission hump: transmission tunnel cover, transmission cover panel, trans hump, shifter hump, tunnel cover, transmission floor hump, gearbox cover, gearbox tunnel, transmission floor cover, tranny hump, 4 speed hump, four speed hump
transmission jack: trans jack, transmission lift, gearbox jack

# shifters
@minds speeds drive
shifter: shift lever, shifter lever, gear shift, gearshift, gear lever, gear stick, gearstick, stick shift lever, shifter assembly, floor shifter, floor shift, gear shift lever, gearshift lever, hurst shifter, column shifter, column shift lever, column shift, shifter handle, shift stick, shift handle, shifter stick, shift arm column, shifter mechanism, ratchet shifter, selector lever, automatic shifter, auto shifter, competition plus, quick shifter, t handle shifter
  maker: hurst = hurst, competition plus, dual gate, his and hers, v gate | inland = inland | b&m = b&m, b & m, star shifter, quicksilver, megashifter | mr gasket = mr gasket, v gate | ansen = ansen | fenton = fenton | spark-o-matic = sparkomatic, spark o matic | foxcraft = foxcraft
  place: floor = floor, floor shift, console | column = column, column shift, three on the tree
shift knob: shifter knob, gear knob, gear shift knob, gearshift knob, gear lever knob, shift ball, shift lever knob, shifter ball, 4 speed knob
shift boot: shifter boot, gear shift boot, gearshift boot, gear lever gaiter, gaiter gear lever, gear lever boot, shift lever boot, shift boot and ring
shift boot ring: shift boot retainer, shifter boot ring, shift boot trim ring, shift boot bezel, boot retainer ring
shifter plate: shift plate, console shift plate, shifter top plate, shifter indicator plate, shift indicator plate, console shifter plate, shift pattern plate
shift indicator: prndl, prndl indicator, gear indicator, shift quadrant, shift selector indicator, prnd21, shift dial, gear selector dial, shift indicator lens
shift linkage: shifter linkage, shift rod, shifter rod, gear linkage, trans linkage, transmission linkage, gearshift linkage, gear change linkage, linkage rods, column shift linkage, shift linkage rods, shift coupler, shift coupling
shift cable: shifter cable, gear change cable, gearshift cable
shifter bushing: shifter bushings, shift bushing, shift linkage bushing, shift linkage bushings, shift coupling bushing, shifter grommet, gear lever bush
backdrive linkage: back drive linkage, backdrive rod, reverse lockout rod, column lock linkage, back drive rod, lockout rod
shifter mounting plate: shifter mounting bracket, shifter bracket, shifter mount, hurst mounting plate, hurst mounting plate kit, hurst installation kit, shifter installation kit
line lock: roll control, hurst roll control, roll control kit, line loc

# transfer case and overdrive
@minds
transfer case: ~tcase, ~t case, transfer box, transfercase, transfer gearbox, ~drop box, xfer case
  model: np205 = np205, np 205, new process 205, 205 | np203 = np203, np 203, new process 203, 203 | np208 = np208, np 208, 208 | np241 = np241 | np231 = np231 | np200 = np200 | dana 18 = dana 18, spicer 18, model 18 | dana 20 = dana 20, spicer 20, model 20 | dana 21 = dana 21 | dana 24 = dana 24, spicer 24 | dana 300 = dana 300, spicer 300, model 300 | dana 28 = dana 28 | quadratrac = quadratrac, quadra trac, borg warner 1305, bw1305, 1339 | rockwell t221 = t221, rockwell 221 | timken t32 = timken t32
transfer case shifter: transfer case shift lever, t case shifter, tcase shifter, 4x4 shifter, four wheel drive shifter, 4wd shifter, twin stick, twin sticks, twin stick shifter, transfer case lever
transfer case rebuild kit: transfer case bearing kit, dana 18 rebuild kit, transfer case overhaul kit
intermediate gear shaft: transfer case intermediate shaft, intermediate shaft transfer case, transfer case intermediate gear
power take off: pto, power takeoff, pto unit, pto drive, pto shaft
overdrive: ~od unit, overdrive unit, over drive, overdrive transmission, warn overdrive, overdrive assembly, laycock overdrive, laycock de normanville overdrive, saturn overdrive, gear vendors overdrive, columbia overdrive, columbia two speed, columbia 2 speed, columbia rear end, gear vendors, auxiliary transmission, mitchell overdrive, borg warner overdrive, r10 overdrive, r11 overdrive
  maker: warn = warn, saturn | laycock = laycock, a type, d type, j type, lh type | borg warner = borg warner, r10, r11 | gear vendors = gear vendors | columbia = columbia | mitchell = mitchell
overdrive solenoid: od solenoid, laycock solenoid
overdrive relay: od relay
overdrive governor: od governor
overdrive switch: od switch, overdrive kickdown switch, overdrive lockout switch
overdrive cable: overdrive handle, od cable, overdrive control cable, overdrive pull handle, overdrive lockout cable
auxiliary gearbox: brownie, brownie box, brownie transmission, brown lipe, 3 speed brownie, warford, warford transmission, auxiliary gear box

# driveshaft
@minds end
driveshaft: drive shaft, prop shaft, propshaft, propeller shaft, cardan shaft, drive line, driveline
driveshaft yoke: slip yoke, driveshaft slip yoke, transmission yoke, trans yoke, prop shaft yoke, sliding joint, driveshaft flange, propshaft flange, companion flange, yoke driveshaft, transmission slip yoke
pinion yoke: differential yoke, pinion flange, differential flange, rear end yoke, diff flange, third member yoke, pinion companion flange
universal joint: u joint, ujoint, ~uj, hardy spicer joint, universal joints, spicer joint, u joint kit, driveshaft u joint, cardan joint, detroit joint, ball and trunnion joint, trunnion kit, cv ball kit
u joint strap: u joint strap kit, u joint u bolt, u joint cap strap, universal joint strap
center support bearing: carrier bearing driveshaft, driveshaft center bearing, driveshaft carrier bearing, center bearing, driveshaft support bearing, hanger bearing, center support, propshaft center bearing, driveshaft center support, two piece driveshaft bearing
driveshaft safety loop: driveshaft loop, drive shaft loop, driveshaft hoop, drive shaft safety loop
torque tube: torque tube drive, driveshaft tube, torque tube assembly
torque tube ball: torque ball, u joint ball, torque tube bell, torque ball retainer, torque tube ball retainer, torque ball seal, torque tube housing bell, ujoint bell, u joint bell
flex disc: giubo, guibo, rotoflex, rotoflex coupling, rubber coupling driveshaft, driveshaft flex joint, rubber doughnut driveshaft, rubber donut driveshaft, metalastik coupling, flex disc driveshaft
driveshaft bolt: driveshaft bolts, prop shaft bolt, prop shaft bolts, pinion flange bolts

# rear axle and differential
@minds end
differential: diff, third member, 3rd member, rear end, rearend, rear axle, rear axle assembly, axle assembly, rear end assembly, rear assembly, complete rear, ~posi rear, ~posi unit rear, ~pumpkin, ~chunk, hogshead, hog head, pig rear, center section, drop out, dropout, drop out center section, ~bolt rear, 12 bolt, 10 bolt, bolt truck rear, ~inch rear, ford 9 inch, ford 8 inch, 9 inch ford, 8 inch ford, nine inch ford, ~44 rear, ~60 rear, model 20 rear, ~dana 44, ~dana 60, ~dana 30, ~dana 27, ~dana 25, quick change, quick change rear end, quick change rear, quickchange, halibrand quick change, culver city quick change, winters quick change, banjo rear, banjo rear end, back axle, differential assembly, live axle, final drive, posi rear end, front differential, front diff, ~front axle assembly, front axle 4x4, 4wd front axle, 4x4 front axle, independent rear suspension, irs rear end, jaguar irs, jaguar rear end, rear differential, rear diff
  model: 10-bolt = 10 bolt, ten bolt, 8.2, 8.5, 8.2 10 bolt, 8.5 10 bolt, 7.5 10 bolt | 12-bolt = 12 bolt, twelve bolt, 8.875 | 14-bolt = 14 bolt, fourteen bolt, corporate 14 | type o = type o, o type | bop = bop, 8.2 bop | 7.5-inch = 7.5 inch, 7.5 | 8-inch = 8 inch, eight inch, ford 8 inch, 8 inch ford | 8.8-inch = 8.8, 8.8 inch | 9-inch = 9 inch, nine inch, ford 9 inch, 9 inch ford, n case | 9 3/8-inch = 9 3/8, 9.375 | 7 1/4-inch = 7 1/4, 7.25 | 8 1/4-inch = 8 1/4, 8.25 | 8.75 = 8 3/4, 8.75, 834, 8 3/4 inch | 9 1/4-inch = 9 1/4, 9.25 | dana 23 = dana 23, spicer 23 | dana 25 = dana 25, spicer 25 | dana 27 = dana 27, spicer 27, d27 | dana 30 = dana 30, d30, spicer 30 | dana 35 = dana 35, d35 | dana 36 = dana 36 | dana 41 = dana 41, spicer 41 | dana 44 = dana 44, d44, spicer 44, 44 rear | dana 50 = dana 50 | dana 53 = dana 53 | dana 60 = dana 60, d60, spicer 60, 60 rear | dana 70 = dana 70, d70 | model 20 = model 20, amc 20, amc model 20 | model 15 = amc 15, model 15 | rockwell = rockwell | timken = timken | eaton ho52 = ho52, eaton ho52, eaton ho33, ho72 | quick change = quick change, quickchange, halibrand, culver city, winters | banjo = banjo | salisbury = salisbury, 4ha | tube axle = tube axle, salisbury tube axle | env = env | swing axle = swing axle | irs = irs, independent rear
  case: 489 = 489 | 741 = 741 | 742 = 742 | war = war | n case = n case, nodular, nodular case
  lock: limited slip = posi, positraction, posi traction, limited slip, lsd, sure grip, suregrip, traction lok, traction lock, trac lok, equa lock, equalock, anti spin, safe t track, saf t track, posi unit, powr lok, power lok, detroit locker, locker, twin grip, true track | open = open, peg leg, open diff, non posi, one legger
  splines: 28 = 28 spline | 31 = 31 spline | 35 = 35 spline | 30 = 30 spline
posi unit: positraction unit, posi carrier, posi differential unit, limited slip unit, limited slip differential unit, sure grip unit, traction lok unit, eaton posi, eaton posi unit, auburn posi, posi case, detroit locker, trac loc unit, ~locker, lincoln locker, lock right, lunchbox locker, air locker, sure grip cone, powr lok unit
differential carrier: diff carrier, open carrier, carrier case differential, differential case, diff case, carrier unit, spool, mini spool
differential spider gear: spider gears, spider gear, diff gears, differential spider gear kit, side gear, side gears, planet gear, differential side gear, cross pin, spider gear shaft, spider gear set, differential pinion gears, differential cross pin
posi clutch kit: posi clutches, posi clutch pack, sure grip clutch kit, limited slip clutch kit, posi rebuild kit, positraction clutch kit, limited slip rebuild kit, posi clutch plates
ring and pinion: ring & pinion, ring pinion, ring and pinion gear set, ring and pinion gears, ring and pinion set, crown wheel and pinion, crownwheel and pinion, rear end gears, rear gears, rear end gear set, r & p, r and p, differential gears, differential gear set, cwp, gear set differential, axle gears, final drive gears, ring gear and pinion, ring gear pinion, rear axle gears, ~crown wheel, ~crownwheel
differential rebuild kit: differential bearing kit, rear end rebuild kit, ring and pinion installation kit, ring and pinion install kit, diff rebuild kit, master install kit, rear end bearing kit, diff bearing kit, differential overhaul kit, rear axle rebuild kit
pinion seal: differential seal, diff seal, pinion oil seal, differential pinion seal, front pinion seal, diff pinion seal
pinion bearing: differential bearing, carrier bearing, differential carrier bearing, diff bearing, pinion bearings, differential pinion bearing, side bearings differential
pinion support: pinion retainer, pinion carrier, pinion snubber, daytona pinion support, pinion support housing
pinion snubber: pinion bumper, pinion bump stop, adjustable pinion snubber
crush sleeve: pinion spacer, collapsible spacer, pinion crush sleeve, pinion nut, crush collar
differential case third member: third member case, bare third member case, third member housing, pinion housing case, center section case, bare center section
axle housing: rear axle housing, rear end housing, differential housing, rearend housing, bare housing, rear housing, banjo housing, axle casing, banjo axle housing, axle tube, rear axle tube, 9 inch housing, 12 bolt housing, axle trumpet, trumpet housing, axle bell, axle bell housing rear
differential cover: diff cover, rear end cover, 12 bolt cover, 10 bolt cover, differential inspection cover, rear axle cover, axle cover, girdle cover, rear end girdle, differential cover plate
differential cover gasket: rear end cover gasket, rear end gasket, differential gasket, diff gasket, diff cover gasket, third member gasket, rear axle gasket
differential vent: axle vent, rear end vent, axle breather, rear axle vent, axle vent tube, rear axle breather
axle shaft: ~axle, half shaft, halfshaft, ~axle half shaft, axle shafts, axles, rear axle shaft, rear axle shafts, rear axles, drive axle, driving axle, axle half, swing axle shaft, ~stub axle rear, inner axle shaft, outer axle shaft, axle stub shaft, front axle shaft, stub shaft, yoke axle, side yoke, stub axle shaft, moser axles, strange axles
  splines: 17 = 17 spline | 28 = 28 spline | 30 = 30 spline | 31 = 31 spline | 35 = 35 spline | 10 = 10 spline | 19 = 19 spline | 27 = 27 spline
axle bearing: rear axle bearing, axle shaft bearing, half shaft bearing, axle bearings
axle bearing retainer: axle retainer, axle retainer plate, axle bearing retainer plate, axle retaining plate, axle retainer ring
axle seal: rear axle seal, axle oil seal, axle shaft seal, half shaft seal, inner axle seal, rear axle oil seal, axle grease seal
axle nut: rear axle nut, axle shaft nut, castle nut axle, axle hub nut
axle shim: axle shims, axle c clip, c clip axle, c clip, axle lock, c clip eliminator, axle thrust block, c clip eliminator kit
axle key: woodruff key axle, rear axle key, axle shaft key
axle boot: swing axle boot, axle boot kit, split axle boot, cv boot, cv boot kit, cv joint boot, axle tube boot, steering knuckle boot axle
cv joint: constant velocity joint, cv axle, cv joints, cv halfshaft, cv drive shaft, constant velocity axle, pot joint
axle knuckle: closed knuckle, open knuckle, knuckle ball axle, front axle knuckle, axle inner c, bendix joint, rzeppa joint, bendix axle joint, axle closed knuckle
knuckle seal: knuckle seal kit, steering knuckle seal, knuckle wiper seal, swivel seal, closed knuckle seal, swivel hub seal, knuckle felt
axle u bolt: axle u bolts, rear axle u bolts, spring u bolt axle
locking hub: locking hubs, lock out hub, lockout hubs, lock out hubs, lockout hub, free wheeling hub, free wheel hub, freewheeling hubs, free wheeling hubs, warn hubs, selectro hubs, warn lockout hubs, cutlas hubs, husky hubs, dualmatic hubs, selective drive hubs, fwh, manual hubs, auto hubs, manual locking hubs, spicer hubs
  maker: warn = warn | selectro = selectro | husky = husky | dualmatic = dualmatic | cutlas = cutlas | spicer = spicer | fairey = fairey
rear end stand: differential holding fixture, differential fixture, third member stand, third member holding fixture
traction bar: traction bars, ladder bar, ladder bars, lakewood traction bars, slapper bars, slapper bar, traction master, traction masters, lift bars, southside bars, cal tracs, caltracs, axle tramp bar, traction arm, anti tramp bar
narrowed housing: narrowed rear end, narrowed 9 inch, narrowed rear axle
`;
