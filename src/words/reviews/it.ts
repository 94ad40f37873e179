import type { Review } from "./words.ts";

export const it = [
  {
    author: "M. R.",
    company: "ristorante",
    rating: 5,
    body: "Il sabato sera il telefono squillava e nessuno aveva le mani libere. Adesso risponde RispondiSubito, e quando rallentiamo trovo le richieste già scritte. Dormo meglio.",
  },
  {
    author: "L. B.",
    company: "studio dentistico",
    rating: 5,
    body: "Mi hanno spiegato ogni spesa prima di farla. Ora so quali annunci portano pazienti e quali no, e il report lo capisco anch’io.",
  },
  {
    author: "G. F.",
    company: "officina",
    rating: 5,
    body: "Poche parole e lavoro fatto. Il sito era pronto il giorno che avevano detto, dal telefono si legge bene e la gente chiama.",
  },
  {
    author: "S. C.",
    company: "negozio di arredamento",
    rating: 5,
    body: "Stampavamo cataloghi che dopo una stagione erano da buttare. Con quello sfogliabile mandiamo un link, e i clienti arrivano sapendo già quale divano vogliono provare.",
  },
  {
    author: "A. T.",
    company: "idraulico",
    rating: 5,
    body: "Di internet capisco poco e con loro non mi sono mai sentito a disagio. Mando un vocale dal furgone, mi rispondono, fine.",
  },
  {
    author: "E. V.",
    company: "agenzia immobiliare",
    rating: 5,
    body: "Meno contatti di prima, ma sono quelli buoni: persone che vendono casa davvero, nella nostra zona. Era quello che avevo chiesto.",
  },
  {
    author: "P. D.",
    company: "palestra",
    rating: 5,
    body: "Per noi settembre decide l’anno. La campagna è partita in tempo, la pagina rispondeva alle domande che ci fanno sempre e in segreteria sapevamo da dove arrivava ogni richiesta di prova.",
  },
  {
    author: "R. N.",
    company: "parrucchiera",
    rating: 5,
    body: "Volevo una cosa semplice e bella e l’ho avuta. Quando cambio il listino mando un messaggio e lo trovo aggiornato.",
  },
  {
    author: "F. M.",
    company: "vivaio",
    rating: 5,
    body: "Temevo la solita agenzia che ti parla di visibilità. Invece la prima domanda è stata: che cosa ti conviene vendere adesso? Da lì è venuto tutto il resto, stagione per stagione.",
  },
  {
    author: "C. G.",
    company: "cantina",
    rating: 5,
    body: "Vendiamo vino online da poco. Prima di fare pubblicità hanno voluto vedere il margine di ogni bottiglia: non ce l’aveva mai chiesto nessuno, ed era la domanda giusta.",
  },
  {
    author: "D. P.",
    company: "studio legale",
    rating: 5,
    body: "Puntuali, riservati, precisi nei conti. Nessuna promessa esagerata, e nel mio mestiere è una cosa che si apprezza.",
  },
  {
    author: "N. S.",
    company: "impresa edile",
    rating: 5,
    body: "Prima si spendeva a sentimento. Adesso si vede quale annuncio porta preventivi e quale porta curiosi: il secondo si spegne e si va avanti con il primo.",
  },
  {
    author: "B. L.",
    company: "bed and breakfast",
    rating: 5,
    body: "Le fotografie sono le stesse di prima, ma raccontate così sembra un altro posto. Gli ospiti ci scrivono direttamente e la mattina trovo i messaggi in ordine.",
  },
  {
    author: "T. Z.",
    company: "",
    rating: 5,
    body: "Gentili, chiari, veloci nel rispondere. Li richiamerei domani.",
  },
  {
    author: "I. A.",
    company: "fiorista",
    rating: 5,
    body: "Sotto le feste il negozio è preso d’assalto e non potevo perdere ordini al telefono. Hanno impostato tutto per tempo, mi hanno fatto provare il numero e poi ha funzionato da solo.",
  },
  {
    author: "V. O.",
    company: "autoscuola",
    rating: 5,
    body: "Una pagina sola, con il prezzo in vista e il pulsante per scriverci. I ragazzi la aprono, leggono, mandano il messaggio. Noi il sito complicato ce l’avevamo già, e non lo guardava nessuno.",
  },
  {
    author: "O. M.",
    company: "pasticceria",
    rating: 5,
    body: "La cosa che mi è piaciuta di più: quando un annuncio non andava me l’hanno detto loro, prima che lo chiedessi io.",
  },
] satisfies readonly Review[];
