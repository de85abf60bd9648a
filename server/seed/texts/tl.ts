import type { Texts } from '../articles.ts'

/** What the demo brands say at length, in Tagalog. */
export const tl: Texts = {
  help: {
    account: {
      title: 'Ang iyong account',
      body: `<p>Kailangang {age} taong gulang ka pataas, at sapat na ang isang account: gumagana ito sa lahat ng device.</p>
<h3>Pagbubukas</h3>
<p>Pindutin ang <strong>Magrehistro</strong>, punan ang mga patlang at tanggapin ang kasunduan ng user. Sinasabi ng form kung ano ang tinatanggap ng bawat isa habang nagta-type ka.</p>
<h3>Pag-log in</h3>
<ul><li>8 hanggang 64 na karakter ang password. Tinatanggihan ang mga karaniwan.</li><li>Pagkatapos ng tatlong mali sa loob ng kalahating oras, naka-lock ang pangalan nang kalahating oras. Walang sinuman sa {brand} ang nakakakita ng password mo.</li><li>Kapag walang galaw nang 30 minuto, naka-log out ka. Sa <em>Tandaan ako</em>, 24 oras na naka-log in ang browser na ito.</li></ul>
<h3>Kung may kahina-hinala</h3>
<p>Palitan muna ang password: tinatapos nito ang lahat ng ibang session. Pagkatapos, sabihin sa amin sa <a href="/help#feedback">form ng feedback</a>.</p>`,
    },
    money: {
      title: 'Balanse, deposito at pag-withdraw',
      body: `<p>Ang balanse mo ay isang linya sa double-entry na ledger. Bawat taya, bayad at kredito ay isang paglilipat na may sariling numero, na makikita sa <strong>Tala ng account</strong> sa sentro ng miyembro.</p>
<h3>Deposito at pag-withdraw</h3>
<p>Depende sa bansa at pera mo kung aling paraan ang bukas. Inililista ng cashier ang mga ito kasama ang limitasyon, bayarin at karaniwang tagal bago ka magkumpirma. Ang wala sa listahan ay hindi bukas.</p>
<ul><li>Bilang ang deposito kapag dumating na, hindi kapag ipinahayag pa lang.</li><li>Sa account na nasa sarili mong pangalan lang napupunta ang withdrawal.</li><li>Kapag tinanggihan ang bayad, sasabihin kung bakit at nananatili ang pera sa kinaroroonan nito.</li></ul>
<h3>Mga kredito</h3>
<p>Ang kredito sa pagrehistro, kung mayroon, ay nakasulat sa tala ng account gaya ng ibang paglilipat.</p>`,
    },
    games: {
      title: 'Mga laro at tsansa',
      body: `<p>Bago ka maglaro, ipinapakita ng bawat laro ang balik sa manlalaro (RTP), ang pinakamaliit at pinakamalaking taya, at ang pinakamalaking maibabayad ng isang round.</p>
<h3>Ano ang ibig sabihin ng balik</h3>
<p>Ang balik na 99% ay nangangahulugang sa napakaraming round, 99 sa bawat 100 na itinaya ang ibinabalik. Karaniwan ito ng lahat ng round ng lahat ng manlalaro: maaaring malayo rito ang isang gabi.</p>
<h3>Paano tumatakbo ang round</h3>
<ol><li>Kinukuha ang taya mo.</li><li>Napagpapasyahan ang resulta mula sa mga seed, bago gumalaw ang anuman sa screen.</li><li>Nasa balanse mo na ang bayad. Saka lang ito ipinapakita.</li></ol>
<h3>Mga naputol na round</h3>
<p>Kapag naputol ang linya, bilang pa rin ang round ayon sa napagpasyahan. Buksan muli ang laro at itutuloy ito; isang beses lang naitatala ang pera, hindi kailanman dalawa.</p>`,
    },
    fairness: {
      title: 'Mapapatunayang patas',
      body: `<p>Hindi mo kailangang maniwala na patas ang aming mga in-house na laro. Masusuri mo.</p>
<ol><li>Bago ka maglaro, pumipili ang server ng lihim na seed at ipinapakita ang bakas nito (SHA-256 hash). Hindi na ito mababago nang hindi nagbabago ang bakas.</li><li>Nagdaragdag ang browser mo ng sariling seed, na maaari mong palitan ng anumang teksto.</li><li>May numero ang bawat round. Sa dalawang seed at sa numerong iyon lang nagmumula ang resulta.</li><li>Kapag pinalitan mo ang mga seed, inilalantad ang lihim, at makakalkula muli ang bawat round na ginamitan nito.</li></ol>
<p>Ginagawa ito ng <a href="/verify">pahina ng beripikasyon</a> sa browser mo, hakbang-hakbang, nang hindi nagtatanong sa server. Maise-save ang patunay ng round bilang file at masusuri nang offline.</p>`,
    },
    responsible: {
      title: 'Responsableng paglalaro',
      body: `<p>May halaga ang pagsusugal sa katagalan. Maglaro para sa saya, gamit ang perang kaya mong mawala, at huwag kailanman para bawiin ang natalo.</p>
<h3>Mga palatandaang dapat seryosohin</h3>
<ul><li>Mas malaki ang taya o mas matagal ang laro kaysa sa balak mo.</li><li>Itinatago mo ito sa mga malapit sa iyo.</li><li>Nangungutang ka para maglaro.</li><li>Naglalaro ka para makalimot.</li></ul>
<h3>Ang magagawa mo rito</h3>
<p>Nasa sentro ng miyembro at sa pahinang <a href="/responsible-gaming">Manatiling may kontrol</a> ang mga limitasyon, pahinga at pagbubukod sa sarili. Agad ang mas mababang limitasyon; ang mas mataas ay pagkaraan pa ng isang araw ng pag-iisip.</p>
<h3>Makipag-usap</h3>
<p>May libre at kumpidensiyal na tulong sa karamihan ng bansa, para sa manlalaro at sa mga malapit sa kanila. Masasabi ng doktor mo kung sino ang malapit sa iyo.</p>`,
    },
    agreement: {
      title: 'Kasunduan ng user',
      body: `<p>Ang kasunduang ito ay sa pagitan mo at ng {brand}. Tinatanggap mo ito kapag nagbukas ka ng account.</p>
<h3>1. Sino ang maaaring maglaro</h3>
<p>{age} taong gulang ka pataas, pinapayagan ang pagsusugal sa kinaroroonan mo, naglalaro ka para sa sarili gamit ang sariling pera, at hindi mo ibinukod ang sarili.</p>
<h3>2. Ang account mo</h3>
<p>Isang account sa isang tao. Ingatan ang password; ang ginawa gamit nito ay itinuturing na iyo hanggang sabihin mong alam na ito ng iba.</p>
<h3>3. Mga taya</h3>
<p>May bisa ang taya kapag nakumpirma ng server. Ang tala ng server ang resulta, hindi ang larawan sa screen. Kapag pumalya ang laro, walang bisa ang mga round na hindi matatapos at ibinabalik ang taya.</p>
<h3>4. Mga limitasyon</h3>
<p>Nakasaad sa bawat laro ang mga taya at ang pinakamalaking bayad ng isang round. Parehong may bisa ang limitasyon mo at namin; nananaig ang mas mahigpit.</p>
<h3>5. Bawal</h3>
<p>Mga programang kusang naglalaro, maraming account ng isang tao, sabwatan laban sa iba, pagbabayad gamit ang sa iba, at pagsasamantala sa halatang pagkakamali.</p>
<h3>6. Pagsasara</h3>
<p>Maaari mong isara ang account anumang oras at i-withdraw ang laman. Maaari namin itong isara kapag may paglabag; nananatiling iyo ang pera mo.</p>
<h3>7. Mga alitan</h3>
<p>Sabihin sa amin sa loob ng 30 araw. Sasagot kami dala ang tala ng round, patunay at mga paglilipat. Batas ng lugar na naglisensya sa {brand} ang sinusunod.</p>
<h3>8. Mga pagbabago</h3>
<p>May bagong numero at petsa ang bagong bersyon. Sasabihan ka bago ito magkabisa.</p>`,
    },
    privacy: {
      title: 'Privacy',
      body: `<p>Itinatago namin ang kailangan para patakbuhin ang account mo at ang hinihingi ng batas, at walang ibinebenta.</p>
<h3>Ang itinatago namin</h3>
<ul><li>Ang inilalagay mo: pangalan, kontak, dokumento kung pinatutunayan mo ang edad.</li><li>Ang ginagawa mo rito: pag-log in na may oras at address, mga taya, paglilipat, mensahe sa amin.</li><li>Sa device mo: token ng session, wika at tema. Walang cookies ng patalastas.</li></ul>
<h3>Sino ang nakakakita</h3>
<p>Mga kawaning kailangan ito sa gawain, at naitatala ang bawat tingin. Nakikita ng tagapagbayad ang kailangan ng bayad. Nakikita ng awtoridad ang nakasaad sa legal na utos.</p>
<h3>Paano pinoprotektahan</h3>
<p>Naka-argon2id hash ang mga password, na hindi maibabalik. Dalawang ulit na naka-encrypt ang pag-log in at pagrehistro. Pribado ang imbakan ng mga dokumento.</p>
<h3>Ang mga karapatan mo</h3>
<p>Itanong kung ano ang itinatago namin tungkol sa iyo, ipatama ito, at ipabura ang hindi hinihingi ng batas. Itinatago ang mga tala ng pera hangga’t sinasabi ng batas.</p>`,
    },
  },
  vip: {
    club: {
      title: 'Paano gumagana ang club',
      body: `<p>Ibinibigay ng {brand} ang mga antas matapos tingnan kung gaano katagal at paano ka naglalaro; hindi ito ipinagbibili, at hindi paraan ang matalo nang malaki. Nasa itaas ng site at sa sentro ng miyembro ang antas mo.</p>
<p>Mula antas 5, sa VIP desk napupunta ang mga tanong mo sa halip na sa live chat. Iyon ang dala ng antas sa {brand}: pareho para sa lahat ang mga taya, tsansa at balik.</p>`,
    },
  },
  join: {
    partners: {
      title: 'Makipagtulungan sa {brand}',
      body: `<p>Nakikipagtulungan kami sa mga nagdadala ng mga manlalarong nananatili: tagasuri, komunidad, ahente na may sariling linya, media at tagagawa ng laro.</p>
<ul><li><strong>Tapat na kondisyon:</strong> nasa kontratang binabasa mo bago pumirma, hindi sa banner.</li><li><strong>Tapat na bilang:</strong> matutunton sa bawat paglilipat ang lahat ng ibinabayad sa iyo.</li><li><strong>Walang pamimilit:</strong> hindi inaalok ang sinumang nagtakda ng limitasyon o nagpapahinga.</li></ul>
<p>Sumulat ng ilang linya tungkol sa iyo. Tao ang babasa at sasagot sa paraang pipiliin mo.</p>`,
    },
  },
}
