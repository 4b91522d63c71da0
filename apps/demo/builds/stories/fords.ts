/** Builds of Fords and of their friends. How a line reads: ../read-stories.ts */
export const fords = `
= 8|1963 Ford Falcon Futura|Mother's Falcon|preservation|active|public|nothing|700|150|10000||My mother bought it new in 1963. I am putting it back the way she signed for it.
a engine|Reseal the 170 six|done|220|16
+ Valve cover gasket|installed|12|11|as it is
a interior|Seats in the right cloth|in_progress|700|20
+ Seat cloth, Futura pattern, 6 yards|arrived|330|348
a trim|Futura spears, all eight|in_progress|300|8
+ Rear quarter spear, left|sought|60|0
a paint|Cut and polish the original paint|testing|40|14
a glass|Windshield seal|backlog|60|5
- 690|.|1|0|71044|sedan|Found the order form in her desk. Rangoon Red, 170, two-speed. She checked every box in pencil first.
- 610|a|7|180|.|engine|It leaked from everywhere a six can leak. Now it does not.
- 402|b|4|348|.|bench-seat|The right cloth exists. One roll of it, in Ohio. I have six yards and I am guarding them.
- 250|d|9|30|.|.|Compound, polish, wax. The red came back under forty years of dust.
- 41|c|3|0|.|emblem|Seven spears straight. The eighth was replaced in 1970 with one off a Comet. It has bothered her since.
= 9|1951 Ford F-1|Slow and Hot|driver|active|public|bands|800|90|11000||Flathead in a truck. It boils, and then it is fine.
a cooling|Stop it from boiling|in_progress|400|20
+ Water pumps, flathead, pair|installed|180|171|as it is
a fuel|Fuel pump push rod and vapor lock|testing|60|5
a engine|Valve job, adjustable lifters|done|800|40
a transmission|Three-speed with the side shift|backlog|200|12
- 700|c|11|640|.|engine-block|Valves done. No cracks in a flathead block: buy a lottery ticket.
- 330|a|6|171|.|radiator|Both pumps new, block flushed until it ran clear. A pint of casting sand came out.
- 120|a|4|0|50210|.|Boils at idle still. Blower fan, shroud, timing: in that order.
- 15|b|2|8|50388|.|Push rod was short by .040. Vapor lock may have been that all along.
= 59|1956 Ford Thunderbird|Little Bird|show|complete|public|totals|1500|.|30000||Two clubs, one car, third place. I smile about the third place.
a paint|Fiesta Red, bare metal|done|7800|120
a trim|All chrome out to the plater|done|4200|30
a engine|312 rebuild|done|3600|70
+ Rebuild kit, 312|installed|620|644|as it is
a interior|Door panels and carpet|done|900|24
a electrical|Power windows that go up|done|350|18
- 1402|a|12|7600|.|convertible|Bare. Four kinds of filler, one of them with newspaper from 1961 in it.
- 1011|b|6|4380|.|bumper|Chrome is back. I put on gloves to look at it.
- 760|c|10|3410|.|engine|Y-block together. Oil reaches the rockers, which you check before, not after.
- 566|e|7|190|.|.|Windows: both up, both down, no smoke.
- 402|.|2|120|61000|convertible|Third in class at Lake Mirror. The judge liked the door gaps. So do I.
= 6|1932 Ford Model 18|Bridgeport|race|active|public|nothing|1000|365|20000||If it is round or flat I make it here.
a engine|Crank, rods and pistons for the 59AB|in_progress|1800|60
a frame|Model A crossmember in front|done|90|14
a brakes|1940 Ford hydraulics|done|420|16
+ Brake drum, 1940 Ford, front|installed|110|95|as it is
a suspension|Split wishbones|testing|130|12
a body|Cowl patch|backlog|80|10
- 940|b|8|70|.|.|Crossmember is in. A quarter inch lower than Henry had it.
- 730|c|7|95|.|brake-drum|40 Ford brakes on 32 spindles: bolt on, and go to church more often.
- 402|d|6|110|.|leaf-spring|Wishbones split with hand-made brackets. Nothing binds through the whole travel.
- 77|a|5|0|.|engine-block|Rods weighed and matched within half a gram. Took two evenings and I would do it again.
= 238|1967 Ford Mustang|Six and Proud|driver|active|public|totals|300|180|9000||Everybody asks when the V8 goes in. It does not.
a engine|200 six: head gasket and carb|done|260|12
+ Head gasket, 200 six|installed|38|38|as it is
a suspension|Front end, all rubber|in_progress|340|16
a body|Cowl leak|backlog|150|30|I need somebody who has done one, and a week of vacation.
a interior|Pony seats? No. Plain seats, well done|backlog|400|8
- 288|.|1|0|79110|coupe|First restoration. I have a manual, a floor jack and no idea.
- 233|a|6|38|.|cylinder-head|Torqued in three steps. It started on the first turn and I cried a little.
- 90|b|5|190|79600|shock|Left side done. Right side has a bolt that is one with the arm.
- 20|c|1|0|.|.|Poured water into the cowl. It came out on my shoes.
= 53|1940 Ford Deluxe|Nineteen Forty|show|active|public|bands|1300|240|28000||Metal first. Paint is the last coat of metal work.
a body|Decklid: make the lower third|done|40|26
a body|Fenders, four, metal finished|in_progress|0|90
a body|Running boards|backlog|300|12
a engine|Rebuilt 221 to drop in|done|2400|20
a paint|Folkstone Gray|backlog|2500|80
- 1210|a|9|12|.|hood|Lower third of the lid is new. You find the seam only with a light and a bad attitude.
- 640|b|8|0|.|fender|Right rear done without filler. Left rear has hit the same post as the right one.
- 210|d|5|2200|.|engine|Engine is on its stand and under a blanket.
- 66|b|7|0|.|fender|Third fender. I teach this twice a year and still learn it.
= 231|1964 Lincoln Continental|Vacuum|driver|dormant|public|nothing|950|.|15000|The convertible top has thirteen relays. I am resting.|Suicide doors and vacuum lines.
a electrical|Top: thirteen relays, six motors|in_progress|600|60|Out of patience until spring.
a suspension|Front end|done|480|14
a cooling|Radiator recored|done|420|6
- 900|b|8|410|81012|.|It floats again instead of wallowing.
- 610|c|3|420|.|radiator|Recored. 40 pounds of brass.
- 380|a|9|70|.|convertible|Top went up by itself, and stayed half way, in the rain, at a gas station, with an audience.
= 51|1930 Ford Model A|Fifty Winters|preservation|complete|community|nothing|1700|.|.||Club adviser's own car. It had better be right.
a engine|Babbitt and balance|done|1200|40
a brakes|Float-a-motor and brake rods|done|190|10
a electrical|Generator and cutout|done|80|4
- 1500|a|7|900|.|engine-block|Poured, line bored, scraped by hand. It idles like a watch.
- 1220|b|5|140|.|.|All rods straight, all clevises new. Mechanical brakes work, if they are right.
- 410|.|2|0|31200|sedan|Drove to Dearborn and back. 44 miles an hour, no tow truck, one bee.
`;
