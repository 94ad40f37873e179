import { aroundTheClock, euro, NBSP, plural, quantity, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { termsIn } from "../../words/terms/index.ts";
import { channels, firstTermMinimum, setupOfChannels, thresholdSpend } from "./fees.ts";
import type { Words } from "./words.ts";

const { firstMonths, firstTerm, times } = termsIn("it");
const { feePercent, initialTermMonths, minimumMonthlyFee, noticeMonths, setupPerChannel } = site.offers.adsManagement;
const { averageRoiPercent, campaigns } = site.statistics;
const notice = quantity(noticeMonths, "mese", "mesi");
const theFirstMonths = `${plural(initialTermMonths, "il", "i")} ${firstMonths}`;
const winWin = `Win-${WORD_JOINER}Win`;
const threshold = `${euro(thresholdSpend, "it")} di spesa al mese`;

export const it = {
  label: "Prezzi Google Ads",
  menuText: "Quanto costa, voce per voce",
  meta: {
    title: "Gestione Google Ads: i prezzi",
    description: `Gestione Google e Facebook Ads: ${feePercent}% della spesa, minimo ${euro(minimumMonthlyFee, "it")} al mese IVA esclusa; ${firstTerm}. Con Win-Win niente costo di avvio.`,
    imageAlt: "Il titolo della pagina accanto a un risultato di ricerca che sale in cima",
  },
  hero: {
    kicker: "Gestione Google Ads e Facebook Ads",
    title: "Compri clic",
    accent: "o trovi clienti?",
    lede: "Noi contiamo telefonate e richieste, non clic. Tutti i prezzi sono in questa pagina.",
    offer: [
      {
        figure: `da${NBSP}${euro(minimumMonthlyFee, "it")}`,
        note: `al mese, IVA esclusa; ${firstTerm}`,
      },
      {
        figure: times.activationDays,
        note: `${plural(site.delivery.activationWorkingDays, "lavorativo", "lavorativi")} dalla tua approvazione agli annunci online`,
      },
      { figure: "Gratis", note: "la prima consulenza" },
    ],
    pictureAlt: "Composizione geometrica: un risultato di ricerca lascia il suo posto e sale in cima alla pagina",
  },
  whatsapp: "Scrivici su WhatsApp",
  call: "Chiama ora",
  scroll: "Vai ai problemi che risolviamo",
  problems: {
    title: "Ti riconosci?",
    text: "Sono le frasi che sentiamo al primo incontro. Cambia il settore, il problema no.",
    items: [
      {
        title: "«I soldi finiscono e non so dove»",
        text: "A fine mese il budget è speso e nessuno sa dire che cosa ha comprato.",
      },
      {
        title: "«Tanti clic, il telefono tace»",
        text: "La gente arriva, guarda e se ne va. L’annuncio prometteva una cosa, la pagina ne dice un’altra.",
      },
      {
        title: "«Mi chiamano quelli sbagliati»",
        text: "Chi cerca lavoro, chi vuole tutto gratis, chi abita dalla parte opposta d’Italia.",
      },
      { title: "«I report non li capisco»", text: "Pagine di sigle. E alla domanda «mi conviene?» nessuno risponde." },
      {
        title: "«È tutto fermo da mesi»",
        text: "La campagna è partita con entusiasmo e nessuno l’ha più toccata. I concorrenti, intanto, la loro la seguono.",
      },
    ],
  },
  philosophy: {
    title: "Prima il cliente, poi il clic",
    paragraphs: [
      "Un annuncio è la risposta a una domanda. Se capiamo bene la domanda, bastano poche parole e un budget ragionevole. Se la capiamo male, nessun budget è abbastanza grande.",
      "Per questo cominciamo dal tuo lavoro e non dalla piattaforma: che cosa vendi, quanto ci guadagni, quale telefonata ti rende felice. Poi costruiamo il percorso più corto per farla arrivare.",
    ],
    quote: `Se non porta lavoro, non è pubblicità: è${NBSP}rumore.`,
  },
  blocks: {
    title: "Che cosa comprende la gestione",
    items: [
      {
        title: "Strategia",
        items: [
          "Analisi di domanda, zona e concorrenti",
          "Scelta dei canali tra Google e Facebook",
          "Obiettivi e spesa prevista, scritti",
        ],
      },
      {
        title: "Annunci",
        items: [
          "Parole chiave scelte e parole escluse",
          "Testi e immagini in più versioni",
          "Zone, orari e pubblico su misura",
        ],
      },
      {
        title: "Misurazione",
        items: [
          "Tracciamento di chiamate, messaggi e richieste",
          "Costo di ogni contatto",
          "Report in parole semplici",
        ],
      },
      {
        title: "Ottimizzazione",
        items: ["Budget spostato dove rende", "Annunci deboli sostituiti", "Consigli per la pagina d’arrivo"],
      },
    ],
  },
  prices: {
    title: "Tutti i prezzi",
    text: `Prezzi IVA esclusa. Il budget degli annunci lo decidi tu e si aggiunge al compenso. Fino a ${threshold} il compenso è quello minimo; oltre, è il ${feePercent}%.`,
    rows: [
      { label: "Avvio", value: euro(setupPerChannel, "it"), note: "Per ogni canale, una volta sola." },
      {
        label: "Compenso mensile",
        value: `${feePercent}%`,
        note: `Della spesa pubblicitaria del mese, con un minimo di ${euro(minimumMonthlyFee, "it")}.`,
      },
      {
        label: "Durata iniziale minima",
        value: times.initialTerm,
        note: `Da pagare in anticipo: per ${theFirstMonths} il minimo è ${euro(firstTermMinimum, "it")}.`,
      },
      { label: `Dopo ${theFirstMonths}`, value: "Mese per mese", note: `Disdici con ${notice} di preavviso.` },
      { label: "Attivazione", value: times.activation, note: "Dall’approvazione della campagna." },
    ],
  },
  winWin: {
    title: `La proposta ${winWin}`,
    text: "Tu risparmi il costo di avvio. Noi gestiamo campagne e budget senza passaggi in mezzo. Conviene a entrambi.",
    points: [
      {
        title: "Avvio azzerato",
        text: `Non paghi i ${euro(setupPerChannel, "it")} + IVA per canale. Vale per ogni canale che attivi.`,
      },
      { title: "Il budget passa da noi", text: "Gli annunci li paghi a noi, e noi paghiamo le piattaforme." },
      {
        title: "Il compenso non cambia",
        text: `Resta il ${feePercent}% della spesa, con gli stessi minimi: ${euro(minimumMonthlyFee, "it")} al mese, ${euro(firstTermMinimum, "it")} per ${theFirstMonths}, IVA esclusa.`,
      },
    ],
    note: `Un esempio: per ${channels.join(" e ")} insieme l’avvio costerebbe ${euro(setupOfChannels, "it")}, IVA esclusa. Con ${winWin} non lo paghi.`,
  },
  reasons: {
    title: "Perché affidarci i tuoi annunci",
    items: [
      {
        title: `Oltre ${times.experience} di esperienza`,
        text: `Con oltre ${campaigns} campagne gestite, molti errori li abbiamo già visti: non devi pagarli tu.`,
      },
      {
        title: `ROI medio del ${averageRoiPercent}%`,
        text: "È la media delle nostre campagne. Il tuo rendimento lo calcoliamo sui tuoi margini.",
      },
      { title: "Prezzi in chiaro", text: "Compenso, minimo e durata li leggi qui. Niente sorprese in fattura." },
      {
        title: "Annuncio e pagina insieme",
        text: "Se la pagina d’arrivo non convince possiamo rifarla noi: nessun rimpallo tra fornitori.",
      },
      {
        title: "Una risposta c’è sempre",
        text: `L’assistente virtuale su WhatsApp è attivo ${aroundTheClock(site.availability)}, e la consulenza è gratuita.`,
      },
    ],
  },
  testimonials: {
    title: "Chi ci ha affidato gli annunci",
    text: "Studi, palestre, imprese: gente che ha poco tempo e vuole sapere dove vanno i soldi.",
  },
  faq: {
    title: "Domande sui prezzi e sui tempi",
    items: [
      {
        question: "Quanto devo spendere in annunci?",
        answer: `Lo decidi tu, e noi ti diciamo che cosa è realistico nella tua zona. Tieni conto che il compenso minimo è di ${euro(minimumMonthlyFee, "it")} al mese, IVA esclusa: il ${feePercent}% lo supera oltre i ${threshold}. All’inizio si ${plural(initialTermMonths, "paga il", "pagano i")} ${firstTerm}.`,
      },
      {
        question: "In quanto tempo partono le campagne?",
        answer: `In ${times.activation} dalla tua approvazione. Prima approvi testi, canali e spesa, poi si parte.`,
      },
      {
        question: "Per quanto tempo mi impegno?",
        answer: `La durata iniziale minima è di ${times.initialTerm}, da pagare in anticipo, con un minimo di ${euro(firstTermMinimum, "it")}, IVA esclusa. Poi prosegui mese per mese e puoi disdire con ${notice} di preavviso.`,
      },
      {
        question: `Che differenza c’è con ${winWin}?`,
        answer: `Con ${winWin} non paghi il costo di avvio e la spesa per gli annunci passa da noi. Il compenso mensile segue la stessa regola: ${feePercent}% della spesa, con lo stesso minimo e con ${theFirstMonths} in anticipo.`,
      },
      {
        question: "Come misurate i risultati?",
        answer:
          "Con quello che succede dopo il clic: telefonate, messaggi, richieste e vendite, ciascuna con il suo costo. Poi leggiamo insieme i numeri e decidiamo che cosa tenere.",
      },
    ],
  },
  final: {
    title: "Dicci quanto spendi oggi",
    text: "Anche se la risposta è «niente». Ti diciamo che cosa faremmo noi con quel budget, senza impegno.",
  },
} satisfies Words;
