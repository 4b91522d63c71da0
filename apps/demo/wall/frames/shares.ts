/** Frames of posts that share a listing, a wanted ad or an event, in the form that read-posts.ts reads; {title} names what is shared. */
export const ownListingFrames = `
@post|share||
{It has to go|Clearing the shelf|Up for sale as of today}: {title}. {I would like it to go to somebody who uses it.|I have had it for {four|six|ten} years and the car it was for is gone.|Fair price, I think; ask if you see it another way.} {Questions here or in a message.|Can bring it to the next meet.|More of the same in the barn, just ask.}
:{Sent you a message.|Fair price. If I had not just bought one.}

@post|share||
{Listed this today|Put this up last night|New in my list}: {title}. {Better photos will come when it stops raining.|I wrote down everything that is wrong with it.|The number is in the listing, please check it against yours first.} {First come.|No hurry.|It is heavy, bring somebody.}
:{I will check my number tonight.|Is that the one that I saw at the swap?}

@post|share||
{Before it goes to a stranger|You folks first}: {title}. {Somebody on here was looking for one in {the spring|the summer}, and I cannot find who it was.|I do not ship it, but I drive a lot.|I would trade it for something that fits a {make}.}
:{[looking for one] That was not me, but now I want it.|[looking for one] I know who, I will tell him.|You folks are quick.}

@post|share||
{My {neighbor|brother-in-law|friend} says I need to have fewer of these|One of {two|three}}, so: {title}. {I kept the better one, and I say so honestly.|I can hold it until {Friday|the weekend} for whoever asks first.|It is cleaned and it is not painted, so you see what you get.}
:{[not painted] Not painted is how I like to buy.|Honest as ever.}

@post|share||
{Spent the evening taking pictures|Finally took the pictures} for this: {title}. {The last one shows the worst place.|Ask me for measurements, I have the calipers out.|It has been inside as long as I have had it.}
:{[worst place] "The last one shows the worst place." Thank you for that.|[measures] What do the studs measure, center to center?}
`;
export const seenListingFrames = `
@post|share||
{Not mine, just seen|Seen here today|No connection to the seller}: {title}. {Somebody needs this.|If my garage were longer by one door.|I would buy it if I had not promised {to stop|something at home}.}
:{Thank you, I had missed it.|You are not helping.}

@post|share||
{{@someone}, is this not what you were looking for?|Is this what somebody asked for last week?} {title}. {Looks straight in the photos.|The price is decent for what it is.|It is not far from {town}.}
:{It is! I wrote at once.|Good eye.}

@post|share||
{Look at this|I had to look twice}: {title}. {You do not see many.|I have only ever seen one with a hole in it.|They are out there, one just has to be patient.}
:{I had one, and let it go in {1979-1998}. Painful.|[patient] Patience, and money.}
`;
export const wantedFrames = `
@post|share||
{Still looking|Looking for this, for the third month|Help}: {title}. {I have checked under every table in {three|four} states.|It is the last thing that I need.|A rough one will do.} {A phone number is as good as the part.|I will drive for it.|Trades welcome, I have a shelf.}
:{I know of a barn. I will ask.|Have you tried the man at Row C with the wagon?}

@post|share||
{Put up a wanted ad|Need}: {title}. {I bought the wrong one twice, so please check the year.|Photos first, please.|If you see one at a swap, take a picture and send it to me.}
:{Will keep my eyes open on Saturday.|I have one with a crack, if that helps.}
`;
export const eventFrames = `
@post|share||
{Who is going to|Who else is at|Anybody from here at} {title}? {I will be there early with a wagon.|First time for me. Where do you park with a trailer?|I have two spaces and one is half empty, if somebody needs it.} {Say hello, {colour} {model}.|I will bring the doughnuts.|Look for the thermos.}
:{I am going, with a list.|[wagon] Early and with a wagon as well. See you at the gate.}
:{[trailer] Trailers go to the back gate, and come before seven.|If it does not rain.}

@post|share||
{On the calendar|Save the date}: {title}. {Was there last time, and it was worth the drive.|Good people, and clean toilets, which I mention since nobody does.|They need volunteers for the gate, it is fun.}
:{[toilets] Clean toilets are worth the entry alone.|[the gate] I did the gate last year. It is cold and it is fun.|I will be there if the truck runs.}
`;
