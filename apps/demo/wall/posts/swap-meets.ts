/** Posts about swap meets, finds and thanks, in the form that read-posts.ts reads. */
export const swapMeetPosts = `
@0|post|stepside||southeast-wisconsin
Report from the Rock Valley swap, for those who slept in. Doors at seven, and I would say a hundred and eighty tables. Strong: Chevy truck trim, Ford flathead speed parts, more manuals than I have ever seen. Weak: wheels, and everything British. Prices honest before nine, silly at eleven, honest again at two.

I sold a hood that I have moved nine times. I bought a hood.
:1 I got my hub caps there and I met half of you. Good day.
:9 The man with the Offenhauser heads wanted eight hundred and looked at the floor when he said it.
:2 Silly at eleven, honest again at two. That is every swap meet since 1970.
:56 You bought *a hood*.

@11|post|carburetor||
Found on a blanket between a waffle iron and a bag of marbles: a pair of Stromberg 97s, matched, with the linkage, on a board. "From grandad's boat." Forty dollars for the board. I asked twice whether he was sure. He said that the waffle iron was seventy.
:134 From a boat! That is where they all went.
:112 Check the shafts, and smile.
:9 I would have bought the waffle iron out of shame.

@110|post|hubcap||
What I take to a meet, after thirty years of taking too much:
- a wagon that folds
- list with **numbers**, not names
- a magnet, a mirror, a flashlight, a six inch rule
- small bills in two pockets
- the old part, if it fits in the wagon, and its **number** on the list anyway
- a lunch, since the line is long

And I leave a card with what I look for at each table. Four of my best finds came by phone in the week after.
:64 The cards work. I have one in my hand from a man in Ohio.
:196 A photo of the part on my phone has saved me twice.
:@ Good one. With a ruler in the photo.

@37|post|grille||
Somebody was kind to me and I do not know the name. At the Monroeville swap I left a wallet on the top of a stack of fenders at a table near the east door. When I came back an hour later it was under a coffee cup with a note: "did not look inside, did not want it to blow away." If that is you: I bought nothing of you and I would like to change that.
:27 I believe that was the man with the Plymouth stuff, gray cap. I will ask him.
:47 There are good people in this.
:27 It *was* him. He says that you can buy the left fender.

@13|post|emblem||
Carlisle in the rain, day two. Half the field went home, so the half that stayed was talkative. I learned from a man in his eighties how to tell a restamped emblem: the back. The old ones have ejector pin marks and flash, the new ones are smooth as soap. I bought one emblem and two stories, and my socks are still on the heater.
:294 Rain is the best time to buy. Nobody wants to carry it home.
:153 Smooth as soap. Good to know.

@55|post|toolbox||
Estate of a radio man and Ford collector near Pulaski. The daughter did not want it scattered. Four of us from the club came with trailers, made a list for her with honest prices on each line, and she sold most of it to people who came with their own part in the hand. What was left went to the vocational school. I got a valve grinder and a pan of cornbread.
:259 This is how it ought to be done.
:106 What kind of grinder?
:@ A Sioux, with the stones. I have wanted one since I was fifteen.

@79|post|wheel||
First time behind a table instead of in front of it. We took the leftovers from three Camaros, and at six in the morning five men with flashlights were going through the boxes before Dad had the thermos open. Made $340, and gave away a bumper bracket to a boy for his first car. Dad says we are going again. I said that I knew.
:0 The flashlight people! I am one of those. We are harmless.
:223 Do come again. Row F is quieter.

@64|post|radio|AMC: Javelin|
Two years I looked for the dash clock of a 69 with the right lens, and it was on the table of the woman who had parked beside me at breakfast. It works when you tap it. I am not going to open it. It may be tapped.
:25 It may be tapped. Ha.
:203 A clock that works at all is a rare thing.

@180|question|hubcap||
What is a fair thing to do at closing time? I was offered a nice steering wheel for a third of its price because the man did not want to load it. I paid more than he asked, and my friends laughed. Did I do wrong?
!0 You did it right. He named a price that suited him, you paid one that suited you, and next year he will call you first. I have bought half of my best things from people who remembered me for some silly ten dollars.
:13 He remembers you. I promise.
:223 As a promoter: people like you are why sellers come back.

@66|post|engine||
I was asked to help empty a barn in Alpine, and there was a thing below a tarp with a paper on it: "Runs good, do not touch, Frank 1962". We touched it. It is a 348 with three twos, complete to the fuel block, and by the dates it was never in a second car. The nephew is keeping it. He was not going to, but then he read the note out loud.
:43 Good for the nephew.
:164 Three twos. If he needs help setting them up, I would do it for nothing.
:144 Frank knew.

@223|post|muscle||
Promoter here. To the people who ask why spaces cost what they do: toilets, insurance, the field after a rain, eleven people at four in the morning, and radios. What I can do is publish what we spent, so I did, at the gate, on a piece of plywood. Not one person complained this year. Three came to ask if we were all right.
:2 Plywood with figures on it. I will do the same at mine.
:0 I read it twice. You ought to raise it a bit.

@22|post|door||
A thank-you for whoever listed the rear doors for the wagon here. {@19} saw the listing, called me, and picked them up on her way home because I could not drive. They are straight, they have glass, and they were in my garage two days later. This place is all right.
:19 They fit on top of the bed. It was meant to be.
:81 Cedar Rapids to Bronson is not "on the way home".
:19 It was a nice day.
`;
