import type { Facts } from "./facts/fact-rules.ts";

/**
 * What clients say, in the order in which pages show it: the home page shows
 * the first six, a service page those about its service, the testimonials
 * page all.
 *
 * To add a review, copy an entry from `{` to `},`. To take one out, delete
 * its entry. Write whole texts, as published, and translate them.
 */
export const reviews: Facts["reviews"] = [
  // author    Initials or the name, as the person agreed.
  // company   The trade or the name of the business; may be left out.
  // topics    The services it speaks of, by their names in `prices` of src/site.ts; may be left out.
  // rating    Always 5: pages show five stars.
  {
    author: "M. R.",
    company: { it: "ristorante", en: "restaurant" },
    topics: ["rispondiSubito"],
    rating: 5,
    text: {
      it: "Il sabato sera il telefono squillava e nessuno aveva le mani libere. Adesso risponde RispondiSubito, e quando rallentiamo trovo tutto scritto. Dormo meglio.",
      en: "On Saturday nights the phone would ring and nobody had a hand free. Now RispondiSubito answers, and later the messages are waiting. I sleep better.",
    },
  },
  {
    author: "G. F.",
    company: { it: "officina", en: "garage" },
    topics: ["instantWebsites"],
    rating: 5,
    text: {
      it: "Poche parole e lavoro fatto. Sito pronto il giorno che avevano detto, e la gente chiama.",
      en: "No fuss, job done. The site was ready on the day they said, and people ring.",
    },
  },
  {
    author: "T. Z.",
    rating: 5,
    text: {
      it: "Gentili, chiari, veloci nel rispondere. Li richiamerei domani.",
      en: "Friendly, clear, quick to reply. I’d use them again tomorrow.",
    },
  },
  {
    author: "A. T.",
    company: { it: "idraulico", en: "plumber" },
    rating: 5,
    text: {
      it: "Di internet capisco poco e con loro non mi sono mai sentito a disagio. Mando un vocale dal furgone, mi rispondono, fine.",
      en: "The internet isn’t my thing, and they never rubbed it in. I send a voice note from the van, they reply, that’s it.",
    },
  },
  {
    author: "R. N.",
    company: { it: "parrucchiera", en: "hairdresser" },
    topics: ["instantWebsites"],
    rating: 5,
    text: {
      it: "Volevo una cosa semplice e bella e l’ho avuta. Quando cambio il listino mando un messaggio e lo trovo aggiornato.",
      en: "I wanted something simple and good-looking, and I got it. When my prices change I send a message, and it’s done.",
    },
  },
  {
    author: "B. L.",
    company: { it: "bed and breakfast", en: "B&B" },
    rating: 5,
    text: {
      it: "Le fotografie sono quelle di prima, ma raccontate così sembra un altro posto. Adesso gli ospiti scrivono direttamente a noi.",
      en: "Same photographs as before, but you’d think it was another place. Guests write straight to us now.",
    },
  },
  {
    author: "L. B.",
    company: { it: "studio dentistico", en: "dental practice" },
    topics: ["ads", "analytics"],
    rating: 5,
    text: {
      it: "Mi hanno spiegato ogni spesa prima di farla. Ora so quali annunci portano pazienti e quali no, e il report lo capisco anch’io.",
      en: "They talked me through every cost first. Now I know which ads bring in patients and which don’t, and even I can follow the report.",
    },
  },
  {
    author: "E. V.",
    company: { it: "agenzia immobiliare", en: "estate agency" },
    topics: ["leadGeneration", "ads"],
    rating: 5,
    text: {
      it: "Meno contatti di prima, ma sono quelli buoni: persone che vendono casa davvero, nella nostra zona. Era quello che avevo chiesto.",
      en: "Fewer enquiries than before, but the right ones: people who really want to sell their home, in our area. Just what I’d asked for.",
    },
  },
  {
    author: "P. D.",
    company: { it: "palestra", en: "gym" },
    topics: ["ads", "landingPages"],
    rating: 5,
    text: {
      it: "La campagna è partita in tempo per settembre, e in segreteria sapevamo da dove arrivava ogni richiesta di prova.",
      en: "The campaign started in time for September, and reception knew where every trial booking came from.",
    },
  },
  {
    author: "F. M.",
    company: { it: "vivaio", en: "garden centre" },
    topics: ["specializations"],
    rating: 5,
    text: {
      it: "Temevo la solita agenzia che ti parla di visibilità. Invece la prima domanda è stata: che cosa ti conviene vendere adesso?",
      en: "I expected the usual agency talk about visibility. Instead, their first question was: what’s worth selling right now?",
    },
  },
  {
    author: "C. G.",
    company: { it: "cantina", en: "wine producer" },
    topics: ["ecommerce", "ads"],
    rating: 5,
    text: {
      it: "Prima di fare pubblicità hanno voluto vedere il margine di ogni bottiglia: non ce l’aveva mai chiesto nessuno, ed era la domanda giusta.",
      en: "Before advertising anything they wanted to see the margin on every bottle: nobody had ever asked, and it was the right question.",
    },
  },
  {
    author: "N. S.",
    company: { it: "impresa edile", en: "building contractor" },
    topics: ["analytics", "ads"],
    rating: 5,
    text: {
      it: "Prima si spendeva a sentimento. Adesso si vede quale annuncio porta preventivi e quale porta curiosi.",
      en: "We used to go by gut feeling. Now we see which ads bring enquiries and which bring time-wasters.",
    },
  },
  {
    author: "S. C.",
    company: { it: "negozio di arredamento", en: "furniture shop" },
    topics: ["flippingCatalog"],
    rating: 5,
    text: {
      it: "Stampavamo cataloghi da buttare dopo una stagione. Adesso mandiamo un link, e i clienti arrivano sapendo già quale divano provare.",
      en: "Our printed catalogues were binned after a season. Now we send a link, and customers arrive knowing which sofa to try.",
    },
  },
  {
    author: "I. A.",
    company: { it: "fiorista", en: "florist" },
    topics: ["rispondiSubito"],
    rating: 5,
    text: {
      it: "Sotto le feste il negozio è preso d’assalto e non potevo perdere ordini al telefono. Mi hanno fatto provare il numero, poi ha funzionato da solo.",
      en: "Before Christmas the shop is packed and I couldn’t afford to lose phone orders. They had me test the number, and after that it just worked.",
    },
  },
  {
    author: "V. O.",
    company: { it: "autoscuola", en: "driving school" },
    topics: ["landingPages"],
    rating: 5,
    text: {
      it: "Una pagina sola, con il prezzo in vista. I ragazzi la aprono, leggono, mandano il messaggio. Il sito complicato ce l’avevamo già, e non lo guardava nessuno.",
      en: "A single page, with the price in plain view. Young people open it, read it and get in touch. Nobody looked at the complicated website we had.",
    },
  },
  {
    author: "O. M.",
    company: { it: "pasticceria", en: "patisserie" },
    topics: ["ads"],
    rating: 5,
    text: {
      it: "La cosa che mi è piaciuta di più: quando un annuncio non andava me l’hanno detto loro, prima che lo chiedessi io.",
      en: "What I liked best: when an ad wasn’t working they told me before I had to ask.",
    },
  },
  {
    author: "D. P.",
    company: { it: "studio legale", en: "law firm" },
    rating: 5,
    text: {
      it: "Puntuali, riservati, precisi nei conti. Nessuna promessa esagerata, e nel mio mestiere è una cosa che si apprezza.",
      en: "Prompt, discreet, accurate with figures. No wild promises, and in my line of work you appreciate that.",
    },
  },
];
