/** Words that say how what follows belongs to the part: one relation a line. As written, not in the singular: a seller who
 *  "needs" paint offers, a member who "need" a door does not. */
export const relations = `
for: for, fit, fits, to fit, will fit, fitting, suit, suits, to suit, suitable for, used on, as used on, for use on, made for, belongs to
from: from, off, off of, off a, off an, out of, out of a, ex, came off, came from, pulled from, pulled off, removed from, taken from, taken off, salvaged from
with: with, includes, including, included, incl, inc, complete with, comes with, plus, as well as
without: without, no, less, minus, missing, lacking, lacks, needs, needing, sans, except, excluding, excludes, not included, wo
not: not, not for, not a, not an, wont fit, will not fit, does not fit, doesnt fit, dont fit, but not, never
wanted: wtb, wanted, want, wants, want to buy, wanting to buy, wanting, looking for, looking to buy, lookin for, iso, in search of, searching for, search for, seeking, need, i need, in need of, trying to find, trying to locate, hunting for, hoping to find, anyone have, anybody have, does anyone have, anyone got, anybody got, has anyone got, who has, anyone selling, anybody selling, anyone parting, would like to buy, will buy, i buy, buying, cash for, cash paid for, paying cash for, paying cash, pay cash for, i pay cash, will pay cash, top dollar for, top dollar paid, top dollar paid for, top price paid, top prices paid, paying top dollar, will pay top dollar, top cash paid, help me find, please help me find, if anyone has, anyone with, anyone know of, anybody know of, let me know desperately need, wtb iso, on the hunt for, on the lookout for, in the market for, searching, trying to source, looking to find, looking to purchase, wish to buy, wishing to buy, want to purchase, i want, i am looking, am looking for, still looking for, still need, also need, where can i find
`;

/** After these a "wanted" word asks for nothing: "looking for a good home". */
export const notWanted = `
looking for offers, looking for offer, looking for trade, looking for a trade, looking for a good home, looking for good home, looking for a new home, you need, you will need, need gone, need it gone, need the room, need room, need space, need the space,
need the money, most wanted, no need, dont want, do not want, dont need, do not need, if you want, whatever you want, want gone, want it gone, need work, need paint, need rebuild, need rebuilding, need a rebuild, need rebuilt, need chrome, need rechroming, need rechromed, need restoring, need restored, need restoration, need cleaning, need cleaned, need repair, need repaired, need polishing, need tlc, need some, need a little, need minor, need body work, need welding, need patching, need turning, need resurfacing, need straightening, need sandblasting, need blasting, need plating, need recovering, need recovered, need upholstery, need refinishing, need attention, all need, will need, might need, may need, both need, would need, do need, could need, not needed, looking for cash, will pay shipping, will pay postage, buyer must want, hunting camp, hunting truck, hunting rig, hunting trailer, looking for my, looking to sell, looking to trade, looking to move, looking to clear, no longer need, no longer needed, if needed, as needed, when needed, parts as needed, need some work, no longer wanted, not wanted, trade wanted, trades wanted, offers wanted
`;

/** Who offers their work on a part, and no part. */
export const services = `
i rebuild, we rebuild, i restore, we restore, i repair, we repair, i recore, we recore, i rechrome, we rechrome, i resleeve, we resleeve, i recover, we recover, i refinish, we refinish, i can rebuild, i will rebuild, will rebuild your, i fix, we fix, i convert, we
convert, i offer, we offer, rebuild your, restore your, repair your, rechrome your, recover your, recore your, refinish your, convert your, rewire your, send your, send me your, send in your, send us your, mail me your, ship me your, bring me your, on your core,
from your core, your core, rebuilding service, restoration service, repair service, rechroming service, service available, services available, rebuild service, rebuilding done, restoring, restored while you wait, rebuilt for you, while you wait, call for a quote, free estimate, free estimates, shop rate, labor only, per hour,
hourly, turnaround, turn around time, mail in service, mail in, exchange service, resleeving, rechroming, re chroming, recoring, re coring, regrinding, rebabbitting, rebabbiting, pour babbitt, babbitt pouring, i pour, recovering service, restringing, recalibration, rebushing service, relining service, we reline,
i reline, i rebush, rebuilds, rebuilding, i machine, we machine, machining, will machine, plating service, chrome plating, powder coating
`;

/** A lot: each part that its title names is offered. */
export const lots = `
sell separately, sell separate, sold separate, sold seperately, sell seperately, seperately, priced separate, priced separately, priced individually, priced each, by piece, by the piece, will part, will split, can split, splitting up, clear out, clearout, clearing out, bits, odds and ends, bits and pieces, bits and bobs, ask for price, name your part, whatever you need, tell me what you need, take your pick, pick what you need, swap meet leftovers, group of, grouping, grab bag, estate lot, estate find, inventory, surplus parts, dealer stock, crate of, tub of, buckets of, bucket of parts, trunk full, load of, pallet of, truckload, shelf clean out, shed clean out, closing shop, shop closing, shop liquidation, liquidation, selling separately, sold separately, will separate, can separate, separately, lot, lot of, job lot, parts lot, misc, miscellaneous, assorted, assortment, bunch of, pile of, collection of, collection, various, barn clean out, barn cleanout, clean out,
cleanout, garage cleanout, shop cleanout, leftover, leftovers, left over, stash, hoard, entire collection, everything must go, all must go, many parts, lots of, box of parts, boxes of parts, parts for sale, part out, parting out, parts car, breaking, breaking for spares, breaking for parts, partout, donor car, dismantling, being dismantled, dismantled, stripping, being stripped, stripping out, wrecking, now wrecking, being parted, parted out, individually, each sold, take all or
`;

/** A whole car offered in pieces: without a part named, any of it. */
export const partedOut = `
part out, parting out, partout, parts car, breaking, breaking for spares, breaking for parts, donor car, parts truck, parts bike, parts vehicle, parts donor, donor truck, dismantling, being dismantled, dismantled, stripping, wrecking, now wrecking, being parted, parted out, parts only car
`;

/** Words that say nothing of what a part is. */
export const filler = `
a an the and or of in on to my your our his its it is are was be at by as that this these those will would can could i me we you any some all both each one two three four five six eight pair set lot piece item part good nice great excellent fair decent clean solid straight rare vintage classic antique
old used new nos nors oem original genuine factory correct repro reproduction aftermarket quality stock rebuilt restored reconditioned refurbished rechromed repainted painted unpainted primed polished plated chrome chromed cracked broken bent rusty rust free dent dented pitted pitting core tested working
work running run drive driver runner project complete incomplete assembly assy unit early late mid type style series model year car truck condition shape sale cheap best offer obo price firm asking must see box boxed package still very some light minor surface shelf wear patina survivor barn find only just
needed want wanted please thanks need also available ship shipping local pickup cash trade sell selling buy
`;
