import type { Texts } from '../articles.ts'

/** What the demo brands say at length, in English. `{brand}` and `{age}` are filled in. */
export const en: Texts = {
  help: {
    account: {
      title: 'Your account',
      body: `<p>You need to be {age} or older, and one account is enough: it works on every device.</p>
<h3>Opening it</h3>
<p>Press <strong>Register</strong>, fill in the fields and accept the user agreement. Which fields are asked for is the brand’s choice; the form says what each of them accepts while you type.</p>
<h3>Logging in</h3>
<ul><li>A password has 8 to 64 characters. Common ones are refused.</li><li>After three wrong attempts within half an hour the name is locked for half an hour. Nobody at {brand} can see your password.</li><li>Without a move for 30 minutes you are logged out. With <em>Remember me</em> this browser stays logged in for 24 hours.</li></ul>
<h3>If something looks wrong</h3>
<p>Change your password first: that ends all other sessions. Then tell us through the <a href="/help#feedback">feedback form</a>.</p>`,
    },
    money: {
      title: 'Balance, deposits and withdrawals',
      body: `<p>Your balance is one line in a double-entry ledger. Every stake, payout and credit is a transfer with its own number, which you find under <strong>Account record</strong> in the member centre.</p>
<h3>Deposits and withdrawals</h3>
<p>Which ways to pay are open depends on your country and currency. The cashier lists them with their limits, fees and usual times before you confirm anything. A way to pay that is not listed is not open.</p>
<ul><li>A deposit counts when it has arrived, not when it was announced.</li><li>A withdrawal goes only to an account in your own name.</li><li>If a payment is refused, you are told why, and the money stays where it was.</li></ul>
<h3>Play money and credits</h3>
<p>A sign-up credit, where there is one, is written into your account record like any other transfer.</p>`,
    },
    games: {
      title: 'Games and odds',
      body: `<p>Before you play, each game shows its return to player (RTP), its smallest and largest stake and the most a round can pay.</p>
<h3>What the return means</h3>
<p>An RTP of 99% means that over very many rounds 99 of every 100 staked are paid back. It is an average over all rounds of all players: a single evening can end far above or far below it.</p>
<h3>How a round runs</h3>
<ol><li>Your stake is taken.</li><li>The result is decided from the seeds, before anything moves on the screen.</li><li>What the round pays is in your balance. Only then is it played out for you.</li></ol>
<h3>Interrupted rounds</h3>
<p>If your connection drops, the round still counts as decided. Reopen the game to continue where it stopped; the money is booked once, never twice.</p>`,
    },
    fairness: {
      title: 'Provably fair',
      body: `<p>You do not have to believe that our in-house games are fair. You can check.</p>
<ol><li>Before you play, the server chooses a secret seed and shows you its fingerprint (a SHA-256 hash). It can no longer be changed without the fingerprint changing too.</li><li>Your browser adds a seed of its own, which you may replace by any text.</li><li>Each round has a number. The result follows from the two seeds and that number alone.</li><li>When you rotate your seeds, the secret one is revealed, and every round played with it can be worked out again.</li></ol>
<p>The <a href="/verify">verify page</a> does it in your browser, step by step, without asking our server. A round’s proof can be saved as a file and checked offline.</p>`,
    },
    responsible: {
      title: 'Responsible gaming',
      body: `<p>Gambling costs money in the long run. Play for the fun of it, with money you can afford to lose, and never to win back what is gone.</p>
<h3>Signs to take seriously</h3>
<ul><li>You stake more, or play longer, than you meant to.</li><li>You hide it from people close to you.</li><li>You borrow in order to play.</li><li>You play in order to forget something else.</li></ul>
<h3>What you can do here</h3>
<p>You find limits, breaks and self-exclusion in the member centre and on the page <a href="/responsible-gaming">Stay in control</a>. Lowering a limit takes effect at once; raising one only after a day.</p>
<h3>Talk to somebody</h3>
<p>Free and confidential help exists in most countries, for players and for those close to them. Your doctor can tell you who is near you.</p>`,
    },
    agreement: {
      title: 'User agreement',
      body: `<p>This agreement is between you and {brand}. You accept it when you open an account.</p>
<h3>1. Who may play</h3>
<p>You are {age} or older, you are allowed to gamble where you are, you play for yourself and with your own money, and you have not excluded yourself.</p>
<h3>2. Your account</h3>
<p>One person has one account. Keep your password to yourself; what happens with it counts as done by you until you tell us that it is known to others.</p>
<h3>3. Bets</h3>
<p>A bet holds once the server has confirmed it. Results are those of the server’s record, not those of a picture on a screen. If a game fails, rounds that cannot be finished are void and their stakes returned.</p>
<h3>4. Limits</h3>
<p>Each game states its stakes and the most that a round pays. Your own limits and ours both hold; the stricter one wins.</p>
<h3>5. Not allowed</h3>
<p>Automated play by software, several accounts of one person, playing together against others, payment with the means of others, and the use of an obvious mistake.</p>
<h3>6. Closing</h3>
<p>You may close your account at any time and withdraw what is in it. We may close it for a breach of this agreement; money that is yours stays yours.</p>
<h3>7. Disputes</h3>
<p>Tell us within 30 days. We answer with the record of the round, its proof and the transfers. The law of the place that licenses {brand} applies.</p>
<h3>8. Changes</h3>
<p>A new version of this agreement gets a new number and a date. You are told before it holds.</p>`,
    },
    privacy: {
      title: 'Privacy',
      body: `<p>We keep what we need to run your account and what the law obliges us to keep, and nothing for sale.</p>
<h3>What we keep</h3>
<ul><li>What you enter: name, contact details, documents if you prove your age.</li><li>What you do here: logins with time and address, bets, transfers, messages to us.</li><li>On your device: the session’s token, your language and your theme. No advertising cookies.</li></ul>
<h3>Who sees it</h3>
<p>Staff who need it for their task, each look noted. Payment providers see what a payment needs. Authorities see what a lawful order names.</p>
<h3>How it is protected</h3>
<p>Passwords are stored as argon2id hashes, which cannot be turned back. Logins and registrations travel encrypted twice. Documents are stored privately.</p>
<h3>Your rights</h3>
<p>Ask us what we keep about you, have it corrected, and have deleted what no law obliges us to keep. Records of money are kept for as long as the law says.</p>`,
    },
  },
  vip: {
    club: {
      title: 'How the club works',
      body: `<p>Levels are given by {brand} after a look at how long and how you play; they are not for sale, and losing more is no way to reach one. Your level stands in the header and in the member centre.</p>
<p>From level 5 up your questions go to the VIP desk instead of the live chat. That is what a level brings at {brand}: stakes, odds and returns are the same for everybody.</p>`,
    },
  },
  join: {
    partners: {
      title: 'Work with {brand}',
      body: `<p>We work with people who bring us players who stay: reviewers, communities, agents with a line of their own, media and suppliers of games.</p>
<ul><li><strong>Honest terms:</strong> they are in a contract that you read before you sign, not in a banner.</li><li><strong>Honest figures:</strong> everything you are paid for can be traced to single transfers.</li><li><strong>No pressure on players:</strong> nobody who has set a limit or taken a break is to be advertised to.</li></ul>
<p>Write a few lines about yourself. A person reads them and answers on the way that you name.</p>`,
    },
  },
}
