/** Words of ads that are right and name no part or car: none of them is corrected into one, though "clear" is close to "clean" and "bold" to "bolt".
 *  Regular plurals are understood. */
export const commonWords = `
# Small words
about above across after again against ahead almost alone along already also although always among another anyone anything around away back because been
before behind being below beside besides best better between beyond both bring brings brought came cannot come comes coming could does doing done down each
either else enough even ever every everyone everything except fairly feel fell felt fewer find finds first five following found four from gave gets getting
give given gives giving goes going gone good great half hand have having here hers himself into itself just keep keeps kept know known knows last late later
least leave leaves less like likely look looked looking looks lots made main make makes making many maybe mean means might mine more most mostly much must
myself near nearly need needed needing needs never next nice nicely nobody none nothing often once ones only onto other others otherwise ours over pair past
people perfect perhaps place please plenty plus quite rather really said same saves seem seems seen sell seller sellers selling sells several shall should show
shown shows side since some someone something soon still such sure take taken takes taking than that thats their theirs them then there these they thing things
think this those though three through thru till time times today together told took toward tried tries true truly turn turned turns twice under unless until upon
used useful user uses using usual usually very want wanted wants well went were what whatever when where whether which while whole whom whose will wish with
within without wont work worked working works worth would years year your yours yourself
# Buying and selling
accept accepted accepting accepts additional adds advice agreed aged aging allow allowed amount anniversary answer answers anybody apart appears apply appraisal
appraised appreciate approx approximately area arrange arrived asked asking auction auctions auto autos automobile automobiles available bargain barely barn based
basic basement basically batch bidder bids bill birthday bonus book books born borrow bought bound boxed boxes brand bunch business buyer buyers buying buys calls
call called came cancel card cards care careful carry cash catalog cell certified certificate change changed changes charge charged cheap cheaper check checks
checked choice choose cities city claim close closed closer closet club clubs coast collect collected collection collectible collectibles collecting combined
commercial common company compare complete consider considered consignment contact contains cost costs could country county couple course covered crate cross
crossed customer customers custom damage daily date dated dates days deal dealer dealers deals decent decide decided deep delay deliver delivered delivery deposit
describe described description detail details different difficult discount discontinued display divorce dollar dollars doubt drive driven drives drove drop during
early easily easy effort eight email ended ends entire equal error estate estimate event exact exactly example excess exchange existing expect expected expensive
express extra extras eyes fair farm fast father fast feet field figure fill final finally fine firm fish fits fitted fitting fixed folks follow force former
forsale forty found free fresh friend friends full fully fund further future game garage gift girl girls gladly grab grand grandfather grandpa group grow grown
guess guys hands happen happy hard hardly hate haul have hear heard heart heavy held hello help helped helps hobby hold holds holiday home honest hope hoping hour
hours huge hundred hurry husband idea important include included includes including increase individual info information inherited inquire inquiries inside
insured interest interested interesting international invested issue issues item items join junk keeping kids kind knew lady large larger largest leaving left
length lent level life lifetime limited line lined liquidation list listed listing listings lists little live lived living load loaded loads local locally located
location lock locked long longer lost loud love loved lover lovely lower lucky magazine mail male marked market married matched match matches material matter meet
meeting member memory mention message middle mile mileage miles mild mind mint minute mistake moment money month months mother mount mounted mounting move moved
moving museum music named names nationwide native nearby neat negotiable negotiate negotiated night nine noise north note notes noted number object offer offered
offering offers office older oldest open opened option optional options outside owed owned owner ownership pack package packed page paid paper papers paperwork
parked parted parting party pass passed patient payment paypal penny person personal phone photo photos pick picked picking picture pictured pictures piece pieces
plan plans play played pleased point poor popular possible possibly post posted postage pounds power prefer preferred present pretty previous previously price
priced prices print private prize probably problem problems project projects promise proper properly proud provide public pull pulled pulling purchase
purchased push pushed putting quality quantity quart question questions quick quickly quiet quit race raced racer racing rain raise rare rarely rate rated read
reading ready real reason reasonable receipt recent recently record records reduced refund regret regular relative reliable remain remaining remember reminder
remote remove removed removal repair repaired repairs repeat replace replaced replacement reply request require required rest result retail retire retired return
returned returns rich ride rides riding rights road roads room rough round rules running runs runner sale sales salvage salvaged save saved saving scale scarce
school search season seats second section secure seeing seen selected self sent serial series serious seriously serve served service serviced sets seven shape
share sharp shed shelf shelves ship shipped shipper shipping ships shop shops shopping short shot showed showroom sides sign signed signs silly similar simple
simply single site size sized sizes sizing skip slide slight slightly slip slow small smaller smell smoke smooth social soft sold solid sons sorry sort sorted
sound sounds source south space special specs specify spent spot spots staff stage stamp stamped stand standard star start started starts state states stay
stayed steady step stick stock stop stopped stops storage store stored stores storm story street strong stuff style styled suit suitable summer super supplied
supplies supply suppose swap swapped swapping system tags tail talk tall team tear tell tells term terms test tested tested text thank thanks thin third thirty
thought thousand thousands threw throw ticket tight tiny title titled tore torn total totally touch touched tough tour tours tow towed town toys trade traded trades
trading traveled treat treated trip trips truck trucks trust tube tune turning twelve twenty type types typical unable understand unique unit units unknown unusual
upgrade upgraded urgent vacation valid value valued values van vary vast vendor version vets video view viewing village visible visit wait waiting walk wall warehouse
warm warranty wash washed waste watch wear week weekend weeks weigh weighs weight welcome west wide widow width wife willing winter wise woman wonder wonderful word
words worked world worn worry worse worst worthy wreck wrecked wrecking wrong yard yellow yesterday young zero write writes wrote written writing meta demo scam salt fight walked brother belong belongs speak spoken speaks hurt hurts tarp tarps underside underneath historic history seize chance counted counts trait traits shared sharing soldered oiled finished copied measured deserve deserves judged parents parent installed shaming reserved winning happened followed handled shifted balanced
# How a thing looks
amber baked bare beige bent black blasted blemish blend blue bold bowed brand bright bronze broke broken brown brushed bubble bubbled bumps burgundy buffed burned
burnt cadmium chip chipped chips clean cleaned cleaning cleans clear cloth cloudy coarse coated cold color colored colors copper copy correct corroded corrosion
crack cracked cracks cream crisp crooked crushed curved cute dark dead dent dented dents deluxe dings dirt dirty dull dusty edge edges empty enamel even faded fading
fake factory flake flaking flat flaw flaws fresh frozen gold golden grade grease greasy green hairline heat hole holes hollow ivory light loose lumpy maroon metal
minor missing modified mouse mulch muddy narrow neat needs nicked nickel nicks oily orange overspray paint painted paints parchment patched patch patina peeled
peeling pink pits pitted pitting plain plastic plated polish porous primed primer purple rebored refinished repainted rips ripped rolled rough rust rusted rusty
sandblasted scratch scratched scratches scrap scuff scuffed seized shade shine shines shiny silver sits sitting slots smoked soiled spray sprayed stain stained
stains stale straight stripe striped stripped stuck surface swirl taken tan tape tatty thick threads tinted tone torched torn toned triple turquoise twisted
uncut undamaged unissued unmolested unopened unrestored untouched unused usable warm warped warping weathered welded white wood wooden worn wrinkled
# Doing and saying
sears blown tropical reader readers filed conversation conversations string strings seeding strike strikes contract contracts cause causes caused causing
recorded recorder create created creates creating fail fails failed failing tracker tracking publish published publishing archive archived tier tiers
passport standing status register registered registers route routes router challenge challenges challenged median relation relations drawn thrown canonical
rely relying literal literally maintain maintained maintains deeper licensed linear returning intentional reused constant breaking behave behaves analysis
clone cloned cloning overlap processed processing storing listening calling leaking leak leaks leaked listen conditional structure structural inspect
inspected inspection transform transformed selection selections compose composed rejected reject quoting quote quoted sparse position positions construction
constructed clearing compress compressed progress pointing pointed stricter strict feasible electron crawl crawling monitor monitoring tweak tweaks tweaked
shorter printing printed coloring conduct bower couch naive locating locate greater derive derived replay compile compiled compiling mailer optimal pressing
decision decisions device devices heading headings role roles function functions functional factor factors forget forgets commit commits normal normally
handler hint hints affect affects appear canon emission garbage online dive host hosts damp mist noon herd gulf ruin ruins ruined send sends sending lack
lacks merge merged convention conventions reduce reduces improve improved improves severe wording correctly safely manually shaking watching patching
treating forced formed routine valuable inert globe glory macro karma vector variant variants threat threats peek alternate connected connects generated
distributed reflected separated receive receives exclude excluded retain transport shaped wider
# Measures, times and places
april august autumn december eighteen eighty eleven fifteen fifty february fifth fourth fourteen foot friday half hundred inch inches january july june march
monday nineteen ninety november october ounce quarter saturday september seventy sixteen sixth sixty sunday tenth thirteen thursday tuesday wednesday alabama alaska
america american arizona arkansas atlanta boston british britain california canada canadian carolina chicago colorado connecticut dakota dallas delaware denver
detroit england english europe european florida france french georgia german germany hawaii hershey houston idaho illinois indiana iowa italian italy japan
japanese jersey kansas kentucky lakes louisiana maine maryland massachusetts mexico miami michigan minnesota mississippi missouri montana nebraska nevada ohio
oklahoma ontario oregon pennsylvania phoenix portland rhode spain sweden swedish tennessee texas utah vermont virginia washington wisconsin wyoming york carlisle
pomona
alway prototype audit authenticate began brunch censorship constructing delegate donate firing hosting informational intro launcher linked meant portal positional
postal printer realm replication retool seeker starring statute twitter historical linking launching
# Names of people that are near to parts and cars
andrew carlson claude darwin johann lovell monro steven stephen stewart adam alan albert alex andy anna barry benny bill billy bobby brad brian bruce carl carol charles charlie chris chuck craig danny dave david dean dennis donald doug
earl eddie edward ellen eric ernie frank fred gary gene george gordon greg harold harry helen henry howard jack jake james jane jason jerry jesse jimmy joan john
johnny joseph karen karl kate keith kelly kenny kevin kirk larry laura lloyd louis lynn mario mark martin mary matt mike nancy neil nick oscar owen patrick paul
perry peter phil ralph randy raymond rich richard rick robert robin roger ronald ross russell ruth ryan sally sandy scott sean shelby simon stan steve stuart susan
terry thomas todd tony travis vernon vince walt walter wanda warren wayne wendy willie wilson
# Words of the hobby that are close to another
donor hoard lookout plater powder reline stash tanking wishing adapt adapter aero aftermarket alcohol ally alloy annual balls bang bars bash beat beads bell bead bend bikes bike bird blank blade block boat boats bolt bone bore
bored boot boss bowl brace brass breaker bridge brush buggy build builder built bull burn bush butt cage calender calendar camp camper cane cart case casting cast cave
chain chair chart chevron chopped chopper chrome circle class coach coal coat coffee coil coin comb cone cook cool cooler cord cork corn corner court crane crash
crew crop crown cruise cruiser crude cube curb cure custom cycle desk dish disc dock doll dome dose dozen drag draft drain draw dress drill driveable drum dual duct
dump dust engineer engineering ether fabric face false fame fang fare fees fence fiber fire flag flame flare fleet flip flood flush foam foil fold food fool fork
form forty frost fruit funny fuzzy gallon gate gaze gears ghost glow glue goat goes golf grain grass gray grip grit groove ground guide guitar hail hall handy hang
harder hatch hats hawk haze headed heads hidden hide high hill hoist hole hook horse hotel hull hunt inlet iron joke judge jump keen kick king knee knife knock lace
lake lamp land lane lark lawn lead lean leap lemon liner link lion lips loan loft logo lube lump lunch lung mach machine machined mask mast maker mark meal meat
mesh metric mills miss mode model modern mold moon motel motion mule nail neck nest nose nuts oven oval pace pads pain palm pants park paste path pave peak
pearl pearls peel pile pill pine pink pins pint pipe pitch plane plant plow poem pole polo pony pool port pour press pretty prime pride pump punch pure quad queen
rack radar rail ranch range rank rap rates raw rear rebel reel relic rent ring riot rise rival river robe rock rode roll root rope rose row royal rude rumble rush
safe sand seal seam seed sets shake shim shirt shoe shore shoot sick sigh silk sill sink sister skin skull slab slack slave sled slick slim sling slot snap snow soap
sock soda soil sole song soul spike spin spindle spirit split spoke sport sports spur square stack stake stall steam stem stitch stone stool straw stream strip
stroke stroker struck studs sugar sweet swing sword tabs tale tank taps target task taste taxi teeth tent tide tile tilt timer tins tire tool tools tooth torch tore
track tractor trail train trailer trap tray tree tribe trick trunk tuck tuned tuner turf twin twist ugly upright valley vapor vault vent vest vise voice volt wagon
wake ward warp wave waves weak web weed wheat whip whistle wild wind window windows wine wing winner wipe wire wired wolf wool wrap wrench yacht zone
`;
