/** The transmissions, as people name them and their pieces. */
const transmissionModels = `  model: muncie = muncie, m20, m21, m22, rock crusher | t10 = t10, super t10, st10, borg warner 4 speed, bw t10, borg warner t10 | saginaw = saginaw | t5 = t5, world class t5, tremec t5, borg warner t5 | t14 = t14 | t15 = t15 | t18 = t18, t18a | t19 = t19 | t85 = t85 | t86 = t86 | t87 = t87 | t89 = t89 | t90 = t90, t90a | t96 = t96 | t98 = t98, t98a | t150 = t150 | t176 = t176 | sr4 = sr4 | sm420 = sm420, sm 420, muncie 420 | sm465 = sm465, sm 465, muncie 465 | np435 = np435, np 435, new process 435 | np445 = np445 | np540 = np540 | toploader = toploader, top loader, rug, hef | 3.03 = 3.03, ford 3.03 | a833 = a833, 833, new process 833, np833, hemi 4 speed | a230 = a230 | a745 = a745 | powerglide = powerglide, power glide, pglide, p glide, pg, cast iron powerglide, aluminum powerglide | turboglide = turboglide, turbo glide | th350 = th350, turbo 350, t350, th 350, turbo hydramatic 350, turbohydramatic 350, turbohydro 350, turbo hydro 350, 350 turbo, thm350, thm 350 | th400 = th400, turbo 400, t400, th 400, turbo hydramatic 400, turbohydramatic 400, turbohydro 400, turbo hydro 400, 400 turbo, thm400, thm 400 | th200 = th200, turbo 200, metric 200, th200c | 200-4r = 200 4r, 2004r, 200r4, 200 r4, th2004r | 700r4 = 700r4, 700 r4, th700, 4l60 | th425 = th425, turbo 425, thm425 | st300 = st300, super turbine 300, jetaway | st400 = st400, super turbine 400 | dynaflow = dynaflow, twin turbine | hydramatic = hydramatic, hydra matic, dual range hydramatic, jetaway hydramatic | roto hydramatic = roto hydramatic, slim jim, roto | cruise-o-matic = cruise o matic, cruiseomatic, fmx, mx, fx | fordomatic = fordomatic, ford o matic | c3 = c3 | c4 = c4 | c5 = c5 | c6 = c6 | aod = aod, automatic overdrive | aode = aode | e4od = e4od | 727 = 727, a727, torqueflite 8, torqueflite 727, cast iron torqueflite | 904 = 904, a904, torqueflite 6, torqueflite 904 | 998 = 998, a998 | 999 = 999, a999 | 518 = 518, a518 | powerflite = powerflite, power flite | ultramatic = ultramatic, twin ultramatic | flightomatic = flightomatic, flight o matic | flash-o-matic = flash o matic, flashomatic | fluid drive = fluid drive, m5, m6, gyromatic, tip toe shift | borg warner 35 = bw35, borg warner 35, type 35 | moss = moss box, moss gearbox | getrag = getrag | zf = zf, zf s5 | 901 = 901 | 915 = 915 | 741 = 741 | 644 = 644 | 716 = 716 | m40 = m40 | m41 = m41 | m46 = m46 | richmond = richmond, doug nash, richmond 5 speed | tko = tko, tremec tko, tko 500, tko 600 | swing axle = swing axle | irs = irs`;

/** The axles, as people name them and their pieces. */
const axleModels = `  model: 10-bolt = 10 bolt, ten bolt, 8.2, 8.5, 8.2 10 bolt, 8.5 10 bolt, 7.5 10 bolt | 12-bolt = 12 bolt, twelve bolt, 8.875 | 14-bolt = 14 bolt, fourteen bolt, corporate 14 | type o = type o, o type | bop = bop, 8.2 bop | 7.5-inch = 7.5 inch, 7.5 | 8-inch = 8 inch, eight inch, ford 8 inch, 8 inch ford | 8.8-inch = 8.8, 8.8 inch | 9-inch = 9 inch, nine inch, ford 9 inch, 9 inch ford, n case | 9 3/8-inch = 9 3/8, 9.375 | 7 1/4-inch = 7 1/4, 7.25 | 8 1/4-inch = 8 1/4, 8.25 | 8.75 = 8 3/4, 8.75, 834, 8 3/4 inch | 9 1/4-inch = 9 1/4, 9.25 | dana 23 = dana 23, spicer 23 | dana 25 = dana 25, spicer 25 | dana 27 = dana 27, spicer 27, d27 | dana 30 = dana 30, d30, spicer 30 | dana 35 = dana 35, d35 | dana 36 = dana 36 | dana 41 = dana 41, spicer 41 | dana 44 = dana 44, d44, spicer 44, 44 rear | dana 50 = dana 50 | dana 53 = dana 53 | dana 60 = dana 60, d60, spicer 60, 60 rear | dana 70 = dana 70, d70 | model 20 = model 20, amc 20, amc model 20 | model 15 = amc 15, model 15 | rockwell = rockwell | timken = timken | eaton ho52 = ho52, eaton ho52, eaton ho33, ho72 | quick change = quick change, quickchange, halibrand, culver city, winters | banjo = banjo | salisbury = salisbury, 4ha | tube axle = tube axle, salisbury tube axle | env = env | swing axle = swing axle | irs = irs, independent rear`;

/** The drivetrain: what carries the power from the flywheel to the wheels. */
export const drivetrainParts = `
# clutch
@minds cylinders size
clutch: clutch kit, clutch set, clutch assembly, clutch and pressure plate, ~clutch pressure plate and disc, clutch pack
@minds size
pressure plate: clutch cover, clutch pressure plate, clutch cover assembly, borg and beck cover, borg and beck cover assembly, ~cover assembly, clutch cover plate, pressure plate assembly
  style: diaphragm = diaphragm | three-finger = borg and beck, borg & beck, 3 finger, three finger, long style
@minds size
clutch disc: clutch disk, clutch plate, driven plate, friction plate, clutch friction disc, friction disc
@minds
throwout bearing: throw out bearing, release bearing, clutch release bearing, clutch bearing, clutch thrust bearing, carbon release bearing, carbon thrust bearing, clutch carbon bearing, clutch release bearing carrier, release brg, throwout brg, throw out brg
pilot bearing: pilot bushing, pilot bush, spigot bearing, spigot bush, clutch pilot bushing, clutch pilot bearing, pilot brg, gearbox pilot bearing, crankshaft pilot bearing, crank pilot bushing
clutch fork: throwout fork, throw out fork, release fork, clutch arm, clutch release arm, clutch release fork, clutch throwout fork, clutch release lever
clutch fork boot: clutch boot, fork boot, clutch fork dust boot, throwout fork boot, clutch dust boot
clutch fork pivot ball: clutch pivot ball, fork pivot ball, clutch ball stud, pivot ball stud, clutch fork ball stud
clutch cable
clutch pedal: clutch pedal assembly, clutch pedal arm, clutch and brake pedal assembly, clutch and brake pedal, brake and clutch pedal, brake and clutch pedal assembly, pedal box
clutch linkage: z bar, zbar, clutch z bar, clutch equalizer bar, equalizer bar, clutch bellcrank, clutch bell crank, clutch cross shaft, clutch rod, clutch pushrod, clutch push rod, clutch adjusting rod, clutch relay rod
clutch release shaft: clutch operating shaft, clutch throwout shaft
clutch return spring: clutch pedal spring, clutch pedal return spring, over center spring, clutch assist spring
clutch master cylinder: clutch master, clutch master cyl
clutch slave cylinder: slave cylinder, clutch slave, slave cyl, clutch slave cyl
clutch slave cylinder pushrod: slave cylinder push rod, slave cylinder pushrod, slave cyl push rod, slave cyl pushrod, slave push rod, slave pushrod, clutch slave push rod, slave cylinder rod
clutch hose: clutch flex hose, clutch hydraulic hose, slave cylinder hose
clutch line: clutch pipe, clutch hydraulic line
bellhousing: bell housing, scattershield, scatter shield, ~bell, clutch housing, clutch bell housing, bell housing scattershield, blow proof bellhousing, lakewood bellhousing, ~blowproof, trans bellhousing, bellhousing assembly
bellhousing inspection cover: clutch inspection cover, flywheel cover, inspection cover, torque converter cover, converter dust cover, bellhousing dust cover, flywheel dust cover, transmission inspection cover, bellhousing cover, inspection plate, converter inspection plate, flywheel inspection plate, clutch inspection plate, converter cover, flywheel dust shield, bellhousing dust shield, bellhousing dust plate, flywheel dust plate, transmission dust cover, converter dust shield, bellhousing inspection plate

# transmission
@minds speeds drive wheeldrive material
transmission: ~trans, tranny, trany, gearbox, gear box, transaxle, trans axle, automatic transmission, auto trans, automatic trans, auto transmission, automatic gearbox, 4 speed box, 5 speed box, 3 speed box, ~four speed, ~three speed, ~five speed, ~slushbox, ~muncie, ~powerglide, ~power glide, ~toploader, ~top loader, toploader box, ~torqueflite, ~torque flite, ~turbo 350, ~turbo 400, ~th350, ~th400, ~700r4, ~turbohydramatic, ~hydramatic, ~hydra matic, ~dynaflow, ~cruise o matic, ~fordomatic, ~ford o matic, ~merc o matic, ~selectaline, ~saginaw 4 speed, ~saginaw 3 speed, ~close ratio 4 speed, ~wide ratio 4 speed, ~rock crusher, moss box, 2 speed automatic, 2 speed auto, 3 speed automatic, 3 speed auto, 4 speed automatic, 4 speed auto, two speed automatic, three speed automatic, four speed automatic, 3 speed manual, 3 speed stick, 3 speed trans, 3 speed gearbox, 4 speed manual, 4 speed stick, 4 speed trans, 4 speed gearbox, 5 speed manual, 5 speed stick, 5 speed trans, 5 speed gearbox, 6 speed manual, 6 speed stick, 6 speed trans, 6 speed gearbox, ~c3 automatic, ~c3 auto, ~c4 automatic, ~c4 auto, ~c5 automatic, ~c5 auto, ~c6 automatic, ~c6 auto, ~aod automatic, ~aod auto, ~fmx automatic, ~fmx auto, ~ford automatic, ~ford auto, ~727 automatic, ~727 auto, ~904 automatic, ~904 auto, ~turbo automatic, ~turbo auto, ~turbo 350 automatic, ~turbo 350 auto, ~turbo 400 automatic, ~turbo 400 auto, ~c6 trans, ~c4 trans, ~t10, ~super t10, ~t5 5 speed, ~world class t5, ~t5 world class, ~tremec, ~tko, ~m20, ~m21, ~m22, ~sm420, ~sm465, ~np435, ~a833, ~200 4r, ~2004r, ~fmx, ~a727, ~a904, ~jetaway, ~turbo hydramatic, ~turbohydro, ~super turbine 300, ~st300, ~ultramatic, ~powerflite, ~flightomatic, ~speed box, ~synchro box, ~stick trans, getrag box, zf box, ~selectospeed, ~glide, overdrive gearbox, ~t90, ~t98, ~t18, ~t19, ~t85, ~t86, ~t89, ~doug nash, ~jerico, ~lenco, crash box, preselector gearbox, pre selector gearbox, ~preselector, jaguar gearbox, ~4 speed, ~5 speed, four speed transmission, moss gearbox, moss transmission
${transmissionModels}
  gearing: m20 = m20, wide ratio | m21 = m21, close ratio | m22 = m22, rock crusher
  splines: 10 = 10 spline | 18 = 18 spline | 23 = 23 spline | 26 = 26 spline | 28 = 28 spline | 31 = 31 spline | 27 = 27 spline | 32 = 32 spline
@minds speeds
transmission case: transmission housing, gearbox case, gearbox casing, gearbox housing, trans case, muncie case, transmission main case, transaxle case, maincase, main case, 4 speed case, four speed case, 3 speed case, three speed case, 4 speed main case, trans main case, transmission maincase, muncie main case, bare case, bare transmission case, t10 case, t10 main case, toploader case, powerglide case, gear case, empty transmission case, main box case
${transmissionModels}
  number: 660 = 660, 3925660, 3925661, 661 | 010 = 010 | 325 = 325, 3851325 | 464 = 464
tail housing: tailshaft housing, extension housing, tail shaft housing, transmission tail housing, transmission extension housing, tailhousing, tail shaft, tail cone, tail piece, tailpiece, tailshaft, extension tail, transmission tailshaft, tail shaft casing
${transmissionModels}
side cover: transmission side cover, gearbox side cover, shift cover
${transmissionModels}
transmission top cover: shift tower, shifter tower, gearbox top cover, transmission top, gearshift tower, gearbox lid, transmission tower, gearbox remote, ~transmission cover, transmission lid, top loader cover, shift tower cover, transmission shift tower, transmission shift top
transmission pan: trans pan, transmission oil pan, tranny pan, auto trans pan, automatic transmission pan, gearbox sump, torqueflite pan, powerglide pan, turbo 350 pan, turbo 400 pan, th350 pan, th400 pan, deep trans pan, finned trans pan
${transmissionModels}
transmission filter: trans filter, transmission filter kit, automatic transmission filter, tranny filter, automatic gearbox filter
${transmissionModels}
transmission gasket set: transmission gasket kit, gearbox gasket set, trans gasket set, transmission seal kit
${transmissionModels}
transmission rebuild kit: trans rebuild kit, transmission overhaul kit, transmission kit, gearbox rebuild kit, trans kit, transmission bearing kit, muncie rebuild kit, gearbox overhaul kit, toploader rebuild kit, small parts kit, tranny rebuild kit, automatic transmission rebuild kit, synchro and bearing kit, gearbox bearing kit, banner kit, trans overhaul kit
${transmissionModels}
transmission shift kit: shift kit, transgo kit, shift improver kit
${transmissionModels}
transmission mount: ~rear motor mount, ~rear engine mount, trans mount, gearbox mount, gearbox mounting, transmission insulator, tranny mount
transmission crossmember: trans crossmember, transmission cross member, gearbox crossmember, tranny crossmember, trans cross member, gearbox cross member, trans mount crossmember, trans mount cross member, transmission mount crossmember, transmission support crossmember, trans support crossmember, transmission support, trans support, tranny cross member, tail crossmember
transmission cooler: trans cooler, transmission oil cooler, trans oil cooler
transmission cooler line: transmission cooling line, trans cooler line, transmission line, trans line, cooler line, transmission cooler pipe
transmission dipstick: trans dipstick, transmission dipstick tube, trans dipstick tube, transmission filler tube, trans filler tube, transmission fill tube, trans dipstick and tube, transmission dipstick and tube, tranny dipstick, automatic transmission dipstick
transmission vacuum modulator: modulator valve, modulator
transmission vacuum line: trans vacuum line, modulator line, modulator vacuum line, modulator tube, modulator vacuum hose, transmission modulator line
transmission governor: trans governor
transmission valve body: valve body
${transmissionModels}
transmission band: reverse band, kickdown band
transmission servo
transmission pump: transmission oil pump, transmission front pump
transmission drum: direct drum
kickdown cable: kick down cable, detent cable, kickdown linkage, kick down linkage, kickdown rod, tv cable, throttle valve cable, passing gear cable, throttle pressure linkage, kickdown lever, kickdown, kick down, passing gear linkage, downshift cable, downshift rod, downshift linkage, throttle valve linkage
kickdown switch: kick down switch, detent switch, detent solenoid, kickdown solenoid
neutral safety switch: neutral start switch, neutral switch, inhibitor switch, neutral safety, backup neutral switch, neutral safety and backup switch, park neutral switch, nss, clutch safety switch
speedometer drive gear: speedo gear, speedometer gear, speedo drive gear, speedo driven gear, speedometer driven gear, tail shaft gear, speedo pinion, speedo drive pinion, speedometer pinion, speedo bullet, speedometer bullet
  teeth: 15 = 15 tooth | 16 = 16 tooth | 17 = 17 tooth | 18 = 18 tooth | 19 = 19 tooth | 20 = 20 tooth | 21 = 21 tooth | 22 = 22 tooth | 23 = 23 tooth
speedometer angle drive: speedo angle drive, speedometer right angle drive, speedo ratio adapter, speedometer gear adapter, speedometer ratio adapter, right angle speedometer drive, angle drive, ratio adapter, speedometer adapter, speedo ratio box
torque converter: ~converter, torque convertor
fluid coupling: fluid drive coupling, fluid flywheel, fluid drive unit, ~fluid drive
${transmissionModels}
input shaft: main drive gear, transmission input shaft, maindrive gear, first motion shaft, clutch gear, clutch shaft, input gear
${transmissionModels}
  splines: 10 = 10 spline | 18 = 18 spline | 23 = 23 spline | 26 = 26 spline
main shaft: mainshaft, transmission mainshaft, output shaft, third motion shaft, transmission main shaft, transmission output shaft
${transmissionModels}
cluster gear: countergear, counter gear, layshaft gear, laygear, lay gear, countershaft gear
${transmissionModels}
countershaft: counter shaft, layshaft, cluster shaft, transmission countershaft
transmission gear: first gear, second gear, third gear, reverse gear, low gear, reverse idler gear, gearbox gear, trans gear, sliding gear, 1st gear, 2nd gear, 3rd gear, speed gear, zephyr gears
${transmissionModels}
synchronizer: synchro, synchromesh, synchro assembly, synchronizer assembly, synchro hub, synchronizer hub, synchronizer sleeve, synchro sleeve, synchroniser, synchromesh hub, synchroniser hub, sliding clutch, synchro unit
${transmissionModels}
synchro ring: synchronizer ring, blocking ring, blocker ring, baulk ring, balk ring, brass ring, synchroniser ring, synchromesh ring, ~synchro, ~synchronizer, ~synchroniser, synchro cone, synchronizer cone, baulk cone, brass synchro
${transmissionModels}
transmission bearing: gearbox bearing, input shaft bearing, mainshaft bearing, main drive gear bearing
bearing retainer: transmission bearing retainer, input shaft bearing retainer, transmission front cover
transmission shift fork: shift fork, selector fork, shifter fork, shift rail, shifter rail, selector rod
@minds speeds end
transmission seal: transmission rear seal, tail shaft seal, tailshaft seal, extension housing seal, transmission front seal, gearbox oil seal, tail housing seal, output shaft seal, transmission tail seal
@minds speeds
transmission adapter: trans adapter, transmission adaptor, bellhousing adapter, transmission adapter plate, gearbox adapter
${transmissionModels}
transmission hump: transmission tunnel cover, transmission cover panel, trans hump, shifter hump, tunnel cover, transmission floor hump, gearbox cover, gearbox tunnel, transmission floor cover, tranny hump, 4 speed hump, four speed hump, transmission tunnel, trans tunnel, transmission hump cover, high hump, transmission cover, trans cover, trans hump cover, gearbox hump, trans tunnel cover, tranny cover, tranny tunnel, ~tunnel, gearbox tunnel cover
transmission nose cone: nose cone, transaxle nose cone, transmission nosecone
clutch cable tube: bowden tube, clutch cable conduit, clutch tube, clutch cable sheath
reduction box: reduction gear box, reduction gears, rgb, bus reduction box
transmission jack: trans jack, transmission lift, gearbox jack, tranny jack, transmission floor jack
gear oil: transmission oil, transmission fluid, automatic transmission fluid, gearbox oil, differential oil, differential fluid, hypoid oil, gear lube, rear end oil

# shifters
@minds speeds drive
shifter: shift lever, shifter lever, gear shift, gearshift, gear lever, gear stick, gearstick, shifter assembly, floor shifter, gear shift lever, gearshift lever, column shifter, column shift lever, shifter handle, shift stick, shift handle, shifter stick, shifter mechanism, selector lever, automatic shifter, auto shifter, competition plus, floor shift lever, ~floor shift, ~column shift, ~three on the tree, ~four on the floor, gearshift arm, gear shift arm, shift arm, shifter arm, shift lever arm, shifter shaft lever, gearlever, ~ratchet shifter, b and m shifter, slap stick, slapstick, ~slap shifter, ~his and hers, ~dual gate, shift tree, ~hurst t handle, 4 speed stick, 4 speed shifter, hurst stick, change lever, gear change lever, remote gear change, ~stick shift, gear selector, gear selector lever, ~v gate, ~pistol grip, pistol grip shifter, pistol grip handle, horseshoe shifter, his and hers shifter, dual gate shifter, tail shifter, gate shifter, hand shifter, tank shifter, jockey shifter, suicide shifter, hand shift lever, tank shift lever, ratchet top, ~hand shift, ~tank shift, ~jockey shift, ~suicide shift, trans selector, transmission selector, push button selector, push button shifter
  maker: hurst = hurst, competition plus, dual gate, his and hers, v gate | inland = inland | b&m = b&m, b & m, star shifter, quicksilver, megashifter | mr gasket = mr gasket, v gate | ansen = ansen | fenton = fenton | spark-o-matic = sparkomatic, spark o matic | foxcraft = foxcraft
  place: floor = floor, floor shift, console | column = column, column shift, three on the tree
shift knob: shifter knob, gear knob, gear shift knob, gearshift knob, gear lever knob, shift ball, shift lever knob, shifter ball, 4 speed knob, shifter knob set, t handle knob, gear lever ball, gear stick knob, gearstick knob, shift lever handle knob, 8 ball shift knob, shifter t handle, shift t handle, hurst ball, hurst knob, hurst shifter knob, 3 speed knob, 5 speed knob, gearlever knob, shift button
shift boot: shifter boot, gear shift boot, gearshift boot, gear lever gaiter, gear lever boot, shift lever boot, shift boot and ring, gearstick gaiter, gear stick gaiter, gearstick boot, gear gaiter, gearlever gaiter, transmission boot, trans boot, floor shift boot, 4 speed boot, four speed boot
shift boot ring: shift boot retainer, shifter boot ring, shift boot trim ring, shift boot bezel, boot retainer ring
shifter plate: shift plate, shifter top plate, shifter indicator plate, shift indicator plate, shift pattern plate
shift indicator: prndl, prndl indicator, gear indicator, shift quadrant, shift selector indicator, prnd21, shift dial, gear selector dial, shift indicator lens, gearshift indicator, gear shift indicator, gear selector indicator, gearshift indicator lens, column shift indicator, shifter indicator, shifter indicator lens, prndl lens, gear indicator lens, shift quadrant lens
shift linkage: shifter linkage, shift rod, shifter rod, gear linkage, trans linkage, transmission linkage, gearshift linkage, gear change linkage, linkage rods, column shift linkage, shift linkage rods, shift coupler, shift coupling, hurst linkage, 4 speed linkage, four speed linkage, linkage rod, gear change rod, gearchange linkage, 3 speed linkage, trans shift rod, gear selector rod, side shift kit, side shift conversion kit, side shift conversion, shift rod coupler
${transmissionModels}
shift cable: shifter cable, gear change cable, gearshift cable, gear selector cable, selector cable, automatic shift cable
shifter bushing: shift bushing, shift linkage bushing, shift coupling bushing, shifter grommet, gear lever bush
backdrive linkage: back drive linkage, backdrive rod, column lock linkage, back drive rod, lockout rod, reverse lockout, reverse lockout linkage, reverse lockout rod, backdrive, back drive, reverse lock out linkage
shifter mounting plate: shifter mounting bracket, shifter bracket, shifter mount, hurst mounting plate, hurst mounting plate kit, hurst installation kit, shifter installation kit
line lock: roll control, roll control kit, line loc

# transfer case and overdrive
@minds
transfer case: ~tcase, ~t case, transfer box, transfercase, transfer gearbox, ~drop box, xfer case, ~np205, ~np203, ~np208, ~dana 20 case, ~dana 300, ~quadratrac, ~quadra trac, trans fer case, dana 20 transfer case, ~t case assembly, ~spicer 18, ~dana 18, ~spicer 20, ~dana 20
  model: np205 = np205, np 205, new process 205, 205 | np203 = np203, np 203, new process 203, 203 | np208 = np208, np 208, 208 | np241 = np241 | np231 = np231 | np200 = np200 | dana 18 = dana 18, spicer 18, model 18 | dana 20 = dana 20, spicer 20, model 20 | dana 21 = dana 21 | dana 24 = dana 24, spicer 24 | dana 300 = dana 300, spicer 300, model 300 | dana 28 = dana 28 | quadratrac = quadratrac, quadra trac, borg warner 1305, bw1305, 1339 | rockwell t221 = t221, rockwell 221 | timken t32 = timken t32
transfer case shifter: transfer case shift lever, t case shifter, tcase shifter, 4x4 shifter, four wheel drive shifter, 4wd shifter, twin stick, twin stick shifter, transfer case lever
transfer case shifter knob: transfer case shift knob, transfer case knob, t case knob, 4x4 shift knob, four wheel drive knob
transfer case rebuild kit: transfer case bearing kit, dana 18 rebuild kit, transfer case overhaul kit
intermediate gear shaft: transfer case intermediate shaft, transfer case intermediate gear
power take off: pto, power takeoff, pto unit, pto drive, pto shaft
overdrive: ~od unit, overdrive unit, over drive, overdrive transmission, overdrive assembly, ~columbia two speed, ~columbia 2 speed, columbia rear end, ~gear vendors, ~auxiliary transmission, ~j type od, ~a type od, ~d type od, ~lh od, ~laycock od, laycock overdrive, ~laycock, ~od, overdrive box
  maker: warn = warn, saturn | laycock = laycock, a type, d type, j type, lh type | borg warner = borg warner, r10, r11 | gear vendors = gear vendors | columbia = columbia | mitchell = mitchell
overdrive solenoid: od solenoid, laycock solenoid, overdrive actuator, od actuator, overdrive solenoid actuator, overdrive kickdown solenoid
overdrive relay: od relay
overdrive governor: od governor
overdrive switch: od switch, overdrive kickdown switch, overdrive lockout switch
overdrive cable: overdrive handle, od cable, overdrive control cable, overdrive pull handle, overdrive lockout cable
auxiliary gearbox: brownie, brownie box, brownie transmission, brown lipe, warford, warford transmission, auxiliary gear box

# driveshaft
@minds end
driveshaft: drive shaft, prop shaft, propshaft, propeller shaft, cardan shaft, drive line, driveline, driveline shaft, one piece driveshaft, two piece driveshaft, driveshafts pair, tail shaft assembly, ~propellor shaft, ~propeller
driveshaft yoke: slip yoke, driveshaft slip yoke, transmission yoke, trans yoke, prop shaft yoke, sliding joint, driveshaft flange, propshaft flange, companion flange, transmission slip yoke, ~yoke, yoke slip, front yoke, slip joint yoke, transmission tail yoke, th400 yoke
${transmissionModels}
pinion yoke: differential yoke, pinion flange, differential flange, rear end yoke, diff flange, third member yoke, pinion companion flange, ~yoke, rear yoke, diff yoke, 1350 yoke, 1330 yoke, 1310 yoke
${axleModels}
universal joint: u joint, ujoint, ~uj, spicer joint, u joint kit, driveshaft u joint, cardan joint, detroit joint, ball and trunnion joint, trunnion kit, cv ball kit, uni joint, ~hardy spicer, hardy spicer joint, spicer u joint, u bolt joint, driveshaft joint, prop shaft joint
u joint strap: u joint strap kit, u joint cap strap, universal joint strap
center support bearing: ~carrier bearing, driveshaft center bearing, driveshaft carrier bearing, center bearing, driveshaft support bearing, hanger bearing, center support, driveshaft center support, two piece driveshaft bearing, prop shaft bearing, prop shaft center bearing, propshaft bearing, propshaft centre bearing, carrier brg, driveshaft hanger bearing, driveshaft bearing, driveshaft support, driveshaft center support bearing, center carrier bearing
driveshaft safety loop: driveshaft loop, drive shaft loop, driveshaft hoop, drive shaft safety loop, driveshaft safety hoop, drive shaft hoop, safety loop
torque tube: torque tube drive, driveshaft tube, torque tube assembly
torque tube ball: torque ball, u joint ball, torque tube bell, torque ball retainer, torque tube ball retainer, torque ball seal, torque tube housing bell, ujoint bell, u joint bell
flex disc: giubo, guibo, rotoflex, rotoflex coupling, driveshaft flex joint, metalastik coupling, rubber donut, rubber doughnut, donut coupling, driveshaft donut, doughnut coupling, rubber coupling, driveshaft coupling, propshaft coupling, prop shaft coupling, rubber drive coupling, half shaft coupling, axle shaft donut, flexible coupling
driveshaft bolt: prop shaft bolt, pinion flange bolts

# rear axle and differential
@minds end ratio
differential: ~posi, ~positraction, ~limited slip, ~irs, diff, third member, 3rd member, rear end, rearend, ~rear axle, rear axle assembly, axle assembly, rear end assembly, rear assembly, complete rear, ~pumpkin, ~chunk, hogshead, hog head, pig rear, ~drop out, ~dropout, ~bolt rear, ~12 bolt, ~10 bolt, bolt truck rear, ~inch rear, ~ford 9 inch, ~ford 8 inch, ~9 inch ford, ~8 inch ford, ~nine inch ford, ~44 rear, ~60 rear, ~model 20 rear, ~dana 44, ~dana 60, ~dana 30, ~dana 27, ~dana 25, ~quick change, quick change rear, ~quickchange, banjo rear, back axle, differential assembly, ~live axle, final drive, front axle 4x4, 4wd front axle, 4x4 front axle, ~sure grip, ~suregrip, ~lsd, lsd rear, lsd rear end, lsd diff, posi rear, posi rear end, posi center section, ~posi third member, 8 3 4 carrier, 8 3 4 case, 8 3 4 rear, 8 3 4 rear end, 8 3 4 center section, 8 3 4 chunk, ~489 carrier, ~742 carrier, ~741 carrier, ~741 case, ~742 case, ~489 case, center chunk, centre section, drum to drum, disc to disc, posi pumpkin, posi chunk, ~powr lok, ~detroit locker, ~traction lok, ~trac lok, ~ford 9, ~ford 8, ~ford 8.8, ~8.8 rear, ~12 bolt rear, ~10 bolt rear, ~dana 70, ~dana 44 rear, ~dana 60 rear, ~9 inch, ~nine inch, crown wheel and pinion unit, axle complete, rear axle complete, complete axle, complete rear axle, complete rear end, solid axle, ~diff center, diff centre, diff head, differential head, diff pumpkin, ~rear differential, ~halibrand quick change, ~culver city, ~rear assy, ~winters quick change, ~transaxle differential, front axle, ~traction lock, ~equa lock, ~equalock, ~safe t track, ~saf t track, ~anti spin, ~twin grip, ~trac loc, ~track lok, ~trak lok, nodular n case, 9 inch nodular case, nodular third member, nodular center section, ~center section, ~centre section, posi differential, dif
${axleModels}
  case: 489 = 489 | 741 = 741 | 742 = 742 | war = war | n case = n case, nodular, nodular case
  lock: limited slip = posi, positraction, posi traction, limited slip, lsd, sure grip, suregrip, traction lok, traction lock, trac lok, equa lock, equalock, anti spin, safe t track, saf t track, posi unit, powr lok, power lok, detroit locker, locker, twin grip, true track | open = open, peg leg, open diff, non posi, one legger
  splines: 28 = 28 spline | 31 = 31 spline | 35 = 35 spline | 30 = 30 spline
posi unit: ~posi, ~positraction, ~limited slip, positraction unit, posi carrier, posi differential unit, limited slip unit, limited slip differential unit, sure grip unit, traction lok unit, eaton posi, auburn posi, posi case, trac loc unit, ~locker, lock right, sure grip cone, powr lok unit, ~sure grip, ~suregrip, ~lsd unit, lsd center, ~detroit locker, ~trac lok, ~powr lok, limited slip differential carrier, posi differential, ~sure grip differential, track lock unit, ~zf lsd, ~torsen, ~lsd
${axleModels}
differential carrier: diff carrier, open carrier, differential case, diff case, carrier unit, spool
${axleModels}
differential spider gear: spider gears, diff gears, differential spider gear kit, side gear, planet gear, differential side gear, cross pin, spider gear shaft, spider gear set, differential pinion gears, differential cross pin
posi clutch kit: posi clutches, posi clutch pack, sure grip clutch kit, limited slip clutch kit, posi rebuild kit, positraction clutch kit, limited slip rebuild kit, posi clutch plates
ring and pinion: 12 bolt gears, 10 bolt gears, 9 inch gears, 8 inch gears, 8 3/4 gears, dana 44 gears, dana 60 gears, dana 30 gears, ~2.73 gears, ~2.76 gears, ~3.00 gears, ~3.07 gears, ~3.08 gears, ~3.23 gears, ~3.25 gears, ~3.31 gears, ~3.36 gears, ~3.42 gears, ~3.50 gears, ~3.54 gears, ~3.55 gears, ~3.70 gears, ~3.73 gears, ~3.89 gears, ~3.90 gears, ~3.91 gears, ~4.10 gears, ~4.11 gears, ~4.27 gears, ~4.30 gears, ~4.33 gears, ~4.56 gears, ~4.57 gears, ~4.86 gears, ~4.88 gears, ~5.13 gears, ~5.38 gears, ring & pinion, ring and pinion gear set, ring and pinion gears, ring and pinion set, crown wheel and pinion, crownwheel and pinion, rear end gears, rear gears, rear end gear set, r & p, r and p, differential gears, differential gear set, cwp, axle gears, final drive gears, ring gear and pinion, ring gear pinion, rear axle gears, ~crown wheel, ~crownwheel, ring gear set, ~r p gears, ~richmond gears, ~motive gears, ring pinion, crown and pinion, hypoid gears, ratio gears, posi gears, 3 series gears, 4 series gears, ring and pinion gear, ~ring gear, ~gear set, ~gearset
${axleModels}
differential rebuild kit: differential bearing kit, rear end rebuild kit, ring and pinion installation kit, ring and pinion install kit, diff rebuild kit, master install kit, rear end bearing kit, diff bearing kit, differential overhaul kit, rear axle rebuild kit
${axleModels}
pinion seal: differential seal, diff seal, pinion oil seal, differential pinion seal, diff pinion seal
pinion bearing: differential bearing, ~carrier bearing, differential carrier bearing, diff bearing, differential pinion bearing
pinion support: pinion retainer, pinion carrier, pinion support housing
pinion snubber: pinion bumper, pinion bump stop
pinion nut: differential pinion nut
crush sleeve: pinion spacer, collapsible spacer, pinion crush sleeve, crush collar
third member case: third member housing, center section case, bare center section, 8 3 4 case, 8 3 4 carrier, ~489 case, ~742 case, ~741 case, ~489 carrier, ~742 carrier, ~741 carrier, ~n case, nodular case, nodular third member case, 9 inch case, 9 inch center section case, differential carrier case, ~banjo case, nodular n case, 9 inch nodular case, n case third member, bare third member, pumpkin case, n case, bare third member case
${axleModels}
axle housing: rear axle housing, rear end housing, differential housing, rearend housing, bare housing, rear housing, banjo housing, axle casing, axle tube, rear axle tube, 9 inch housing, 12 bolt housing, axle trumpet, trumpet housing, axle bell, 8 3 4 housing, 10 bolt housing, dana 60 housing, dana 44 housing, 8 inch housing, rear axle case, bare rear end housing, bare axle housing, bare rear end, axle tubes, 9 inch ford housing, housing end, axle housing end, rear end housing end, spindle housing end
${axleModels}
differential cover: diff cover, rear end cover, 12 bolt cover, 10 bolt cover, differential inspection cover, rear axle cover, axle cover, girdle cover, rear end girdle, differential cover plate, differential side cover, diff side cover, diff inspection cover
${axleModels}
differential cover gasket: rear end cover gasket, rear end gasket, differential gasket, diff gasket, diff cover gasket, third member gasket, rear axle gasket
${axleModels}
differential vent: axle vent, rear end vent, axle breather, rear axle vent, axle vent tube, rear axle breather
axle shaft: ~axle, half shaft, halfshaft, rear axle shaft, rear axles, drive axle, axle stub shaft, front axle shaft, stub shaft, side yoke, stub axle shaft, half axle, axel, axel shaft, rear axel, ~live axle shaft, axles pair, rear half shaft, ~irs driveshaft, irs half shaft, moser axle, 9 inch axle, 12 bolt axle, 31 spline axle, 28 spline axle, axle half shaft
${axleModels}
  splines: 17 = 17 spline | 28 = 28 spline | 30 = 30 spline | 31 = 31 spline | 35 = 35 spline | 10 = 10 spline | 19 = 19 spline | 27 = 27 spline
axle bearing: rear axle bearing, axle shaft bearing, half shaft bearing, rear wheel bearing, rear axle wheel bearing
axle bearing retainer: axle retainer, axle retainer plate, axle bearing retainer plate, axle retaining plate, axle retainer ring
@minds end ratio depth
axle seal: rear axle seal, axle oil seal, axle shaft seal, half shaft seal, rear axle oil seal, axle grease seal, inner axle seal, outer axle seal, rear axle seal kit, axle tube seal
@minds end ratio
axle nut: rear axle nut, axle shaft nut, axle hub nut
axle shim: axle thrust block
axle c clip: c clip, axle lock, c clip eliminator, c clip eliminator kit
axle key: rear axle key, axle shaft key
axle boot: axle boot kit, axle tube boot
cv boot: cv boot kit, cv joint boot, cv joint gaiter, driveshaft gaiter, driveshaft boot, swing axle boot, half shaft boot, half shaft gaiter
cv joint: constant velocity joint, cv axle, cv halfshaft, cv drive shaft, constant velocity axle, pot joint, cv axle shaft, cv half shaft, cv shaft, drive axle cv, homokinetic joint, lobro joint
axle knuckle: closed knuckle, open knuckle, front axle knuckle, axle inner c, bendix joint, rzeppa joint, bendix axle joint, axle closed knuckle
knuckle seal: knuckle seal kit, steering knuckle seal, knuckle wiper seal, swivel seal, closed knuckle seal, swivel hub seal, knuckle felt
axle u bolt: rear axle u bolts
locking hub: lock out hub, lockout hubs, free wheeling hub, free wheel hub, freewheeling hubs, warn hubs, selectro hubs, cutlas hubs, husky hubs, dualmatic hubs, selective drive hubs, ~fwh, manual hubs, auto hubs, spicer hubs, warn locking hub, ~lock out, ~lockout, hub lock, free wheeling hubs, locking front hubs, ~lock outs, ~lockouts
  maker: warn = warn | selectro = selectro | husky = husky | dualmatic = dualmatic | cutlas = cutlas | spicer = spicer | fairey = fairey
full floating axle conversion: full floater kit, full floater conversion, full floating axle kit, one piece axle kit, one piece axle conversion
irs cage: irs subframe cage, rear suspension cage, jaguar irs cage
rear end stand: differential holding fixture, differential fixture, third member stand, third member holding fixture
traction bar: underride traction bars, override traction bars, ladder bar, slapper bars, traction master, lift bars, southside bars, cal tracs, caltracs, axle tramp bar, traction arm, anti tramp bar, lakewood traction bar, lakewood bars, slapper bar, traction master bars, ladder bars, cal trac, hotchkis traction bar, slapper traction bar, traction bars slapper, slapper, slappers
`;
