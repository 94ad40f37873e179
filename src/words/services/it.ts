import { aroundTheClock, euro, NBSP, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import { fromPrice } from "../prices.ts";
import { termsIn } from "../terms/index.ts";
import type { ServiceCardsWords } from "./words.ts";

const { firstTerm, times } = termsIn("it");
const { adsManagement, threeMonths } = site.offers;
const ranges = site.priceRanges;
const activation = `attivo in ${times.activation}`;

export const it = {
  title: "Scegli da dove cominciare",
  text: "Puoi partire con un solo servizio o combinarne più d’uno. Misuriamo tutto, dal primo clic alla telefonata.",
  cards: [
    {
      title: "Lead generation",
      description: "Contatti pronti a parlare con te, non semplici visite.",
      icon: "target",
      price: fromPrice(ranges.leadGeneration, "it"),
      time: `primi contatti in ${times.prospects} dall’avvio`,
      features: [
        "Il pubblico scelto per zona e per bisogno",
        "Telefonate e richieste tracciate una per una",
        "Di ogni contatto sai da dove arriva",
      ],
      path: "services/lead-generation",
      whatsapp: false,
      details: {
        text: "Ti facciamo trovare da chi ha bisogno di te in questo momento, nella tua zona, e gli diamo un buon motivo per chiamarti. Tu ricevi richieste, non statistiche di visite.",
        link: "Come arrivano i contatti",
      },
    },
    {
      title: `Promozione e-${WORD_JOINER}commerce`,
      description: "Più ordini, meno carrelli abbandonati, margini sotto controllo.",
      icon: "cart",
      price: fromPrice(ranges.ecommerce, "it"),
      time: `attiva in ${times.activation}`,
      features: [
        "Campagne sui prodotti che lasciano margine",
        "Un secondo invito a chi non ha finito l’ordine",
        "Ricavi e costi nella stessa tabella",
      ],
      path: "services/ecommerce",
      whatsapp: false,
      details: {
        text: "Portiamo nel tuo negozio online persone pronte a comprare e recuperiamo quelle che si sono fermate davanti alla cassa. Con un occhio al margine.",
        link: "Come far crescere gli ordini",
      },
    },
    {
      title: "Pubblicità online",
      description: "Campagne su Google e Facebook, con il budget dove rende davvero.",
      icon: "megaphone",
      price: `da${NBSP}${euro(adsManagement.minimumMonthlyFee, "it")} al mese`,
      time: `attiva in ${times.activation}; ${firstTerm}`,
      features: [
        "Google per chi cerca, Facebook per chi non ti conosce",
        "I costi per iscritto, prima di partire",
        "Parte solo dopo il tuo sì",
      ],
      path: "services/ads",
      whatsapp: false,
      details: {
        text: "Google per chi ti sta cercando, Facebook per chi non sa ancora che esisti. Scriviamo le campagne, le teniamo d’occhio e ti diciamo quanto costa ogni contatto.",
        link: "Come gestiamo la pubblicità",
      },
    },
    {
      title: "Analisi e report",
      description: "Numeri chiari, letti insieme, per decidere con calma.",
      icon: "bars",
      price: fromPrice(ranges.analytics, "it"),
      time: activation,
      features: [
        "Contiamo telefonate, messaggi e ordini",
        "Un report che si legge senza interprete",
        "Si tiene ciò che rende, si ferma il resto",
      ],
      path: "services/analytics",
      whatsapp: false,
      details: {
        text: "Da dove arrivano i clienti? Quanto ti costano? Che cosa conviene fermare? Un report in parole semplici, letto insieme, così la prossima decisione la prendi a ragion veduta.",
        link: "Come leggiamo i numeri",
      },
    },
    {
      title: `Siti in ${times.instantSite}`,
      description: `Un sito completo e finito, con ${times.support} di assistenza.`,
      icon: "bolt",
      price: fromPrice(ranges.instantWebsites, "it"),
      time: `online in ${times.instantSite}`,
      features: [
        "Dall’analisi al lancio, un calendario preciso",
        "Pacchetto di modifiche compreso nel prezzo",
        "Comodo da leggere sul telefono",
      ],
      path: "instant-websites",
      whatsapp: false,
      details: {
        text: `Un sito completo in ${times.instantSite}, dall’analisi al lancio. Con ${times.support} di assistenza e un pacchetto annuale di modifiche già nel prezzo.`,
        link: "Il calendario, giorno per giorno",
      },
    },
    {
      title: "Scrivici su WhatsApp",
      description: `Un messaggio o un vocale: l’assistente virtuale risponde ${aroundTheClock(site.availability)}.`,
      icon: "chat",
      price: "",
      time: "",
      features: [
        "Scrivi quando hai un momento, anche la domenica",
        "Testo, foto o nota vocale",
        "La consulenza è gratuita",
      ],
      path: null,
      whatsapp: true,
      details: {
        text: `Una domanda al volo, una foto, un vocale dal furgone. L’assistente virtuale risponde ${times.availability}: il modo più comodo per cominciare a parlarne.`,
        link: "Invia messaggio o vocale",
      },
    },
    {
      title: "Landing page professionali",
      description: "Una pagina, un obiettivo: farti contattare.",
      icon: "page",
      price: `da${NBSP}${euro(threeMonths.price, "it")}`,
      time: `online in ${times.landingPage}`,
      features: [
        "Hosting e certificato SSL compresi",
        "Statistiche e aggiornamenti compresi",
        "Rivedi e correggi prima che vada online",
      ],
      path: "landing-page-professionali",
      whatsapp: false,
      details: {
        text: `Una pagina sola per un’offerta sola, scritta perché chi arriva ti contatti. Pronta in ${times.landingPage}, con hosting, SSL, statistiche e aggiornamenti compresi.`,
        link: "Che cosa comprende la pagina",
      },
    },
    {
      title: "RispondiSubito",
      description: `Il centralino automatico che risponde al posto tuo, ${aroundTheClock(site.availability)}.`,
      icon: "phone",
      price: fromPrice(ranges.rispondiSubito, "it"),
      time: activation,
      features: ["Collegato al tuo CRM", "Passa ogni chiamata alla persona giusta", "Nessun costo di operatore"],
      path: "services/rispondi-subito",
      whatsapp: false,
      details: {
        text: `Il centralino automatico che risponde ${aroundTheClock(site.availability)}, passa la chiamata alla persona giusta e lascia traccia nel tuo CRM. Senza costi di operatore.`,
        link: "Come funziona RispondiSubito",
      },
    },
  ],
} satisfies ServiceCardsWords;
