import { WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../say.ts";
import type { ServiceCardsWords } from "./words.ts";

export const it = ({
  availability,
  euro,
  facts,
  feeTerms,
  fromEuro,
  fromMeans,
  cardPrice,
  officeHours,
  shortFeeTerms,
  times,
  vat,
}: Say) => {
  const { adsManagement, threeMonths } = facts.offers;
  const activation = `attivo in ${times.activation}`;

  return {
    title: "Scegli da dove cominciare",
    text: `Puoi partire con un solo servizio o combinarne più d’uno. Prezzi ${vat}. ${fromMeans}`,
    cards: [
      {
        title: "Lead generation",
        description: "Contatti pronti a parlare con te.",
        icon: "target",
        ...cardPrice("leadGeneration"),
        time: `primi contatti entro ${times.prospects} dall’avvio della campagna`,
        features: [
          "Pubblico scelto per zona e bisogno",
          "Telefonate e richieste con la loro origine",
          "Il costo di ogni contatto",
        ],
        path: "services/lead-generation",
        whatsapp: false,
        details: {
          text: "Ti facciamo trovare da chi ha bisogno di te in questo momento, nella tua zona, e gli diamo un buon motivo per chiamarti.",
          link: "Come arrivano i contatti",
        },
      },
      {
        title: `Promozione e-${WORD_JOINER}commerce`,
        description: "Più ordini, meno carrelli abbandonati, margini sotto controllo.",
        icon: "cart",
        ...cardPrice("ecommerce"),
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
        price: `${fromEuro(adsManagement.minimumMonthlyFee)} al mese`,
        conditions: shortFeeTerms,
        time: `attiva in ${times.activation}`,
        terms: `${feeTerms}.`,
        features: [
          "Google per chi cerca, Facebook per chi non ti conosce",
          "I costi per iscritto, prima di partire",
          "Niente parte senza il tuo sì",
        ],
        path: "services/ads",
        whatsapp: false,
        details: {
          text: "Google per chi ti sta cercando, Facebook per chi non sa ancora che esisti. Scriviamo le campagne, le teniamo d’occhio e sai quanto costa ogni contatto.",
          link: "Come gestiamo la pubblicità",
        },
      },
      {
        title: "Analisi e report",
        description: "Numeri chiari, per decidere con calma.",
        icon: "bars",
        ...cardPrice("analytics"),
        time: activation,
        features: [
          "Contiamo telefonate, messaggi e ordini",
          "Un report che si legge senza interprete",
          "Si tiene ciò che rende, si ferma il resto",
        ],
        path: "services/analytics",
        whatsapp: false,
        details: {
          text: `Da dove arrivano i clienti? Quanto ti costano? Cosa conviene fermare? Un report ${times.report}, che leggiamo con te.`,
          link: "Come leggiamo i numeri",
        },
      },
      {
        title: `Siti in ${times.instantWebsites}`,
        description: `Un sito completo, con ${times.support} di assistenza.`,
        icon: "bolt",
        ...cardPrice("instantWebsites"),
        time: `online in ${times.instantWebsites}`,
        features: [
          "Dall’analisi al lancio, un calendario preciso",
          "Pacchetto di modifiche compreso nel prezzo",
          "Comodo da leggere sul telefono",
        ],
        path: "instant-websites",
        whatsapp: false,
        details: {
          text: `Un sito completo in ${times.instantWebsites}, dall’analisi al lancio. Con ${times.support} di assistenza e un pacchetto annuale di modifiche già nel prezzo.`,
          link: "Il calendario, giorno per giorno",
        },
      },
      {
        title: "Scrivici su WhatsApp",
        description: `Un messaggio o un vocale: risponde il nostro assistente virtuale, a ogni ora.`,
        icon: "chat",
        price: "",
        conditions: "",
        time: "",
        features: [
          "Scrivi quando hai un momento, anche la domenica",
          "Testo, foto o nota vocale",
          "La consulenza è gratuita",
        ],
        path: null,
        whatsapp: true,
        details: {
          text: `Una domanda al volo, una foto, un vocale tra un lavoro e l’altro. L’assistente virtuale, automatico, risponde a ogni ora; una persona, ${officeHours}.`,
          link: "Invia messaggio o vocale",
        },
      },
      {
        title: "Landing page professionali",
        description: "Una pagina, un obiettivo: farti contattare.",
        icon: "page",
        price: `${euro(threeMonths.price)} per ${times.threeMonths}`,
        conditions: "",
        time: `online in ${times.landingPages}`,
        features: [
          "Hosting e certificato SSL compresi",
          "Statistiche e aggiornamenti compresi",
          "La rivedi e la correggi prima che vada online",
        ],
        path: "landing-page-professionali",
        whatsapp: false,
        details: {
          text: `Una pagina sola per un’offerta sola, scritta perché chi arriva ti contatti. Pronta in ${times.landingPages}, con hosting, SSL, statistiche e aggiornamenti compresi.`,
          link: "Che cosa comprende la pagina",
        },
      },
      {
        title: "RispondiSubito",
        description: `Il centralino automatico che risponde al posto tuo, ${availability}.`,
        icon: "phone",
        ...cardPrice("rispondiSubito"),
        time: activation,
        features: ["Collegato al tuo CRM", "Passa ogni chiamata alla persona giusta", "Nessun costo di operatore"],
        path: "services/rispondi-subito",
        whatsapp: false,
        details: {
          text: `Il centralino automatico che risponde a ogni ora, passa la chiamata alla persona giusta e lascia traccia nel tuo CRM. Senza costi di operatore.`,
          link: "Come funziona RispondiSubito",
        },
      },
    ],
    others: [{ path: "flipping-catalog", ...cardPrice("flippingCatalog"), time: `pronto in ${times.activation}` }],
  } satisfies ServiceCardsWords;
};
