import type { PartDrawing } from './drawings/index.js';
import type { Maker } from './part-fits.js';

/** A kind of part that sellers offer: name, fit, number pattern, and price for a used, good one. */
export interface PartLine {
  readonly drawing: PartDrawing;
  readonly sub: string;
  readonly name: string;
  /** Traits of the groups that it fits, or makers, `&` for both at once; 'any' is every car; `-vw` leaves those out. */
  readonly fits: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Dollars for a used, good one. */
  readonly low: number;
  readonly high: number;
  /** `kind:pattern`; kinds as in the listing's data. */
  readonly numbers: readonly string[];
  /** Heavy enough to be picked up or to go by freight. */
  readonly heavy: boolean;
}

export type { Maker };

/** drawing | category | name | fits | years | dollars | numbers, divided by commas; h = heavy */
const table = `
engine|Engine|283 small block engine, complete|sbc|57-67|450-1200|casting:3756519,casting:3896944,casting:3849852|h
engine|Engine|327 small block engine, complete|sbc|62-69|900-2400|casting:3782870,casting:3892657,casting:3858174|h
engine|Engine|350 small block engine, complete|sbc|67-80|600-1900|casting:3970010,casting:3932386|h
engine|Engine|396 big block engine, complete|bbc|65-70|2400-5200|casting:3855962,casting:3969854|h
engine|Engine|235 six engine, running when pulled|stovebolt sbc235|50-62|300-850|casting:3701481,casting:3733950,casting:3739716|h
engine|Engine|flathead V8 engine, 59A|flathead|46-48|600-1900|casting:59A|h
engine|Engine|flathead V8 engine, 8BA|flathead|49-53|600-1800|casting:8BA|h
engine|Engine|292 Y-block engine, complete|yblock|55-64|450-1100|casting:ECZ-6015,casting:C1AE-6015|h
engine|Engine|289 V8 engine, complete|sbf|63-68|700-1800|casting:C5AE-6015-E,casting:C4OE-6015|h
engine|Engine|302 V8 engine, complete|sbf|68-79|500-1400|casting:C8OE-6015-A,casting:D1TE-6015|h
engine|Engine|390 FE engine, complete|fe|61-76|700-1900|casting:C6ME-6015,casting:C3AE-6015|h
engine|Engine|351 Cleveland engine, complete|cleveland|70-74|900-2300|casting:D0AE-6015,casting:D2AE-6015-CA|h
engine|Engine|318 LA engine, complete|la|67-80|350-900|casting:2806030|h
engine|Engine|383 big block engine, complete|bblock|63-71|900-2400|casting:2468130|h
engine|Engine|440 big block engine, complete|bblock|66-74|1500-3600|casting:2536430|h
engine|Engine|225 Slant Six engine, complete|slant|61-76|250-700|casting:2463430|h
engine|Engine|331 Hemi engine, turns free|hemi|51-55|1200-2900|casting:1556157,casting:1619829|h
engine|Engine|289 V8 engine, complete|studev8|56-64|450-1200|casting:1557570|h
engine|Engine|1600 dual-port long block|vw|71-79|450-1300|oem:AS41|h
engine|Engine|400 V8 engine, complete|poncho|67-70|900-2600|casting:9786133,casting:9792506|h
engine|Engine|401 Nailhead engine, complete|nailhead|59-66|800-2100|casting:1349000|h
carburetor|Fuel|Rochester Quadrajet 4-barrel carburetor|sbc bbc poncho olds buick|66-80|80-260|oem:702#2##,oem:704#2##
carburetor|Fuel|Rochester 2GC 2-barrel carburetor|sbc poncho olds|55-72|45-140|oem:701####,oem:702#1##
carburetor|Fuel|Rochester B 1-barrel carburetor|stovebolt sbc235 sbc|50-62|35-110|oem:700####
carburetor|Fuel|Carter AFB 4-barrel carburetor|sbc poncho nailhead bblock amcv8|57-66|110-340|maker:3###S
carburetor|Fuel|Carter WCFB 4-barrel carburetor|sbc caddy nailhead packard|53-61|120-380|maker:2###S
carburetor|Fuel|Carter AVS 4-barrel carburetor|bblock la|67-71|150-420|maker:4###S
carburetor|Fuel|Carter BBD 2-barrel carburetor|la poly|56-79|40-130|maker:4###S,maker:6###S
carburetor|Fuel|Holley 1920 1-barrel carburetor|slant|61-74|35-95|maker:LIST ####
carburetor|Fuel|Holley 4160 carburetor, 600 cfm|sbc sbf fe la|60-79|90-240|maker:LIST 1850,maker:LIST 8007
carburetor|Fuel|Holley 3310 carburetor, 780 cfm|sbc bbc|65-74|150-390|maker:LIST 3310
carburetor|Fuel|Autolite 2100 2-barrel carburetor|sbf fe six mustang|63-72|60-190|oem:{oem}9510
carburetor|Fuel|Autolite 4100 4-barrel carburetor|sbf fe|58-67|140-420|oem:{oem}9510
carburetor|Fuel|Motorcraft 2150 2-barrel carburetor|sbf fe ford&truck|73-79|55-150|oem:{oem}9510
carburetor|Fuel|Stromberg 97 carburetor|flathead|32-48|160-390|maker:97
carburetor|Fuel|Holley 94 carburetor, 2-barrel|flathead|38-53|60-180|oem:91-99,oem:59,oem:8BA
carburetor|Fuel|Zenith carburetor, correct for the A|modela|28-31|80-220|oem:A-9510
carburetor|Fuel|Stromberg WW 2-barrel carburetor|studev8 poly|51-63|60-170|maker:6-###
carburetor|Fuel|Holley 1904 1-barrel carburetor|ihtruck|57-70|55-140|maker:LIST ####
carburetor|Fuel|Solex 34 PICT-3 carburetor|vw|71-79|45-130|oem:113 129 031K
carburetor|Fuel|Solex 28 PICT-1 carburetor|vw|58-65|60-150|oem:113 129 023
carburetor|Fuel|SU HS4 carburetor pair, with linkage|mgb|63-74|140-340|maker:AUD ###
carburetor|Fuel|Zenith-Stromberg 175 CD carburetor pair|tr|68-76|130-310|maker:3###
carburetor|Fuel|SU flat-top carburetor pair with manifold|zcar|70-74|120-300|maker:HJG 46W
carburetor|Fuel|Carter YF 1-barrel carburetor|willys amcsix|50-71|50-150|maker:###S
intake-manifold|Engine|Edelbrock Performer intake|sbc sbf la bblock poncho|60-79|80-190|maker:2101,maker:2121,maker:2176,maker:2186
intake-manifold|Engine|Offenhauser dual-quad intake|sbc nailhead caddy|55-66|220-520|maker:####
intake-manifold|Engine|Edelbrock Slingshot two-carb intake|flathead|32-48|280-620|maker:####
intake-manifold|Engine|Fenton dual-carb intake|stovebolt sbc235|50-59|160-380|maker:####
intake-manifold|Engine|cast iron 4-barrel intake|sbc bbc|57-72|60-180|casting:37#####,casting:39#####
intake-manifold|Engine|factory aluminum high-rise intake|sbc|65-70|380-950|casting:3917610,casting:3933198
intake-manifold|Engine|4-barrel iron intake|fe sbf yblock|58-72|70-230|oem:{oem}9424
intake-manifold|Engine|4-barrel iron intake|bblock la poly|60-72|80-260|casting:2######
exhaust-manifold|Exhaust|ram's horn exhaust manifolds, pair|sbc|57-70|120-360|casting:3750556,casting:3797902,casting:3846559
exhaust-manifold|Exhaust|log exhaust manifold, driver's side|sbc bbc|64-74|45-140|casting:38#####,casting:39#####
exhaust-manifold|Exhaust|exhaust manifolds, pair|fe sbf cleveland|60-73|90-280|oem:{oem}9430
exhaust-manifold|Exhaust|exhaust manifolds, pair|bblock la|62-74|110-420|casting:2######,casting:3######
exhaust-manifold|Exhaust|Fenton dual-outlet header|stovebolt sbc235|50-59|140-320|maker:####
exhaust-manifold|Exhaust|exhaust manifold, no cracks|ihtruck willys slant studesix|47-76|60-180|casting:######
exhaust-manifold|Exhaust|long-branch exhaust manifolds, pair|poncho|62-70|240-640|casting:97#####
cylinder-head|Engine|double-hump heads, pair|sbc|62-70|280-720|casting:3782461,casting:3890462,casting:3927186,casting:3991492
cylinder-head|Engine|Power Pack heads, pair|sbc|56-61|140-380|casting:3731539,casting:3748770
cylinder-head|Engine|open-chamber 350 heads, pair|sbc|69-76|90-240|casting:3998993,casting:3973487
cylinder-head|Engine|oval-port heads, pair|bbc|65-72|320-780|casting:3931063,casting:3917215
cylinder-head|Engine|Offenhauser finned heads, pair|flathead|39-53|320-780|maker:10##,maker:14##
cylinder-head|Engine|289 heads, pair|sbf|63-68|160-420|casting:C5AE-6049,casting:C6OE-6049
cylinder-head|Engine|4-barrel Cleveland heads, pair|cleveland|70-71|480-980|casting:D0AE-6090-G,casting:D1AE-GA
cylinder-head|Engine|FE heads, pair|fe|61-72|180-560|casting:C8AE-6090-H,casting:C1AE-6090
cylinder-head|Engine|906 heads, pair|bblock|68-70|260-620|casting:2843906
cylinder-head|Engine|X heads, pair|la|68-71|340-780|casting:2531894
cylinder-head|Engine|dual-port heads, pair|vw|71-79|120-320|oem:041 101 355
cylinder-head|Engine|Y-block heads, pair|yblock|56-62|140-420|casting:ECZ-6049-G,casting:ECZ-6049-B
engine-block|Engine|350 four-bolt main block, standard bore|sbc|69-80|220-560|casting:3970010|h
engine-block|Engine|327 large-journal block|sbc|68-69|240-560|casting:3914660,casting:3970010|h
engine-block|Engine|454 bare block|bbc|70-76|320-780|casting:3963512,casting:3999289|h
engine-block|Engine|289 bare block, .030 over|sbf|63-68|180-440|casting:C5AE-6015-E|h
engine-block|Engine|flathead block, no cracks found|flathead|39-53|320-900|casting:59AB,casting:8BA|h
engine-block|Engine|440 bare block, standard bore|bblock|66-74|480-980|casting:2536430|h
engine-block|Engine|340 bare block|la|68-73|520-1100|casting:2780930|h
engine-block|Engine|390 bare block|fe|63-74|220-560|casting:C3AE-6015,casting:C6ME-A|h
distributor|Ignition|Delco window-cap distributor|sbc bbc poncho olds|57-74|45-160|oem:1110###,oem:1111###,oem:1112###
distributor|Ignition|HEI distributor|sbc bbc poncho|74-80|60-150|oem:1103###,oem:1112###
distributor|Ignition|Autolite dual-point distributor|fe sbf|63-70|140-360|oem:{oem}12127
distributor|Ignition|Autolite distributor|sbf fe six yblock|57-73|45-140|oem:{oem}12127
distributor|Ignition|crab-cap distributor|flathead|42-48|60-160|oem:{oem}12127
distributor|Ignition|Prestolite dual-point distributor|bblock|66-71|160-390|oem:IBS-40##
distributor|Ignition|Chrysler electronic distributor|la bblock slant|71-79|55-140|oem:3656###,oem:3690###
distributor|Ignition|Bosch 009 distributor|vw|58-77|35-95|maker:0 231 178 009
distributor|Ignition|Lucas 25D distributor|mgb tr healey|60-74|60-160|maker:40###,maker:41###
distributor|Ignition|Delco distributor with vacuum advance|stovebolt sbc235 studev8 amcsix nash hudson|47-64|45-130|oem:1112###,oem:1110###
alternator|Electrical|Delco 10DN alternator|gm|63-72|45-140|oem:1100###
alternator|Electrical|Delco 12SI alternator|gm|73-80|40-110|oem:1100###
alternator|Electrical|Autolite alternator|ford|65-74|45-140|oem:{oem}10300
alternator|Electrical|Chrysler round-back alternator|mopar|62-71|45-140|oem:2095###,oem:2642###
alternator|Electrical|Motorola alternator|amc ih|66-75|45-120|maker:#AL####
alternator|Electrical|Delco-Remy 12-volt generator|gm|55-62|60-160|oem:1102###
alternator|Electrical|6-volt generator|flathead stovebolt flatsix studesix ihtruck willys nash hudson|37-55|50-150|oem:1100###,maker:GDZ-####
alternator|Electrical|Lucas C40 generator|brit|59-67|60-150|maker:227##
alternator|Electrical|Bosch 12-volt generator|vw|66-73|55-130|maker:0 101 302 ###
starter|Electrical|Delco-Remy starter|gm|55-80|45-140|oem:1107###,oem:1108###
starter|Electrical|Autolite starter|ford|57-79|40-120|oem:{oem}11002
starter|Electrical|gear-reduction starter|mopar|62-79|45-130|oem:1889###,oem:2095###,oem:2642###
starter|Electrical|6-volt starter|flathead stovebolt flatsix modela studesix willys|28-55|50-150|oem:1107###,maker:MZ-####
starter|Electrical|starter, bench tested|ih amc stude|55-79|45-130|maker:1107###
starter|Electrical|Bosch starter|vw datsun|58-79|40-110|maker:0 001 20# ###
radiator|Cooling|4-row copper radiator|gm -corvair ford mopar amc stude ih|49-79|120-420|maker:####
radiator|Cooling|original Harrison radiator|gm -corvair|49-72|140-460|oem:30#####|
radiator|Cooling|radiator, re-cored|flathead modela flatsix willys|28-53|220-620|oem:{oem}8005
radiator|Cooling|26-inch big block radiator|bblock fe|62-74|180-480|oem:{oem}8005
radiator|Cooling|radiator with overflow tank|datsun brit|60-78|70-210|maker:####
water-pump|Cooling|short water pump|sbc bbc|57-70|35-120|casting:3782608,casting:3856284
water-pump|Cooling|long water pump|sbc bbc|69-80|35-95|casting:3991399
water-pump|Cooling|water pump|fe sbf yblock cleveland|57-79|40-140|oem:{oem}8501
water-pump|Cooling|water pumps, pair|flathead|37-53|80-220|oem:{oem}8501
water-pump|Cooling|aluminum water pump housing|bblock la|61-74|45-150|casting:2######
water-pump|Cooling|rebuilt water pump|stovebolt studev8 studesix ihtruck willys amcv8 nash hudson packard|47-74|45-150|maker:####
transmission|Transmission|Muncie M20 4-speed transmission|sbc bbc poncho olds -truck|64-72|850-1900|casting:3885010,casting:3925661|h
transmission|Transmission|Muncie M21 close-ratio 4-speed transmission|sbc bbc -truck|66-72|1100-2300|casting:3925661|h
transmission|Transmission|Super T-10 4-speed transmission|sbc -truck|63-79|750-1600|casting:13-04-###-###|h
transmission|Transmission|Saginaw 3-speed transmission|sbc poncho|66-74|120-320|casting:3907315|h
transmission|Transmission|aluminum Powerglide transmission|sbc|62-73|140-420|casting:3847###|h
transmission|Transmission|TH350 automatic transmission|sbc|69-80|220-620|oem:6261###|h
transmission|Transmission|TH400 automatic transmission|bbc poncho caddy buick|65-80|280-760|oem:8626###|h
transmission|Transmission|Toploader 4-speed transmission|sbf fe cleveland|64-73|900-2100|oem:RUG-@#|h
transmission|Transmission|C4 automatic transmission|sbf|64-79|180-480|oem:PEE-@#|h
transmission|Transmission|C6 automatic transmission|fe cleveland|66-79|220-560|oem:PJA-@#|h
transmission|Transmission|1939 toploader box with Zephyr gears|flathead|35-48|480-1250|oem:91A-7003|h
transmission|Transmission|A-833 4-speed transmission, 23-spline|bblock la|66-74|850-1900|casting:2801###,casting:3515###|h
transmission|Transmission|727 TorqueFlite transmission|bblock la|62-79|240-680|casting:2801###,casting:3515###|h
transmission|Transmission|904 TorqueFlite transmission|la slant|60-79|180-440|casting:2466###|h
transmission|Transmission|T-86 overdrive transmission|studev8 studesix amcsix nash|49-64|280-680|maker:T86-1@|h
transmission|Transmission|T-98 4-speed transmission with granny low|ihtruck ford&truck willys|52-72|220-560|maker:T98-1@|h
transmission|Transmission|rebuilt swing-axle transaxle|vw|58-68|480-1050|oem:AH######|h
transmission|Transmission|4-speed transmission with overdrive|mgb tr healey|60-76|420-1150|maker:22/6####|h
differential|Axle|12-bolt rear, 3.31 Positraction|abody fbody|64-72|1400-2900|casting:39#####|h
differential|Axle|10-bolt rear, 3.08|sbc -truck -vette|64-72|220-620|casting:39#####|h
differential|Axle|12-bolt truck rear, 3.73|truck&gm|63-72|420-1100|casting:39#####|h
differential|Axle|9-inch third member, 3.50 Traction-Lok|ford|58-79|480-1150|oem:{oem}4025|h
differential|Axle|9-inch rear, 28-spline, 3.00|ford|58-73|380-950|oem:{oem}4010|h
differential|Axle|8-inch third member, 2.79|sbf mustang|63-73|140-360|oem:{oem}4025|h
differential|Axle|8¾ third member, 489 case, 3.55|bblock la|66-74|620-1350|casting:2881489|h
differential|Axle|8¾ third member, 741 case, 2.76|bblock la|62-72|240-560|casting:2070741|h
differential|Axle|Dana 44 rear, 3.73|ihtruck studev8 willys|55-79|260-680|maker:60####-#|h
differential|Axle|Dana 44 rear, Twin Traction 3.54|studev8 packard|55-64|320-780|maker:27###|h
differential|Axle|Model 20 rear, 3.15|amcv8|68-74|220-540|oem:{oem}4010|h
fender|Body|front fender, right|any|28-80|140-720|oem:{oem}16005|h
fender|Body|front fender, left|any|28-80|140-720|oem:{oem}16006|h
fender|Body|rear fender, left|truck flathead modela stovebolt|28-72|120-420|oem:{oem}16313|h
hood|Body|hood, no rust in the nose|any|37-80|160-780|oem:{oem}16612|h
hood|Body|cowl-induction hood|abody&bbc fbody&bbc|67-72|240-720|oem:{oem}16612|h
hood|Body|hood with scoop|mustang cleveland bblock abody&poncho -truck|66-73|280-980|oem:{oem}16612|h
door|Body|driver's door, complete with glass|any -jeep|46-80|180-680|oem:{oem}20125|h
door|Body|passenger door shell|any -jeep|46-80|120-480|oem:{oem}20124|h
grille|Trim|grille|any -vw -corvair|37-80|120-620|oem:{oem}8200
grille|Trim|grille with headlight bezels|truck abody fbody mustang|60-80|140-520|oem:{oem}8200
bumper|Body|front bumper|any -jeep|37-80|120-560|oem:{oem}17757|h
bumper|Body|rear bumper, driver-quality chrome|any|37-80|100-480|oem:{oem}17906|h
tail-light|Lighting|tail light lens and housing, left|any|49-80|35-160|oem:{oem}13405
tail-light|Lighting|tail light lenses, pair|any|49-80|40-180|oem:59#####,oem:{oem}13450
headlight|Lighting|headlight bucket and ring|any|37-80|35-140|oem:{oem}13008
headlight|Lighting|headlight bezels, pair|any|55-80|45-190|oem:{oem}13064
headlight|Lighting|T-3 headlamp set|gm|57-72|80-260|maker:T-3
mirror|Trim|outside mirror, driver's side|any|49-80|30-140|oem:{oem}17696
mirror|Trim|remote-control mirror|gm ford mopar|63-76|60-210|oem:{oem}17696
steering-wheel|Steering|steering wheel|any|37-80|60-290|oem:{oem}3600
steering-wheel|Steering|wood-grain steering wheel|sbc mustang bblock poncho -truck|63-73|180-620|oem:{oem}3600
steering-wheel|Steering|banjo steering wheel|flathead stovebolt flatsix|35-48|220-680|oem:{oem}3600
gauge-cluster|Gauges|instrument cluster, complete|any -vw -brit|47-80|70-320|oem:{oem}10838
gauge-cluster|Gauges|tachometer, rebuilt movement|sbc bbc bblock mustang poncho -truck|62-74|160-560|oem:64#####,oem:{oem}17360
gauge-cluster|Gauges|Smiths speedometer|brit|59-76|60-190|maker:SN ####/##
gauge-cluster|Gauges|Stewart-Warner panel, wings|flathead modela stovebolt|32-53|180-480|maker:D-###
bucket-seat|Interior|bucket seats, pair with tracks|sbc bbc mustang fbody bblock poncho amcv8 -truck|62-74|180-680|maker:####|h
bucket-seat|Interior|bucket seats, pair|brit vw datsun|58-78|120-420|maker:####|h
bench-seat|Interior|front bench seat|truck tri5 flathead stovebolt yblock flatsix studev8|37-79|120-420|maker:####|h
bench-seat|Interior|split bench seat, needs covers|any -brit -vw -datsun -jeep -vette|55-76|80-280|maker:####|h
radio|Interior|AM push-button radio|any -jeep -ih|49-76|45-190|oem:98####,oem:{oem}18805
radio|Interior|AM/FM radio|gm ford mopar|65-79|90-320|oem:79#####,oem:{oem}18805
radio|Interior|Wonder Bar radio|gm -truck -corvair|55-65|140-380|oem:98#####
wheel|Wheels|Rally wheels, set of four|sbc bbc|67-80|180-480|oem:XN,oem:YH,oem:AU
wheel|Wheels|Cragar S/S 15x7 wheels, set of four|sbc bbc bblock la sbf fe poncho amcv8|64-79|240-620|maker:08/61###
wheel|Wheels|Magnum 500 wheels, set of four|mustang sbf bblock -truck|67-73|240-580|oem:{oem}1007
wheel|Wheels|Torq-Thrust D wheels, 15-inch pair|sbc mustang fbody fe|63-74|180-420|maker:AN105-####
wheel|Wheels|16-inch steel wheels, set of four|truck flathead stovebolt modela|28-59|120-320|oem:{oem}1015
wheel|Wheels|steel wheels, set of five|any|55-79|80-220|oem:{oem}1015
wheel|Wheels|wire wheels, 60-spoke, set of four|brit|59-67|240-620|maker:1#####
hubcap|Wheels|wheel covers, set of four|any -truck -jeep -ih -brit|49-76|60-260|oem:{oem}1130
hubcap|Wheels|dog dish caps, set of four|any|49-76|45-190|oem:{oem}1130
hubcap|Wheels|spinner wheel covers, set of four|sbc tri5 fe poncho bblock -truck -vette|56-67|140-420|oem:{oem}1130
brake-drum|Brakes|finned aluminum brake drums, pair|nailhead buick|57-70|180-420|oem:13#####
brake-drum|Brakes|front brake drums, pair|any|39-76|45-160|oem:{oem}1126
brake-drum|Brakes|rear brake drums, pair, turned once|any|49-80|40-140|oem:{oem}1126
brake-drum|Brakes|front disc conversion spindles and rotors|abody fbody sbc mustang -vette -truck|64-74|180-480|maker:####
shock|Suspension|shocks, set of four|any|49-80|60-190|maker:####,maker:KG####
shock|Suspension|Houdaille shocks, pair|modela flathead|28-48|120-360|oem:{oem}18045
leaf-spring|Suspension|rear leaf springs, pair|tri5 fbody mustang la bblock studev8 ihtruck yblock flatsix ford&truck|46-80|90-290|oem:{oem}5560
leaf-spring|Suspension|de-arched rear leaf springs, pair|flathead modela studev8|28-59|110-280|oem:{oem}5560
emblem|Trim|hood emblem|any|37-80|30-190|oem:{oem}16606
emblem|Trim|fender scripts, pair|any|53-80|35-160|oem:{oem}16098
emblem|Trim|trunk emblem with key cover|any -truck -jeep -ih -vw|49-72|35-180|oem:{oem}43500
`;

export const partLines: readonly PartLine[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [drawing, sub = '', name = '', fits = '', years = '', dollars = '', numbers = '', weight = ''] =
      row.split('|');
    const [from = 1928, to = 1980] = years.split('-').map((two) => 1900 + Number(two));
    const [low = 0, high = 0] = dollars.split('-').map(Number);
    return {
      drawing: drawing as PartDrawing,
      sub,
      name,
      fits: fits.split(' '),
      from,
      to,
      low,
      high,
      numbers: numbers.split(','),
      heavy: weight === 'h',
    };
  });
