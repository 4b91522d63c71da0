/** Words that say how what follows belongs to the part: one relation a line. As written, not in the singular: a seller who
 *  "needs" paint offers, a member who "need" a door does not. */
export const relations = `
for: for, between, below, beneath, fit, fits, to fit, will fit, fitting, suit, suits, to suit, suitable for, used on, as used on, for use on, made for, belongs to, behind, underneath, goes on, goes in, mounts on, mounts in, to get, to remove, to pull, to install, to adjust
from: from, off, off of, off a, off an, out of, out of a, ex, came off, came from, pulled from, pulled off, removed from, taken from, taken off, salvaged from
with: with, on manifold, on intake, on a manifold, on an intake, on the manifold, on the intake, on intake manifold, mounted on, w, includes, including, included, incl, inc, complete with, comes with, plus, as well as
without: without, no, less, minus, missing, lacking, lacks, needs, needing, sans, except, excluding, excludes, not included, not needed, not with it, not wanted, wo
not: not, not for, not a, not an, wont fit, will not fit, does not fit, doesnt fit, dont fit, but not, never
wanted: wtb, wanted, want, wants, want to buy, wanting to buy, wanting, looking for, looking to buy, lookin for, iso, in search of, searching for, search for, seeking, need, i need, in need of, trying to find, trying to locate, hunting for, hoping to find, anyone have, anybody have, does anyone have, anyone got, anybody got, has anyone got, who has, anyone selling, anybody selling, anyone parting, w t b, would like to buy, will buy, i buy, we buy, buying, cash for, cash paid for, paying cash for, paying cash, pay cash for, i pay cash, will pay cash, top dollar for, top dollar paid, top dollar paid for, top price paid, top prices paid, paying top dollar, paying top dollar for, will pay top dollar, will pay top dollar for, top cash paid, top cash paid for, top price paid for, top prices paid for, will pay cash for, i pay cash for, paying good money for, good money paid for, wanted for, wanted for my, wtb for, looking to buy for, iso for, wanted to buy, wanted to purchase, help me find, please help me find, if anyone has, anyone with, anyone know of, anybody know of, let me know desperately need, wtb iso, on the hunt for, on the lookout for, in the market for, searching, trying to source, looking to find, looking to purchase, wish to buy, wishing to buy, want to purchase, i want, i am looking, am looking for, still looking for, still need, also need, needed, where can i find
`;

/** Phrases whose words join nothing: "looking for a good home" asks for no part, and "no rust" takes none away. */
export const notWanted = `
looking for offers, looking for offer, looking for trade, looking for a trade, looking for a good home, looking for good home, looking for a new home, you need,
you will need, will need, might need, may need, both need, would need, do need, could need, all need, need gone, need it gone, need the room, need room, need space, need the space, need the money, most wanted, no need, no reserve, no rust, no rot,
no rust out, no dents, no cracks, no breaks, no bends, no pits, no chips, no damage, no repairs, no bondo, no leaks, no welds, no scratches, no issues, no problems,
no trades, no returns, no wobble, no pitting, no dings, no junk, no excuses, less than, never used, never installed, never mounted, never bolted, never painted, never run,
never drilled, never driven, no drill, no weld, dont want, do not want, dont need, do not need, if you want, whatever you want, want gone, want it gone, not needed,
looking for cash, will pay shipping, will pay postage, buyer must want, hunting camp, hunting truck, hunting rig, hunting trailer, looking for my, looking to sell,
looking to trade, looking to move, looking to clear, no longer need, no longer needed, if needed, as needed, when needed, parts as needed, no longer wanted, not wanted,
trade wanted, trades wanted, offers wanted, seeking offers, seeking good home, seeking a good home, seeking new home, seeking a new home, seeking trade, seeking trades,
seeking a trade, in search of a good home, in search of a new home, anyone need, anybody need, does anyone need, does anybody need, who needs, anyone needs, anybody needs,
somebody needs, anyone needing, i want gone, i want it gone, wants gone, wants it gone, want ad, want ads, want list, want lists, buying guide, iso mount, iso mounts,
iso 9001, iso 9002, iso certified, iso vg, miles per hour, kilometers per hour, km per hour, gallons per hour, your core required, your core needed, your core back,
your core returned, your core in exchange, your core in return, with your core, plus your core, and your core, for your core, your cores back
`;

/** Work that a part may need: "need a little paint" offers. */
export const workNeeded = `
work bodywork paint painting repainting rebuild rebuilding rebuilt restoring restored restoration rechroming rechromed chroming replating cleaning cleaned repair repaired repairs polishing tlc
welding patching turning resurfacing straightening sandblasting blasting plating recovering recovered reupholstering refinishing refinished recoring regrinding machining relining resleeving attention help
`;

/** What is work only where nothing follows: who "need chrome bumpers" asks for them. */
export const materialsNeeded = 'chrome upholstery';

/** Words between a need and the work. */
export const degrees =
  'a an some little bit lot of minor major light heavy total full complete good real slight more usual just only body rust';

/** Work that is offered where it follows the name of a part, and nothing follows it: "dash pad restoration". */
export const workOffered =
  'restoration rebuilding recovering relining rechroming replating plating porting straightening installation calibration regrinding refinishing resurfacing rebushing reupholstering repairs';

/** Who offers their work on a part, and no part. */
export const services = `
i rebuild, we rebuild, i restore, we restore, i repair, we repair, i recore, we recore, i rechrome, we rechrome, i resleeve, we resleeve, i recover, we recover,
i refinish, we refinish, i can rebuild, i will rebuild, will rebuild your, i fix, we fix, i convert, we convert, rebuild your, restore your, repair your, rechrome your,
recover your, recore your, refinish your, send your, send yours, send us yours, send me yours, send in yours, we restore yours, yours rebuilt, your old one rebuilt,
rebuild yours, restore yours, repair yours, fix yours, will rebuild yours, will restore your, will repair your, will rechrome your, will recover your, can restore your,
can repair your, send me your, send in your, send us your, mail me your, ship me your, bring me your, on your core, from your core, your core, rebuilding service,
restoration service, repair service, rechroming service, service available, services available, rebuild service, rechrome service, re chrome service, chrome service,
chroming service, gauge restoration, gauge repair, gauge calibration, speedometer repair, speedo repair, clock repair, clock conversion, radio repair, radio restoration,
radio conversion, steering wheel restoration, head porting, porting service, flow bench service, balancing service, engine balancing, boring and honing, line boring,
hot tanking, dyno tuning, media blasting, soda blasting, sand blasting service, sandblasting service, blasting service, polishing service, anodizing, upholstery service,
sewing service, pinstriping, pin striping service, welding service, recored for you, rebuilding done, restoring, restored while you wait, rebuilt for you, while you wait,
call for a quote, free estimate, free estimates, shop rate, labor only, turnaround, turn around time, mail in service, exchange service, resleeving, rechroming,
re chroming, recoring, re coring, regrinding, rebabbitting, rebabbiting, pour babbitt, babbitt pouring, i pour, recovering service, restringing, recalibration,
rebushing service, relining service, we reline, i reline, i rebush, rebuilds, rebuilding of, rebuilding all, rebuilding available, carb rebuilding, carburetor rebuilding,
distributor rebuilding, engine rebuilding, motor rebuilding, transmission rebuilding, starter rebuilding, generator rebuilding, alternator rebuilding, magneto rebuilding,
water pump rebuilding, fuel pump rebuilding, gauge rebuilding, shock rebuilding, booster rebuilding, caliper rebuilding, steering box rebuilding, i machine, we machine,
machining service, machine work available, will machine, plating service, chrome plating service, chrome plating by, plating by, rechroming by, chrome platers,
powder coating service, powdercoating service, will convert your, will rewire your, dollars per hour, hourly rate, hourly rates, mail in your, mail in yours,
mail in repair, mail in repairs, mail in rebuild, mail in rebuilds, mail in only, your cores, powder coating available, machine shop service, machine shop services, custom upholstery
`;

/** A lot: each part that its title names is offered. */
export const lots = `
sell separately, sell separate, sold separate, priced separate, priced separately, priced individually, priced each, by piece, by the piece, will part, will split,
can split, splitting up, clear out, clearout, clearing out, bits, odds and ends, bits and pieces, bits and bobs, ask for price, name your part, whatever you need,
tell me what you need, take your pick, pick what you need, swap meet leftovers, group of, grouping, grab bag, estate lot, estate find, inventory, surplus parts,
dealer stock, crate of, tub of, buckets of, bucket of parts, trunk full, load of, pallet of, truckload, shelf clean out, shed clean out, closing shop, shop closing,
shop liquidation, liquidation, selling separately, sold separately, will separate, can separate, separately, lot, lot of, job lot, parts lot, misc, miscellaneous,
assorted, assortment, bunch of, pile of, collection of, collection, various, barn clean out, barn cleanout, clean out, cleanout, garage cleanout, shop cleanout, leftover,
leftovers, left over, stash, hoard, entire collection, everything must go, all must go, many parts, lots of, box of parts, boxes of parts, parts for sale, part out,
parting out, parts car, breaking, breaking for spares, breaking for parts, partout, donor car, dismantling, being dismantled, dismantled, stripping, being stripped,
stripping out, wrecking, now wrecking, being parted, parted out, now parting, parting my, individually, each sold, take all or
`;

/** A whole car offered in pieces: without a part named, any of it. */
export const partedOut = `
part out, parting out, partout, parts car, breaking, breaking for spares, breaking for parts, donor car, parts truck, parts bike, parts vehicle, parts donor, donor truck, dismantling, being dismantled, dismantled, stripping, wrecking, now wrecking, being parted, parted out, parts only car, for parts or restoration, for parts or restore, now parting, parting my, parting whole, parting complete, parting entire
`;

/** Words that say nothing of what a part is. */
export const filler = `
a an the and or of in on to my your our his its it is are was be at by as that this these those will would can could i me we you any some all both each one two three four five six eight pair set lot piece item part good nice great excellent fair decent clean solid straight rare vintage classic antique
old used new nos nors oem original genuine factory correct repro reproduction aftermarket quality stock rebuilt restored reconditioned refurbished rechromed repainted painted unpainted primed polished plated chrome chromed cracked broken bent rusty rust free dent dented pitted pitting core tested working
work running run drive driver runner project complete incomplete assembly assy unit early late mid type style series model year car truck condition shape sale cheap best offer obo price firm asking must see box boxed package still very some light minor surface shelf wear patina survivor barn find only just
needed want wanted please thanks need also available ship shipping local pickup cash trade sell selling buy
`;
